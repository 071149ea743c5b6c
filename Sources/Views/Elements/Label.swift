import ViewTree

/// A picture and a title.
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never

  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let inner = context.inner
    let parts =
      switch context.environment.labelStyle {
      case .titleAndIcon:
        Blueprint(
          .sequence([
            Icon.makeBlueprint(of: view.icon, in: inner),
            Title.makeBlueprint(of: view.title, in: inner),
          ]))
      case .titleOnly:
        Blueprint(.sequence([.empty, Title.makeBlueprint(of: view.title, in: inner)]))
      case .iconOnly:
        Blueprint(.sequence([Icon.makeBlueprint(of: view.icon, in: inner), .empty]))
      }
    let stack = StackElement(.horizontal, spacing: .small)
    // What an icon alone stands for must still be said.
    let name =
      context.environment.labelStyle == .iconOnly
      ? InlineReader(Title.makeBlueprint(of: view.title, in: inner)).text.plain : nil
    return context.element(.stack(stack), children: parts) { $0.meaning.label = name }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: String, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(String(title), systemImage: systemImage)
  }

  public init(_ title: String, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
