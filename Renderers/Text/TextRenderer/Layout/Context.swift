import ViewTree

/// The room that a node may use.
struct Space {
  var width: Int
  var height: Int?
}

/// What a node inherits from those around it.
struct Context {
  var isDisabled = false
  var style: CellStyle = []
  var textAlignment = HorizontalAlignment.start
  var lineLimit: Int?

  func inside(_ content: Content) -> Context {
    var copy = self
    if content.meaning.isDisabled { copy.isDisabled = true }
    copy.style.formUnion(CellStyle(content.appearance))
    if copy.isDisabled { copy.style.formUnion(.inactive) }
    if let alignment = content.appearance.textAlignment { copy.textAlignment = alignment }
    if let limit = content.appearance.lineLimit { copy.lineLimit = limit }
    return copy
  }
}
