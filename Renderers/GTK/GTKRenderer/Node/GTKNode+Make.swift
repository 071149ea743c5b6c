import GTK
import ViewTree

extension GTKNode {
  /// Makes the node for a kind.
  static func make(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) -> GTKNode {
    switch content.element {
    case .text: TextNode(id, content, renderer)
    case .button: ButtonNode(id, content, renderer)
    case .textField: FieldNode(id, content, renderer)
    case .toggle: ToggleNode(id, content, renderer)
    case .slider: SliderNode(id, content, renderer)
    case .stepper: StepperNode(id, content, renderer)
    case .picker: PickerNode(id, content, renderer)
    case .menu: MenuNode(id, content, renderer)
    case .image: ImageNode(id, content, renderer)
    case .progress: ProgressNode(id, content, renderer)
    case .chart: ChartNode(id, content, renderer)
    case .divider: DividerNode(id, content, renderer)
    case .stack: StackNode(id, content, renderer)
    case .spacer: SpacerNode(id, content, renderer)
    case .list: ListNode(id, content, renderer)
    case .section(let section):
      section.window == nil
        ? SectionNode(id, content, renderer) : ListSectionNode(id, content, renderer)
    case .form: FormNode(id, content, renderer)
    case .scroll: ScrollNode(id, content, renderer)
    case .window: WindowNode(id, content, renderer)
    case .navigationStack: NavigationNode(id, content, renderer)
    case .screen: ScreenNode(id, content, renderer)
    case .toolbarItem: ToolbarItemNode(id, content, renderer)
    case .alert, .dialog: AlertNode(id, content, renderer)
    case .sheet(let sheet):
      sheet.style == .popover
        ? PopoverNode(id, content, renderer) : SheetNode(id, content, renderer)
    case .datePicker: DatePickerNode(id, content, renderer)
    case .shape: ShapeNode(id, content, renderer)
    case .grid: GridNode(id, content, renderer)
    case .tabs: TabsNode(id, content, renderer)
    case .disclosure: DisclosureNode(id, content, renderer)
    // A foreign widget that isn't declared doesn't arrive; its stand-in would be shown.
    case .group, .foreign: GroupNode(id, content, renderer)
    }
  }
}
