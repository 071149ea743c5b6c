import ViewTree

extension FontRole {
  /// The classes of GTK's theme that stand for it.
  var styles: [String] {
    switch self {
    case .largeTitle: ["large-title"]
    case .title: ["title-1"]
    case .title2: ["title-2"]
    case .title3: ["title-3"]
    case .headline: ["heading"]
    case .subheadline: ["oriel-subtitle"]
    case .body, .callout: ["body"]
    case .footnote, .caption: ["caption"]
    case .caption2: ["caption"]
    }
  }

  /// The size in Pango's markup, for a run within a text.
  var pangoSize: String {
    switch self {
    case .largeTitle: "xx-large"
    case .title: "x-large"
    case .title2, .title3: "large"
    case .headline, .body, .callout: "medium"
    case .subheadline, .footnote, .caption: "small"
    case .caption2: "x-small"
    }
  }
}
