/// What a toolbar looks like.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that stand out.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
