import CUTF8Proc

/// How many terminal cells a grapheme takes: the one place that decides it, for layout, wrapping,
/// clipping, the caret and hit tests alike.
package enum CellWidth {
  /// 0, 1 or 2.
  ///
  /// A sequence that draws as one picture (an emoji with joiners or a variation selector, a flag)
  /// takes two cells; else the base scalar decides, by utf8proc's tables.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII {
      return scalars.count == 1 || first == "\r" ? (first.value < 32 ? 0 : 1) : joined(scalars)
    }
    return joined(scalars)
  }

  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func joined(_ scalars: Character.UnicodeScalarView) -> Int {
    var width = 0
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F, 0x1F1E6...0x1F1FF: return scalars.count > 1 ? 2 : 1
      default: break
      }
      width = max(width, Int(utf8proc_charwidth(Int32(scalar.value))))
    }
    return min(width, 2)
  }
}
