extension UIFont {
  /// A text style, from which the system derives a font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// The style of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text called out from running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions below captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
