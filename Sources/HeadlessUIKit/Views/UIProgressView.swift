/// A view that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// What the view looks like.
  open var progressViewStyle = UIProgressView.Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// The picture of what is done.
  open var progressImage: UIImage?
  /// The picture of what is left.
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

  /// Says how much is done.
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
