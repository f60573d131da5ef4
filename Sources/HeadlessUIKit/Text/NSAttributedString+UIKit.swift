// The attributes of UIKit.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The shadow of the letters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The additional space between letters, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether and how the text is struck through, a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Whether and how the text is underlined, a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the outlines of the letters, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The stroke width of the glyphs, a number.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The destination of the link, a `URL`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The offset of the glyphs above the baseline, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Whether letters are joined, a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}
