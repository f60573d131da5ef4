import UIKit

// Swift 5: a form with a chain of text fields.

protocol LoginViewControllerDelegate: AnyObject {
  func loginViewController(_ controller: LoginViewController, didLogInAs name: String)
}

class RoundedTextField: UITextField {
  var padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12) {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .none
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clipsToBounds = true
    leftView = UIView(frame: CGRect(x: 0, y: 0, width: padding.left, height: 1))
    leftViewMode = .always
    autocorrectionType = .no
    autocapitalizationType = .none
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    layer.borderColor = tintColor.cgColor
    return super.becomeFirstResponder()
  }
}

class LoginViewController: UIViewController, UITextFieldDelegate {
  weak var delegate: LoginViewControllerDelegate?

  private lazy var nameField = makeField(placeholder: "Name", contentType: .username)
  private lazy var passwordField = makeField(placeholder: "Password", contentType: .password)
  private let errorLabel = UILabel()
  private let loginButton = UIButton(type: .system)
  private var bottomConstraint: NSLayoutConstraint!
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.isHidden = true
    loginButton.setTitle("Log in", for: .normal)
    loginButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
    loginButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    loginButton.isEnabled = false
    layOut()
  }

  private func makeField(placeholder: String, contentType: UITextContentType) -> RoundedTextField {
    let field = RoundedTextField()
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.placeholderText])
    field.textContentType = contentType
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    field.inputAccessoryView = makeToolbar()
    return field
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    toolbar.setItems([space, done], animated: false)
    return toolbar
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, errorLabel, loginButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: errorLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    bottomConstraint = stack.bottomAnchor.constraint(
      lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    bottomConstraint.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      bottomConstraint,
      nameField.heightAnchor.constraint(equalToConstant: 48),
      passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("SessionExpired"), object: nil, queue: .main
    ) { _ in }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token = token { NotificationCenter.default.removeObserver(token) }
    view.endEditing(true)
  }

  private func validate() {
    loginButton.isEnabled = [nameField, passwordField].allSatisfy { !($0.text ?? "").isEmpty }
  }

  private func submit() {
    guard let name = nameField.text, let password = passwordField.text, password.count > 3 else {
      errorLabel.text = "Too short"
      UIView.animate(withDuration: 0.2) { self.errorLabel.isHidden = false }
      return
    }
    delegate?.loginViewController(self, didLogInAs: name)
  }

  // MARK: - UITextFieldDelegate

  func textFieldDidBeginEditing(_ textField: UITextField) {
    errorLabel.isHidden = true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case nameField: passwordField.becomeFirstResponder()
    default:
      textField.resignFirstResponder()
      submit()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 40
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
    super.touchesBegan(touches, with: event)
  }
}
