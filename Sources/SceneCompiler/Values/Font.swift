/// Fonts as scenes write them.
enum Font {
  /// The Swift expression of a font: a text style (`body`), `system 17`, `system 17 bold`, or a font name and size.
  static func swift(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 1 { return styles.contains(text) ? ".preferredFont(forTextStyle: .\(text))" : nil }
    guard words.count >= 2, let size = Decimal(words[1]), size.value > 0 else { return nil }
    if words[0] != "system" {
      return words.count == 2 ? "UIFont(name: \(StringLiteral.swift(words[0])), size: \(size.swift))" : nil
    }
    switch words.count {
    case 2: return ".systemFont(ofSize: \(size.swift))"
    case 3 where weights.contains(words[2]): return ".systemFont(ofSize: \(size.swift), weight: .\(words[2]))"
    default: return nil
    }
  }

  /// UIKit's text styles.
  static let styles: Set<String> = [
    "body", "callout", "caption1", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title1", "title2",
    "title3",
  ]
  /// UIKit's weights.
  static let weights: Set<String> = [
    "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight",
  ]
}
