import UIKit

/// Edits the name and the address. The Save button leads back to the settings, which read `profile`.
class ProfileEditor: UIViewController {
  var nameField: UITextField!
  var mailField: UITextField!
  var saveItem: UIBarButtonItem!

  private let original: Profile

  /// What is in the fields.
  var profile: Profile {
    var profile = original
    profile.name = nameField.text ?? ""
    profile.mail = mailField.text ?? ""
    return profile
  }

  init(profile: Profile) {
    original = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = original.name
    mailField.text = original.mail
  }

  /// Nobody is without a name.
  func nameChanged() { saveItem.isEnabled = !profile.name.isEmpty }
}
