/// A font.
package enum Font: Sendable, Equatable {
  /// A text style, whose size follows the user's settings: `body`.
  case textStyle(String)
  /// The system's font, with one of UIKit's weights if the scene names one.
  case system(size: Decimal, weight: String?)
  /// A font by its name.
  case named(String, size: Decimal)

  /// The font that `text` writes, if it writes one: `body`, `system 17`, `system 17 bold`, or a font name and size.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 1 {
      guard Self.styles.contains(text) else { return nil }
      self = .textStyle(text)
      return
    }
    guard words.count >= 2, let size = Decimal(words[1]), size.value > 0 else { return nil }
    switch (words[0] == "system", words.count) {
    case (false, 2): self = .named(words[0], size: size)
    case (true, 2): self = .system(size: size, weight: nil)
    case (true, 3) where Self.weights.contains(words[2]): self = .system(size: size, weight: words[2])
    default: return nil
    }
  }

  /// UIKit's text styles.
  package static let styles: Set<String> = [
    "body", "callout", "caption1", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title1", "title2",
    "title3",
  ]
  /// UIKit's weights.
  package static let weights: Set<String> = [
    "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight",
  ]
}
