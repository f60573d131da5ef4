import HeadlessUIKit

extension UIControl {
  /// Sends the events of a tap.
  func beTapped() {
    switch self {
    case let toggle as UISwitch: toggle.beTurned()
    case let field as UITextField: field.becomeFirstResponder()
    default:
      sendActions(for: .touchDown, with: UIEvent())
      sendActions(for: .touchUpInside, with: UIEvent())
      if self is UIButton { sendActions(for: .primaryActionTriggered, with: UIEvent()) }
    }
  }
}
