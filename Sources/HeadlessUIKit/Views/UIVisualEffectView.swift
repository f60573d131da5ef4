/// A view with a visual effect, whose subviews are in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// The view for subviews.
  open var contentView: UIView { content }
  /// The effect.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addFilling(content)
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(content)
  }
}
