import UIKit

/// Asks whether and when the app reminds the user.
class RemindersPageController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let reminder = introduction?.choices.reminder
    scene.reminderSwitch.isOn = reminder != nil
    scene.timePicker.isHidden = reminder == nil
    if let reminder { scene.timePicker.date = reminder }
  }

  private var introduction: IntroductionController? { scene.introductionPages?.scene.introduction }

  func reminderChanged(_ control: UISwitch) {
    introduction?.choices.reminder = control.isOn ? scene.timePicker.date : nil
    UIView.animate(withDuration: 0.2) { self.scene.timePicker.isHidden = !control.isOn }
  }

  func timeChanged(_ picker: UIDatePicker) {
    introduction?.choices.reminder = picker.date
  }
}
