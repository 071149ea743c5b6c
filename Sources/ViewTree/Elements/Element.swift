/// The closed vocabulary that renderers draw: one case per kind, with a typed payload.
///
/// A payload holds values only. Content that a view author composes freely, such as the label of a
/// button, is the node's children.
public enum Element: Hashable, Sendable, Codable {
  // Core kinds: every renderer draws these.
  case text(TextElement)
  case button(ButtonElement)
  case textField(TextFieldElement)
  case toggle(ToggleElement)
  case stack(StackElement)
  case list(ListElement)
  case group
  case spacer
  // Controls.
  case slider(SliderElement)
  case stepper(StepperElement)
  case picker(PickerElement)
  case menu(MenuElement)
  case datePicker(DatePickerElement)
  // Pictures and signs.
  case image(ImageElement)
  case progress(ProgressElement)
  case divider
  case shape(ShapeElement)
  case chart(ChartElement)
  // Containers.
  case section(SectionElement)
  case form
  case scroll(ScrollElement)
  case grid(GridElement)
  case tabs(TabsElement)
  case disclosure(DisclosureElement)
  case foreign(ForeignElement)
  // Places: windows, screens and what is shown above them.
  case window(WindowElement)
  case navigationStack
  case screen(ScreenElement)
  case toolbarItem(ToolbarItemElement)
  case alert(AlertElement)
  case dialog(AlertElement)
  case sheet(SheetElement)
}
