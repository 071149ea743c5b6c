import SwiftNavigation
import ViewTree
import Views

extension Text {
  /// A text of state, with its styles.
  public init(_ state: TextState) {
    self.init(StyledText(state))
  }
}
