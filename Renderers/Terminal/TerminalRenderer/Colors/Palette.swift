import TextRenderer
import ViewTree

/// The colours of roles, on a terminal with so many colours and on such a background.
struct Palette: Hashable, Sendable {
  var depth: ColorDepth
  var backdrop: Backdrop

  /// The same colour in three ways: of the eight (with whether it should be bright), of the 256, and
  /// exactly.
  struct Swatch {
    var basic: UInt8
    var isBright = false
    var indexed: UInt8
    var rgb: (UInt8, UInt8, UInt8)
  }

  func color(_ role: ColorRole) -> Pen.Color {
    if case .rgba(let red, let green, let blue, _) = role { return fixed(red, green, blue) }
    guard let swatch = swatch(role) else { return .standard }
    return color(swatch)
  }

  func color(_ swatch: Swatch) -> Pen.Color {
    switch depth {
    case .monochrome: .standard
    // Bright black is grey, and black where there is none: not to be read.
    case .eight: swatch.basic == 0 && swatch.isBright ? .standard : .indexed(swatch.basic)
    case .sixteen: .indexed(swatch.basic + (swatch.isBright ? 8 : 0))
    case .indexed: .indexed(swatch.indexed)
    case .direct: .rgb(swatch.rgb.0, swatch.rgb.1, swatch.rgb.2)
    }
  }

  /// Of three swatches the one that can be read on the background.
  private func pick(_ onDark: Swatch, _ onLight: Swatch, _ onAny: Swatch) -> Swatch {
    switch backdrop {
    case .dark: onDark
    case .light: onLight
    case .unknown: onAny
    }
  }

  private func swatch(_ role: ColorRole) -> Swatch? {
    switch role {
    case .primary, .background, .clear, .rgba: nil
    case .secondary, .tertiary, .gray: grey
    case .secondaryBackground: surface
    case .accent, .blue:
      pick(
        Swatch(basic: 4, isBright: true, indexed: 75, rgb: (0x78, 0xAE, 0xED)),
        Swatch(basic: 4, indexed: 25, rgb: (0x1C, 0x71, 0xD8)),
        Swatch(basic: 6, indexed: 33, rgb: (0x35, 0x84, 0xE4)))
    case .success, .green:
      pick(
        Swatch(basic: 2, isBright: true, indexed: 114, rgb: (0x8F, 0xF0, 0xA4)),
        Swatch(basic: 2, indexed: 28, rgb: (0x1B, 0x85, 0x53)),
        Swatch(basic: 2, indexed: 35, rgb: (0x2E, 0xA0, 0x5B)))
    case .warning, .yellow:
      pick(
        Swatch(basic: 3, isBright: true, indexed: 221, rgb: (0xF8, 0xE4, 0x5C)),
        Swatch(basic: 3, indexed: 136, rgb: (0x9C, 0x6E, 0x03)),
        Swatch(basic: 3, indexed: 178, rgb: (0xC8, 0x8F, 0x00)))
    case .error, .red:
      pick(
        Swatch(basic: 1, isBright: true, indexed: 210, rgb: (0xFF, 0x7B, 0x63)),
        Swatch(basic: 1, indexed: 160, rgb: (0xC0, 0x1C, 0x28)),
        Swatch(basic: 1, indexed: 203, rgb: (0xED, 0x5B, 0x5B)))
    case .orange:
      pick(
        Swatch(basic: 3, isBright: true, indexed: 215, rgb: (0xFF, 0xBE, 0x6F)),
        Swatch(basic: 3, indexed: 166, rgb: (0xC6, 0x46, 0x00)),
        Swatch(basic: 3, indexed: 208, rgb: (0xE6, 0x6C, 0x0A)))
    case .mint, .teal, .cyan:
      pick(
        Swatch(basic: 6, isBright: true, indexed: 80, rgb: (0x7B, 0xDF, 0xD9)),
        Swatch(basic: 6, indexed: 30, rgb: (0x00, 0x7C, 0x83)),
        Swatch(basic: 6, indexed: 37, rgb: (0x21, 0x90, 0xA4)))
    case .indigo, .purple, .pink:
      pick(
        Swatch(basic: 5, isBright: true, indexed: 177, rgb: (0xDC, 0x8A, 0xDD)),
        Swatch(basic: 5, indexed: 91, rgb: (0x81, 0x3D, 0x9C)),
        Swatch(basic: 5, indexed: 134, rgb: (0xA6, 0x5D, 0xBD)))
    case .brown:
      pick(
        Swatch(basic: 3, indexed: 180, rgb: (0xCD, 0xAB, 0x8F)),
        Swatch(basic: 3, indexed: 94, rgb: (0x86, 0x5E, 0x3C)),
        Swatch(basic: 3, indexed: 137, rgb: (0x98, 0x6A, 0x44)))
    case .white: Swatch(basic: 7, isBright: true, indexed: 231, rgb: (255, 255, 255))
    case .black: Swatch(basic: 0, indexed: 16, rgb: (0, 0, 0))
    }
  }

  /// Text of less weight.
  var grey: Swatch {
    pick(
      Swatch(basic: 7, indexed: 247, rgb: (0x9A, 0x99, 0x96)),
      Swatch(basic: 0, isBright: true, indexed: 242, rgb: (0x6A, 0x68, 0x70)),
      Swatch(basic: 0, isBright: true, indexed: 245, rgb: (0x8A, 0x8A, 0x8A)))
  }

  /// Lines around things, and what is covered.
  var line: Swatch {
    pick(
      Swatch(basic: 0, isBright: true, indexed: 240, rgb: (0x5E, 0x5C, 0x64)),
      Swatch(basic: 0, isBright: true, indexed: 249, rgb: (0xB4, 0xB2, 0xB0)),
      Swatch(basic: 0, isBright: true, indexed: 244, rgb: (0x80, 0x80, 0x80)))
  }

  /// A plane a little in front of the background, where the background is known.
  var surface: Swatch? {
    switch backdrop {
    case .dark: Swatch(basic: 0, indexed: 236, rgb: (0x30, 0x30, 0x34))
    case .light: Swatch(basic: 7, isBright: true, indexed: 255, rgb: (0xEC, 0xEC, 0xEE))
    case .unknown: nil
    }
  }

  /// Behind white text: what has the keyboard.
  static let focus = Swatch(basic: 4, indexed: 26, rgb: (0x2A, 0x6F, 0xD0))
  static let onFocus = Swatch(basic: 7, isBright: true, indexed: 231, rgb: (255, 255, 255))

  /// Behind a selected row of a list that hasn't the keyboard.
  var selection: Swatch {
    pick(
      Swatch(basic: 4, indexed: 24, rgb: (0x24, 0x3B, 0x5A)),
      Swatch(basic: 6, indexed: 153, rgb: (0xCC, 0xDF, 0xF8)),
      Swatch(basic: 4, indexed: 25, rgb: (0x2B, 0x55, 0x8C)))
  }

  private func fixed(_ red: Double, _ green: Double, _ blue: Double) -> Pen.Color {
    func byte(_ value: Double) -> UInt8 {
      value.isFinite ? UInt8((min(1, max(0, value)) * 255).rounded()) : 0
    }
    let rgb = (byte(red), byte(green), byte(blue))
    switch depth {
    case .monochrome: return .standard
    case .direct: return .rgb(rgb.0, rgb.1, rgb.2)
    case .indexed:
      func step(_ value: UInt8) -> UInt8 { UInt8((Double(value) / 51).rounded()) }
      return .indexed(16 + 36 * step(rgb.0) + 6 * step(rgb.1) + step(rgb.2))
    case .eight, .sixteen:
      func bit(_ value: UInt8, _ weight: UInt8) -> UInt8 { value >= 128 ? weight : 0 }
      return .indexed(bit(rgb.0, 1) + bit(rgb.1, 2) + bit(rgb.2, 4))
    }
  }
}
