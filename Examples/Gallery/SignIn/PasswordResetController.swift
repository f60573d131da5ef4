import UIKit

/// Sends a link to an address, if there is one.
class PasswordResetController: UIViewController {
  var mailLabel: UILabel!
  var sendButton: UIButton!

  let mail: String

  init(mail: String) {
    self.mail = mail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    mailLabel.text = mail.isEmpty ? "Enter your e-mail address first." : "We send a link to \(mail)."
    sendButton.isEnabled = !mail.isEmpty
  }
}
