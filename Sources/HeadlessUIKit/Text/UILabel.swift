/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet { attributes = nil }
  }
  private var attributes: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map(NSAttributedString.init(string:)) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
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
