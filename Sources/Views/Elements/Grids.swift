import ViewTree

/// Rows whose cells are aligned in columns.
public struct Grid<Content: View>: View {
  public typealias Body = Never

  let spacing: SizeStep?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    spacing = (verticalSpacing ?? horizontalSpacing).map(SizeStep.init(points:))
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .grid(GridElement(spacing: view.spacing)),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// The cells of one row of a ``Grid``.
public struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let content: Content

  public init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .stack(StackElement(.horizontal, alignment: Alignment(vertical: view.alignment))),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// One column of a lazy grid.
public struct GridItem: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  let size: Size

  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
  }
}

/// Cells that fill columns in reading order.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: Int
  let spacing: SizeStep?
  let content: Content

  /// - Parameter columns: Their number counts; an adaptive one counts as three.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns.reduce(0) { count, item in
      if case .adaptive = item.size { return count + 3 }
      return count + 1
    }
    self.spacing = spacing.map(SizeStep.init(points:))
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .grid(GridElement(columns: max(view.columns, 1), spacing: view.spacing)),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}
