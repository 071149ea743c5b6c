import SwiftSyntax

extension DeclGroupSyntax {
  /// The keyword that says what kind of type this is.
  var introducer: TokenSyntax {
    if let type = self.as(StructDeclSyntax.self) { return type.structKeyword }
    if let type = self.as(EnumDeclSyntax.self) { return type.enumKeyword }
    if let type = self.as(ClassDeclSyntax.self) { return type.classKeyword }
    if let type = self.as(ActorDeclSyntax.self) { return type.actorKeyword }
    if let type = self.as(ProtocolDeclSyntax.self) { return type.protocolKeyword }
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extensionKeyword }
    return Syntax(self).firstToken(viewMode: .sourceAccurate) ?? .keyword(.struct)
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes as source, for members that must be as available.
  var availability: [String] {
    compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      return attribute.trimmedDescription
    }
  }
}

extension MemberBlockItemListSyntax {
  func declaresStaticVariable(named name: String) -> Bool {
    contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStatic
      else { return false }
      return variable.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }
    }
  }
}
