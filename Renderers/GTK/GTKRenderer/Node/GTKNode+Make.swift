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
    case .section: SectionNode(id, content, renderer)
    case .form: FormNode(id, content, renderer)
    case .scroll: ScrollNode(id, content, renderer)
    case .window: WindowNode(id, content, renderer)
    case .navigationStack: NavigationNode(id, content, renderer)
    case .screen: ScreenNode(id, content, renderer)
    case .toolbarItem: ToolbarItemNode(id, content, renderer)
    case .alert, .dialog: AlertNode(id, content, renderer)
    case .sheet: SheetNode(id, content, renderer)
    // Kinds that aren't declared don't arrive; as a group, their children are still shown.
    case .group, .datePicker, .shape, .grid, .tabs, .disclosure, .foreign:
      GroupNode(id, content, renderer)
    }
  }
}
