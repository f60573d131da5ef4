/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
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
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// How far the shadow is from the text.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; as many as it takes where it is 0.
  open var numberOfLines = 1
  /// Whether the text is drawn as something that can be used.
  open var isEnabled = true
  /// Whether the text has its other colour.
  open var isHighlighted = false
  /// Whether the font shrinks where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// How far the font may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Where the text stays when its font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How long lines may be where the label's width is not known yet.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeDefaults()
  }

  /// A label from an archive, of which nothing is read here.
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

  /// The room that the text takes in lines as long as there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(limit: size.width) }

  private func textSize(limit: CGFloat) -> CGSize {
    TextMeasure(font: font ?? .systemFont(ofSize: 17)).size(of: text ?? "", limit: limit, lines: numberOfLines)
  }
}
