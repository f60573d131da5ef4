import UIKit

/// The page where reminders are turned on.
class ReminderPage: UIViewController {
  var reminderSwitch: UISwitch!
  var timePicker: UIDatePicker!

  func remindersChanged(_ sender: UISwitch) { timePicker.isHidden = !sender.isOn }
}
