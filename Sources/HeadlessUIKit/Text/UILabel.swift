import LayoutSolver

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The displayed text.
  open var text: String? {
    didSet {
      attributes = nil
      contentDidChange()
    }
  }
  private var attributes: NSAttributedString?
  /// The styled text; setting it sets the text.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map(NSAttributedString.init(string:)) }
    set {
      text = newValue?.string
      attributes = newValue
      contentDidChange()
    }
  }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// The shadow colour of the text.
  open var shadowColor: UIColor?
  /// The shadow offset of the text.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The wrapping or truncation of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }
  /// Whether the text is drawn as something that can be used.
  open var isEnabled = true
  /// Whether the text has its highlighted colour.
  open var isHighlighted = false
  /// Whether the font shrinks where the text does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange() }
  }
  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  override func adaptToTraits() { adjustFont() }
  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// The minimum scale factor of the font.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentDidChange() }
  }
  /// The baseline of the text when its font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The maximum length of lines while the label's width is not known.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentDidChange() }
  }

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
  open override var intrinsicContentSize: CGSize { textSize(limit: wrappingLimit) }

  /// The size of the text, wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(limit: size.width) }

  /// The rectangle that the text takes in bounds, with so many lines at most.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = textContent
    content.lines = max(0, numberOfLines)
    let size = Content.text(content).size(limit: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  private func textSize(limit: CGFloat) -> CGSize { Content.text(textContent).size(limit: limit) }

  private var wrappingLimit: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth }

  /// The text as the solver measures it.
  var textContent: TextContent {
    var content = TextContent(text, attributes, font: font, lines: numberOfLines)
    content.wraps = lineBreakMode.solved
    if adjustsFontSizeToFitWidth { content.minimumScale = minimumScaleFactor > 0 ? Double(minimumScaleFactor) : 0.5 }
    return content
  }

  override var layoutContent: Content {
    var content = textContent
    if preferredMaxLayoutWidth > 0, preferredMaxLayoutWidth.isFinite {
      content.preferredMaxWidth = Double(preferredMaxLayoutWidth)
    }
    // A class of the author's can add to the size of the text, whose baselines are then further inside.
    guard type(of: self) != UILabel.self, intrinsicContentSize != textSize(limit: wrappingLimit) else {
      return .text(content)
    }
    return .measured(IntrinsicSize(around: content, intrinsicContentSize, limit: wrappingLimit))
  }

  override var measuresWrappedContent: Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, case .measured = layoutContent else { return false }
    return true
  }
}

extension IntrinsicSize {
  /// A size that holds a text in its middle.
  @MainActor fileprivate init(around text: TextContent, _ size: CGSize, limit: CGFloat) {
    self.init(width: Content.length(size.width), height: Content.length(size.height))
    let own = Content.text(text).size(
      fitting: limit > 0 ? Double(limit) : nil, scale: Double(UIScreen.main.scale))
    guard let lines = own.baselines else { return }
    let spare = ((height ?? 0) - (own.height ?? 0)) / 2
    baselines = Baselines(first: lines.first + spare, last: lines.last + spare)
    lineHeight = own.lineHeight
  }
}
