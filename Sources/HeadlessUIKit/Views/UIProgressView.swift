import UIKitFacts

/// A view that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.progressHeight)
  }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.progressHeight)
  }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "progressView") }

  /// The current progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The appearance of the view.
  open var progressViewStyle = UIProgressView.Style.default
  /// The tint colour of the completed part.
  open var progressTintColor: UIColor?
  /// The tint colour of the remaining part.
  open var trackTintColor: UIColor?
  /// The picture of the completed part.
  open var progressImage: UIImage?
  /// The picture of the remaining part.
  open var trackImage: UIImage?

  /// Makes a view with progress 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of a style, with progress 0.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the completed fraction.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

extension UIProgressView {
  /// The appearance of a progress view.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
