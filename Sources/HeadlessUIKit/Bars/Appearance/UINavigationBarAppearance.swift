/// What a navigation bar looks like.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from where it would be.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons look.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that stand out.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button looks.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture beside the title of the back button.
  open var backIndicatorImage: UIImage { indicator.image }
  /// What hides titles that move under that picture.
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
