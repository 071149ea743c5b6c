import SwiftSyntax

/// What `@ObservableState` makes of a property.
enum ObservableStateProperty {
  /// Stored and mutable: gets accessors that report.
  case tracked
  /// `@Presents`: reports by itself.
  case presented
  /// Constant, computed, static, lazy, ignored, or of a kind that observes by itself.
  case untracked
  /// Stored through a property wrapper, which leaves no room for accessors.
  case wrapped(AttributeSyntax)
  /// `var a = 0, b = 0`, which leaves no room for accessors either.
  case several

  var isTracked: Bool {
    switch self {
    case .tracked, .presented: true
    case .untracked, .wrapped, .several: false
    }
  }

  var isPresented: Bool {
    if case .presented = self { true } else { false }
  }

  static func kind(of variable: VariableDeclSyntax) -> Self {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isStatic,
      !variable.isLazy, !variable.hasMacro(among: selfSufficient)
    else { return .untracked }
    if variable.hasMacro(among: ["Presents"]) { return .presented }
    if variable.hasMacro(among: ["ObservationStateTracked"]) {
      return variable.isComputed ? .untracked : .tracked
    }
    if let wrapper = variable.wrapper { return .wrapped(wrapper) }
    if variable.bindings.count > 1 || variable.singleName == nil {
      return variable.bindings.contains { !$0.isComputed } ? .several : .untracked
    }
    return variable.isComputed ? .untracked : .tracked
  }

  /// Attributes whose properties aren't tracked: told so, or observable by themselves.
  private static let selfSufficient: Set<String> = [
    "ObservationStateIgnored", "Shared", "SharedReader",
  ]
}

extension VariableDeclSyntax {
  /// The name when exactly one is declared, with the backticks of the source.
  var singleName: String? {
    guard bindings.count == 1, let binding = bindings.first else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  var isComputed: Bool { bindings.first.map(\.isComputed) ?? false }

  var isLazy: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  fileprivate func hasMacro(among names: Set<String>) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self).map { names.contains($0.baseName) } ?? false }
  }

  /// The first attribute that must be taken for a property wrapper: custom, written with a capital
  /// letter, and not a global actor.
  fileprivate var wrapper: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let name = $0.baseName
      return name.first?.isUppercase == true && !name.hasSuffix("Actor")
    }
  }
}

extension AttributeSyntax {
  /// The name without module and generic arguments: `Shared` of `@Sharing.Shared<Int>`.
  var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return attributeName.trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// Whether a getter is written out, so that nothing is stored.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension String {
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
