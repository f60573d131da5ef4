/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The displayed text.
  open var text: String? {
    didSet { attributes = nil }
  }
  private var attributes: NSAttributedString?
  /// The styled text; setting it sets the text.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map(NSAttributedString.init(string:)) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// The shadow colour of the text.
  open var shadowColor: UIColor?
  /// The shadow offset of the text.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// How text that does not fit is wrapped or cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// Whether the text is drawn as something that can be used.
  open var isEnabled = true
  /// Whether the text has its highlighted colour.
  open var isHighlighted = false
  /// Whether the font shrinks where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// How much the font can shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Where the text stays when its font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The maximum length of lines while the label's width is not known.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeDefaults()
  }

  /// Makes a label without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaults()
  }

  private func takeDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
  }

  /// The room that the text takes, in lines as long as `preferredMaxLayoutWidth`, if that is set.
  open override var intrinsicContentSize: CGSize { textSize(limit: preferredMaxLayoutWidth) }

  /// The size of the text, wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(limit: size.width) }

  private func textSize(limit: CGFloat) -> CGSize {
    TextMeasure(font: font ?? .systemFont(ofSize: 17)).size(of: text ?? "", limit: limit, lines: numberOfLines)
  }
}
