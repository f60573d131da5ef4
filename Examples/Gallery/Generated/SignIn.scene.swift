// Made by scenec from SignIn.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of SignIn.scene.
@MainActor
struct SignInScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSignIn: @MainActor (_ accounts: any AccountStore) -> SignInController = {
      SignInSceneController(accounts: $0)
    }
    var makePasswordReset: @MainActor (_ mail: String) -> PasswordResetController = {
      PasswordResetSceneController(mail: $0)
    }
    var makeWelcome: @MainActor (_ account: Account) -> WelcomeController = { WelcomeSceneController(account: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  func instantiateSignIn(accounts: any AccountStore) -> SignInController {
    let signIn = factory.makeSignIn(accounts)
    (signIn as? SignInSceneController)?.signInWiring.scenes = self
    signIn.awakeFromNib()
    return signIn
  }

  func instantiatePasswordReset(mail: String) -> PasswordResetController {
    let passwordReset = factory.makePasswordReset(mail)
    passwordReset.title = "Reset password"
    passwordReset.awakeFromNib()
    return passwordReset
  }

  func instantiateWelcome(account: Account) -> WelcomeController {
    SceneFlow.awakened(factory.makeWelcome(account))
  }
}

/// Makes controllers with the factories of the process.
extension SignInScenes {
  static func instantiateSignIn(accounts: any AccountStore) -> SignInController {
    Self().instantiateSignIn(accounts: accounts)
  }
  static func instantiatePasswordReset(mail: String) -> PasswordResetController {
    Self().instantiatePasswordReset(mail: mail)
  }
  static func instantiateWelcome(account: Account) -> WelcomeController {
    Self().instantiateWelcome(account: account)
  }
}

// MARK: - signIn

/// The parts of the scene `signIn` that its controller uses.
final class SignInScene: SceneParts<SignInSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case resetPassword, enter }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case resetPassword(PasswordResetController)
    case enter(WelcomeController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SignInScenes()
  private let dispatch = SceneDispatch<SignInSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      scroll: UIScrollView, form: UIStackView, mailField: UITextField, passwordField: UITextField,
      revealSwitch: UISwitch, problemLabel: UILabel, submitButton: UIButton
    )!
  fileprivate let keyCommands = SceneKeyCommands(action: "performSignInSceneControllerKeyCommand:")

  var scroll: UIScrollView { loadedViews.views.scroll }
  var form: UIStackView { loadedViews.views.form }
  var mailField: UITextField { loadedViews.views.mailField }
  var passwordField: UITextField { loadedViews.views.passwordField }
  var revealSwitch: UISwitch { loadedViews.views.revealSwitch }
  var problemLabel: UILabel { loadedViews.views.problemLabel }
  var submitButton: UIButton { loadedViews.views.submitButton }

  /// Performs the segue `resetPassword`: presents `passwordReset`.
  func performResetPassword(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let passwordReset = controller.makePasswordReset(forResetPassword: sender)
    passwordReset.sheetPresentationController?.detents = [.medium(), .large()]
    passwordReset.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(
      passwordReset, "resetPassword", from: controller, as: .resetPassword(passwordReset), sender: sender
    )
  }

  /// Performs the segue `resetPassword`: presents `passwordReset`.
  func performResetPassword(mail: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let passwordReset = scenes.instantiatePasswordReset(mail: mail)
    passwordReset.sheetPresentationController?.detents = [.medium(), .large()]
    passwordReset.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(
      passwordReset, "resetPassword", from: controller, as: .resetPassword(passwordReset), sender: sender
    )
  }

  /// Performs the segue `enter`: presents `welcome`.
  func performEnter(account: Account, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let welcome = scenes.instantiateWelcome(account: account)
    welcome.modalPresentationStyle = .fullScreen
    welcome.modalTransitionStyle = .crossDissolve
    dispatch.present(welcome, "enter", from: controller, as: .enter(welcome), sender: sender)
  }

  fileprivate func loadView(of controller: SignInSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let tapGestureRecognizer = UITapGestureRecognizer()
    tapGestureRecognizer.cancelsTouchesInView = false
    SceneGesture.addAction(to: tapGestureRecognizer) { [weak controller] _ in
      if let controller { controller.endEditing() }
    }
    view.addGestureRecognizer(tapGestureRecognizer)

    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)

    let form = UIStackView()
    form.axis = .vertical
    form.spacing = 16
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 32, leading: 24, bottom: 24, trailing: 24)
    form.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(form)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "leaf.circle.fill")
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56, weight: .semibold)
    imageView.tintColor = .systemGreen
    imageView.contentMode = .center
    imageView.isAccessibilityElement = false
    form.addArrangedSubview(imageView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Welcome back"
    label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    form.addArrangedSubview(label)

    let mailField = UITextField()
    mailField.placeholder = "E-mail"
    mailField.borderStyle = .roundedRect
    mailField.clearButtonMode = .whileEditing
    mailField.font = .preferredFont(forTextStyle: .body)
    mailField.adjustsFontForContentSizeCategory = true
    mailField.keyboardType = .emailAddress
    mailField.returnKeyType = .next
    mailField.autocapitalizationType = .none
    mailField.autocorrectionType = .no
    mailField.textContentType = .username
    mailField.addAction(SceneActions.call(controller) { $0.fieldChanged() }, for: .editingChanged)
    form.addArrangedSubview(mailField)

    let passwordField = UITextField()
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.font = .preferredFont(forTextStyle: .body)
    passwordField.adjustsFontForContentSizeCategory = true
    passwordField.returnKeyType = .go
    passwordField.autocapitalizationType = .none
    passwordField.autocorrectionType = .no
    passwordField.isSecureTextEntry = true
    passwordField.enablesReturnKeyAutomatically = true
    passwordField.textContentType = .password
    passwordField.addAction(SceneActions.call(controller) { $0.fieldChanged() }, for: .editingChanged)
    form.addArrangedSubview(passwordField)

    let stackView = UIStackView()
    stackView.alignment = .center
    stackView.spacing = 8
    form.addArrangedSubview(stackView)

    let revealSwitch = UISwitch()
    revealSwitch.accessibilityLabel = "Show password"
    revealSwitch.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)
    revealSwitch.addAction(SceneActions.call(controller, with: revealSwitch) { $0.reveal($1) }, for: .valueChanged)
    stackView.addArrangedSubview(revealSwitch)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Show password"
    label2.font = .preferredFont(forTextStyle: .subheadline)
    label2.adjustsFontForContentSizeCategory = true
    label2.isAccessibilityElement = false
    stackView.addArrangedSubview(label2)

    let problemLabel = UILabel()
    problemLabel.numberOfLines = 0
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.textColor = .systemRed
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.isHidden = true
    problemLabel.accessibilityIdentifier = "problem"
    form.addArrangedSubview(problemLabel)

    let submitButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Sign in"
    buttonConfiguration.cornerStyle = .large
    buttonConfiguration.buttonSize = .large
    buttonConfiguration.imagePadding = 8
    submitButton.configuration = buttonConfiguration
    submitButton.isEnabled = false
    submitButton.addAction(SceneActions.call(controller) { $0.submit() }, for: .touchUpInside)
    form.addArrangedSubview(submitButton)

    let button = UIButton(type: .system)
    button.setTitle("Forgot password?", for: .normal)
    button.addAction(SceneSegues.action("resetPassword", of: controller), for: .touchUpInside)
    form.addArrangedSubview(button)

    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      mailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      passwordField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      submitButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])

    views = (scroll, form, mailField, passwordField, revealSwitch, problemLabel, submitButton)
    controller.view = view

    let imageViewHidden = imageView.isHidden
    SceneTraits.observe(view) { _, traits in
      imageView.isHidden = traits.verticalSizeClass == .compact ? true : imageViewHidden
    }
    controller.mailField = mailField
    controller.passwordField = passwordField
    controller.problemLabel = problemLabel
    controller.submitButton = submitButton
    mailField.delegate = controller
    passwordField.delegate = controller

    let keyCommand = keyCommands.make(input: "\r", modifierFlags: .command) { [weak controller] _ in
      if let controller { controller.submit() }
    }
    keyCommand.discoverabilityTitle = "Sign in"
    controller.addKeyCommand(keyCommand)
  }
}

final class SignInSceneController: SignInController {
  fileprivate lazy var signInWiring = SignInScene(self)
  override func loadView() { signInWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performSignInSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      signInWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SignInScene.Identifier(rawValue: identifier) {
    case .resetPassword: signInWiring.performResetPassword(sender: sender)
    case .enter: fatalError("'enter' needs values; call scene.performEnter(account:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `SignInController` and the scene `signIn`.
@MainActor
protocol SignInSceneOwner: SignInController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SignInScene.Segue, sender: Any?)
  /// Makes the controller `passwordReset`, which needs values, for the segue `resetPassword`.
  func makePasswordReset(forResetPassword sender: Any?) -> PasswordResetController
}

extension SignInSceneOwner {
  /// The parts of the scene `signIn` that this controller uses.
  var scene: SignInScene { SignInScene.owner(self, use: "SignInScenes.instantiateSignIn(accounts:)").signInWiring }
  func prepare(for segue: SignInScene.Segue, sender: Any?) {}
}

extension SignInController: SignInSceneOwner {}

// MARK: - passwordReset

/// The parts of the scene `passwordReset` that its controller uses.
final class PasswordResetScene: SceneParts<PasswordResetSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case linkSent }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case linkSent(SignInController)
  }

  private let dispatch = SceneDispatch<PasswordResetSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (mailLabel: UILabel, sendButton: UIButton)!

  var mailLabel: UILabel { loadedViews.views.mailLabel }
  var sendButton: UIButton { loadedViews.views.sendButton }

  /// Performs the segue `linkSent`: goes back to `signIn`.
  func performLinkSent(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SignInController.self, "linkSent", from: controller, as: Segue.linkSent, sender: sender
    ) { signIn, segue in signIn.linkSent(segue) }
  }

  fileprivate func loadView(of controller: PasswordResetSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Reset password"
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let mailLabel = UILabel()
    mailLabel.numberOfLines = 0
    mailLabel.textColor = .secondaryLabel
    mailLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(mailLabel)

    let sendButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.tinted()
    buttonConfiguration.title = "Send link"
    buttonConfiguration.image = UIImage(systemName: "envelope")
    buttonConfiguration.imagePadding = 6
    sendButton.configuration = buttonConfiguration
    sendButton.addAction(SceneSegues.action("linkSent", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(sendButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    views = (mailLabel, sendButton)
    controller.view = view
    controller.mailLabel = mailLabel
    controller.sendButton = sendButton
  }
}

final class PasswordResetSceneController: PasswordResetController {
  fileprivate lazy var passwordResetWiring = PasswordResetScene(self)
  override func loadView() { passwordResetWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PasswordResetScene.Identifier(rawValue: identifier) {
    case .linkSent: passwordResetWiring.performLinkSent(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `PasswordResetController` and the scene `passwordReset`.
@MainActor
protocol PasswordResetSceneOwner: PasswordResetController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PasswordResetScene.Segue, sender: Any?)
}

extension PasswordResetSceneOwner {
  /// The parts of the scene `passwordReset` that this controller uses.
  var scene: PasswordResetScene {
    PasswordResetScene.owner(self, use: "SignInScenes.instantiatePasswordReset(mail:)").passwordResetWiring
  }
  func prepare(for segue: PasswordResetScene.Segue, sender: Any?) {}
}

extension PasswordResetController: PasswordResetSceneOwner {}

// MARK: - welcome

/// The parts of the scene `welcome` that its controller uses.
final class WelcomeScene: SceneParts<WelcomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case signOut }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case signOut(SignInController)
  }

  private let dispatch = SceneDispatch<WelcomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UILabel!

  var greetingLabel: UILabel { loadedViews.views }

  /// Performs the segue `signOut`: goes back to `signIn`.
  func performSignOut(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SignInController.self, "signOut", from: controller, as: Segue.signOut, sender: sender
    ) { signIn, _ in signIn.signedOut() }
  }

  fileprivate func loadView(of controller: WelcomeSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let greetingLabel = UILabel()
    greetingLabel.numberOfLines = 0
    greetingLabel.font = .preferredFont(forTextStyle: .title1)
    greetingLabel.textAlignment = .center
    greetingLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(greetingLabel)

    let button = UIButton(type: .system)
    button.setTitle("Sign out", for: .normal)
    button.addAction(SceneSegues.action("signOut", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(button)

    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = greetingLabel
    controller.view = view
    controller.greetingLabel = greetingLabel
  }
}

final class WelcomeSceneController: WelcomeController {
  fileprivate lazy var welcomeWiring = WelcomeScene(self)
  override func loadView() { welcomeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch WelcomeScene.Identifier(rawValue: identifier) {
    case .signOut: welcomeWiring.performSignOut(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `WelcomeController` and the scene `welcome`.
@MainActor
protocol WelcomeSceneOwner: WelcomeController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: WelcomeScene.Segue, sender: Any?)
}

extension WelcomeSceneOwner {
  /// The parts of the scene `welcome` that this controller uses.
  var scene: WelcomeScene {
    WelcomeScene.owner(self, use: "SignInScenes.instantiateWelcome(account:)").welcomeWiring
  }
  func prepare(for segue: WelcomeScene.Segue, sender: Any?) {}
}

extension WelcomeController: WelcomeSceneOwner {}
