import HeadlessUIKit

extension UISwitch {
  /// Toggles the switch like the user.
  func beTurned() {
    setOn(!isOn, animated: true)
    sendChange()
  }
}
