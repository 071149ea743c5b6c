import GTK
import ViewTree

extension ListNode {
  /// Gives a row all the width, in which a text begins where the other rows do.
  static func align(row: GTKNode) {
    row.widget.horizontalAlign = .fill
    row.widget.expandsHorizontally = true
    if let label = row.core as? Label, row.content.appearance.textAlignment == nil {
      label.textPosition = 0
    }
  }
}
