/// How fonts follow the size of text that the user chose. That is the standard size here, so fonts stay as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The text style whose sizes are followed.
  let textStyle: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font at the size that the user chose.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The value as the user's choice scales it.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
