import ViewTree

extension View {
  public func background(_ style: some ShapeStyle) -> Modified<Self> {
    modified { $0.modifiers.appearance.background = style.color.role }
  }

  /// Puts views behind the view.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> Background
  ) -> Rewritten<Self> {
    layered(alignment) { view, inner in
      [
        Background.makeBlueprint(of: content(), in: inner), Self.makeBlueprint(of: view, in: inner),
      ]
    }
  }

  /// Puts views in front of the view.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> Overlay
  ) -> Rewritten<Self> {
    layered(alignment) { view, inner in
      [Self.makeBlueprint(of: view, in: inner), Overlay.makeBlueprint(of: content(), in: inner)]
    }
  }

  private func layered(
    _ alignment: Alignment, _ layers: @escaping @MainActor (Self, BlueprintContext) -> [Blueprint]
  ) -> Rewritten<Self> {
    rewritten { view, context in
      context.element(
        .stack(StackElement(.depth, alignment: alignment)),
        children: Blueprint(.sequence(layers(view, context.inner))))
    }
  }
}
