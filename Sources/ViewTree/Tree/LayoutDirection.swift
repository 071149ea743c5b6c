/// Which way lines are written, and so on which side a line, a row and a bar start.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case leftToRight, rightToLeft
}
