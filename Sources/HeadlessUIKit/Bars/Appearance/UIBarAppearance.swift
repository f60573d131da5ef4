/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The resizing of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture that draws the line at the edge.
  open var shadowImage: UIImage?

  package enum Background: Hashable, Sendable {
    case `default`, opaque, transparent
  }

  package private(set) var background = Background.default

  /// The appearance of bars for the system.
  public required override init() {
    super.init()
  }

  /// Copies another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeOver(barAppearance)
  }

  /// A copy. Bars keep copies, so that changes of the original have no effect.
  var duplicate: Self { Self(barAppearance: self) }

  func takeOver(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    background = other.background
  }

  /// Gives the bar the system's background.
  open func configureWithDefaultBackground() {
    configure(.default, color: nil)
  }

  /// Configures an opaque background.
  open func configureWithOpaqueBackground() {
    configure(.opaque, color: .systemBackground)
  }

  /// Removes the background and the shadow.
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
