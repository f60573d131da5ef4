import UIKit

/// Asks for an address and a password. The layout keeps the form above the keyboard.
class SignInController: UIViewController, UITextFieldDelegate {
  var mailField: UITextField!
  var passwordField: UITextField!
  var problemLabel: UILabel!
  var submitButton: UIButton!

  private let accounts: any AccountStore
  private var isAsking = false { didSet { showState() } }

  init(accounts: any AccountStore) {
    self.accounts = accounts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var isComplete: Bool {
    let mail = mailField.text ?? ""
    return mail.contains("@") && mail.last != "@" && passwordField.text?.isEmpty == false
  }

  private func showState() {
    submitButton.isEnabled = isComplete && !isAsking
    submitButton.configuration?.showsActivityIndicator = isAsking
    mailField.isEnabled = !isAsking
    passwordField.isEnabled = !isAsking
  }

  private func show(problem: String?) {
    problemLabel.text = problem
    problemLabel.isHidden = problem == nil
  }

  // MARK: - Actions

  func fieldChanged() {
    show(problem: nil)
    showState()
  }

  func reveal(_ sender: UISwitch) { passwordField.isSecureTextEntry = !sender.isOn }

  func endEditing() { view.endEditing(true) }

  func submit() {
    guard isComplete, !isAsking else { return }
    view.endEditing(true)
    isAsking = true
    accounts.signIn(mail: mailField.text ?? "", password: passwordField.text ?? "") { [weak self] account in
      self?.finish(account)
    }
  }

  private func finish(_ account: Account?) {
    isAsking = false
    guard let account else {
      return show(problem: "The e-mail address or the password is wrong.")
    }
    scene.performEnter(account: account)
  }

  // MARK: - The keyboard

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === mailField {
      passwordField.becomeFirstResponder()
    } else {
      submit()
    }
    return false
  }

  // MARK: - Segues

  func makePasswordReset(forResetPassword sender: Any?) -> PasswordResetController {
    scene.scenes.instantiatePasswordReset(mail: mailField.text ?? "")
  }

  func linkSent(_ segue: UIStoryboardSegue) {
    guard let reset = segue.source as? PasswordResetController else { return }
    show(problem: "We have sent a link to \(reset.mail).")
  }

  func signedOut() {
    passwordField.text = nil
    showState()
  }
}
