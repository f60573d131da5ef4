/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// The configuration of a symbol image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange() }
  }
  /// Whether the picture grows with the sizes of text for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The pictures of an animation.
  open var animationImages: [UIImage]?
  /// The duration of the animation.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 for no limit.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view that shows the given picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// A view that shows one of two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the picture, if there is one.
  open override var intrinsicContentSize: CGSize { pictureSize ?? super.intrinsicContentSize }

  /// The size of the picture, if there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { pictureSize ?? super.sizeThatFits(size) }

  private var pictureSize: CGSize? {
    image?.size(preferring: preferredSymbolConfiguration, compatibleWith: traitCollection)
  }

  /// Starts the animation, if there are pictures for it.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
  }
}
