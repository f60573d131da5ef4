import UIKit

/// Asks for the name of the user.
class NamePageController: UIViewController, UITextFieldDelegate {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scene.nameField.text = introduction?.choices.name
  }

  private var introduction: IntroductionController? { scene.introductionPages?.scene.introduction }

  func nameChanged(_ field: UITextField) {
    introduction?.choices.name = field.text ?? ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    introduction?.goOn()
    return true
  }

  func endEditing() { view.endEditing(true) }
}
