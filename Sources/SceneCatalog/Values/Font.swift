/// A font.
package enum Font: Sendable, Equatable {
  /// The design and the traits of a system font.
  package struct Form: Sendable, Equatable {
    /// One of UIKit's weights; nil for the regular one.
    package fileprivate(set) var weight: String?
    /// One of `designs`; nil for the one of the system.
    package fileprivate(set) var design: String?
    /// Whether it is italic. Such a font has no weight but bold, and no design.
    package fileprivate(set) var isItalic = false
  }

  /// A text style, whose size follows the user's settings: `body`.
  case textStyle(String)
  /// The system's font.
  case system(size: Decimal, Form)
  /// A font by its name.
  case named(String, size: Decimal)
  /// Another font whose size follows the user's settings, as that of a text style does if the scene names one.
  indirect case scaled(Font, as: String?)

  /// The font that `text` writes, if it writes one.
  ///
  ///     font = style form*
  ///          | "system" size form* [ "scaled" [ style ] ]
  ///          | name size [ "scaled" [ style ] ]
  ///     form = weight | design | "italic"
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let first = words.popFirst() else { return nil }
    if words.isEmpty || Self.sizes[first] != nil {
      self.init(style: first, words)
    } else {
      guard let size = words.popFirst().flatMap({ Decimal($0) }), size.value > 0 else { return nil }
      self.init(first, size, words)
    }
  }

  private init?(style: String, _ words: ArraySlice<String>) {
    guard let size = Self.sizes[style] else { return nil }
    if words.isEmpty {
      self = .textStyle(style)
    } else {
      guard var form = Form(words) else { return nil }
      if style == "headline", form.weight == nil, !form.isItalic { form.weight = "semibold" }
      self = .scaled(.system(size: size, form), as: style)
    }
  }

  private init?(_ name: String, _ size: Decimal, _ words: ArraySlice<String>) {
    let form = words.prefix { $0 != "scaled" }
    let scaling = words.dropFirst(form.count)
    guard scaling.count <= 2, scaling.count < 2 || Self.styles.contains(scaling.last ?? "") else { return nil }
    let font: Font
    if name == "system" {
      guard let form = Form(form) else { return nil }
      font = .system(size: size, form)
    } else {
      // A form that stands first, as in 'bold 17', is meant for the font of the system.
      guard form.isEmpty, Form([name]) == nil else { return nil }
      font = .named(name, size: size)
    }
    self = scaling.isEmpty ? font : .scaled(font, as: scaling.count == 2 ? scaling.last : nil)
  }

  /// UIKit's text styles.
  package static let styles = Set(sizes.keys)
  /// UIKit's weights.
  package static let weights: Set<String> = [
    "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight",
  ]
  /// The designs of the system's font.
  package static let designs: Set<String> = ["rounded", "serif", "monospaced", "monospacedDigits"]

  /// The sizes of UIKit's text styles in the user's standard setting, from which `UIFontMetrics` scales.
  private static let sizes: [String: Decimal] = [
    "body": 17, "callout": 16, "caption1": 12, "caption2": 11, "footnote": 13, "headline": 17, "largeTitle": 34,
    "subheadline": 15, "title1": 28, "title2": 22, "title3": 20,
  ].compactMapValues { Decimal(String($0)) }
}

extension Font.Form {
  /// The form that words write, if they write one.
  fileprivate init?(_ words: ArraySlice<String>) {
    for word in words {
      if Font.weights.contains(word), weight == nil {
        weight = word
      } else if Font.designs.contains(word), design == nil {
        design = word
      } else if word == "italic", !isItalic {
        isItalic = true
      } else {
        return nil
      }
    }
    if isItalic, design != nil || ![nil, "bold"].contains(weight) { return nil }
  }
}
