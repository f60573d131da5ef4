/// What a tab bar looks like.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How items look whose title is below the picture.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look whose title is beside the picture.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How those items look where there is little room.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of what marks the selected item.
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
