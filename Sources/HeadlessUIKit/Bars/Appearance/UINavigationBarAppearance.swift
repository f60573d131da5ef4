/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that are emphasized.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture beside the title of the back button.
  open var backIndicatorImage: UIImage { indicator.image }
  /// The mask that hides titles that move under that picture.
  open var backIndicatorTransitionMaskImage: UIImage { indicator.mask }

  private var indicator = (image: UIImage(), mask: UIImage())

  /// Sets the picture beside the title of the back button, and its mask; nil for those of the system.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    indicator = (backIndicatorImage ?? UIImage(), transitionMaskImage ?? UIImage())
  }

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    indicator = other.indicator
  }
}
