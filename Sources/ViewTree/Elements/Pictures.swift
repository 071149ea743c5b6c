/// A picture by symbol name or by file.
public struct ImageElement: Hashable, Sendable, Codable {
  public enum Source: Hashable, Sendable, Codable {
    /// A symbol name as features write it; the renderer maps it to its own icons.
    case symbol(String)
    /// A named picture of the application's resources.
    case named(String)
    case file(path: String)
  }

  public var source: Source
  /// Read out instead of the picture; `nil` for decoration.
  public var alternative: String?

  public init(_ source: Source, alternative: String? = nil) {
    self.source = source
    self.alternative = alternative
  }
}

/// Work in progress: a spinner, or a bar where `fraction` is known. Its children are its label.
public struct ProgressElement: Hashable, Sendable, Codable {
  /// From 0 to 1, or `nil` where nobody knows.
  public var fraction: Double?

  public init(fraction: Double? = nil) {
    self.fraction = fraction
  }
}

/// A plain filled figure in the node's foreground colour.
public struct ShapeElement: Hashable, Sendable, Codable {
  public enum Figure: String, Hashable, Sendable, Codable {
    case rectangle, roundedRectangle, circle, capsule, ellipse
  }

  public var figure: Figure

  public init(_ figure: Figure) {
    self.figure = figure
  }
}
