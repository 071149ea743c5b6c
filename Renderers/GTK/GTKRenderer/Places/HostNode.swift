import GTK
import ViewTree

/// A node that is a window of the desktop, with a bar for titles, a back button and toolbar items.
@MainActor
protocol HostNode: GTKNode {
  var window: Window { get }
  var bar: TitleBar { get }
}
