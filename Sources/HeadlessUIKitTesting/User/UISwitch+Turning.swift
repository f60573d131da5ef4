import HeadlessUIKit

extension UISwitch {
  /// Turns the switch as a finger does.
  func beTurned() {
    setOn(!isOn, animated: true)
    sendChange()
  }
}
