/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that are emphasized.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
