import UIKit

/// Edits a person. Nothing changes until the user saves.
class EditProfileController: UIViewController, UITextFieldDelegate {
  private let person: Person

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.nameField.text = person.name
    scene.bioView.text = person.bio
    nameChanged()
  }

  /// The person as edited.
  var edited: Person {
    var edited = person
    edited.name = scene.nameField.text ?? ""
    edited.bio = scene.bioView.text
    return edited
  }

  func nameChanged() {
    scene.saveItem.isEnabled = scene.nameField.text?.isEmpty == false
    isModalInPresentation = edited != person
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
