/// What a bar looks like.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  package enum Background: Hashable, Sendable {
    case `default`, opaque, transparent
  }

  package private(set) var background = Background.default

  /// The looks that bars have for the system.
  public required override init() {
    super.init()
  }

  /// The looks that another bar has.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeOver(barAppearance)
  }

  /// A copy, which bars keep, so that what becomes of the original changes nothing.
  var duplicate: Self { Self(barAppearance: self) }

  func takeOver(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    background = other.background
  }

  open func configureWithDefaultBackground() {
    configure(.default, color: nil)
  }

  open func configureWithOpaqueBackground() {
    configure(.opaque, color: .systemBackground)
  }

  open func configureWithTransparentBackground() {
    configure(.transparent, color: nil)
    shadowColor = nil
  }

  private func configure(_ background: Background, color: UIColor?) {
    self.background = background
    backgroundColor = color
    backgroundImage = nil
    shadowColor = .separator
  }
}
