import UIKitFacts

/// A view that shows that something is being done.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  open var style = UIActivityIndicatorView.Style.medium
  /// The colour of the indicator.
  open var color: UIColor! = .systemGray
  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether something is being done.
  open private(set) var isAnimating = false

  /// An indicator of the given style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// An indicator of medium size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes an indicator without reading the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// The size that the style has.
  open override var intrinsicContentSize: CGSize {
    CGSize(style == .large ? ControlSizes.largeActivityIndicator : ControlSizes.activityIndicator)
  }

  /// The size that the style has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var hasOwnSize: Bool { true }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "activityIndicatorView") }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}

extension UIActivityIndicatorView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
}
