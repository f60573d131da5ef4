/// A view that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  open var progressViewStyle = UIProgressView.Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  /// A view where nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view of the given style where nothing is done.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A view from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

extension UIProgressView {
  /// What a progress view looks like.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
