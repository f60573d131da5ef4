/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose title is below the picture.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the picture.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of those items in a compact environment.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture that marks the selected item.
  open var selectionIndicatorImage: UIImage?

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
