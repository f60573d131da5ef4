#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  /// Answers when the test says so.
  private final class Accounts: AccountStore {
    private(set) var question: (mail: String, password: String)?
    private var completion: (@MainActor (Account?) -> Void)?

    func signIn(mail: String, password: String, completion: @escaping @MainActor (Account?) -> Void) {
      question = (mail, password)
      self.completion = completion
    }

    func answer(_ account: Account?) { completion?(account) }
  }

  @MainActor @Suite struct SignInTests {
    private let accounts = Accounts()

    private func start() -> (app: HeadlessApp, signIn: SignInController) {
      let signIn = SignInScenes.instantiateSignIn(accounts: accounts)
      return (HeadlessApp(root: signIn), signIn)
    }

    @Test("An address and a password open the app")
    func success() throws {
      let (app, signIn) = start()
      #expect(!signIn.submitButton.isEnabled)
      try app.type("ada@example.com", into: signIn.mailField)
      try app.pressReturn(in: signIn.mailField)
      #expect(signIn.passwordField.isFirstResponder)
      try app.type("engine", into: signIn.passwordField)
      try app.pressReturn(in: signIn.passwordField)
      #expect(!signIn.passwordField.isFirstResponder)
      #expect(accounts.question?.mail == "ada@example.com")
      #expect(signIn.submitButton.configuration?.showsActivityIndicator == true)
      #expect(!signIn.mailField.isEnabled)
      accounts.answer(Account(name: "Ada"))
      app.flush()
      let welcome = try app.find(WelcomeController.self)
      #expect(welcome.greetingLabel.text == "Hello, Ada")
      #expect(app.inconsistencies() == [])
      try app.tap("Sign out")
      #expect(app.topViewController === signIn, "\(app.controllerTree)")
      #expect(signIn.passwordField.text?.isEmpty != false)
    }

    @Test("A wrong password is said, until something is typed")
    func failure() throws {
      let (app, signIn) = start()
      try app.type("ada@example.com", into: signIn.mailField)
      try app.type("wrong", into: signIn.passwordField)
      try app.tap(signIn.submitButton)
      accounts.answer(nil)
      #expect(signIn.problemLabel.isHidden == false)
      #expect(signIn.submitButton.isEnabled)
      try app.type("!", into: signIn.passwordField)
      #expect(signIn.problemLabel.isHidden)
    }

    @Test("The password can be shown")
    func reveal() throws {
      let (app, signIn) = start()
      #expect(signIn.passwordField.isSecureTextEntry)
      try app.toggle(signIn.scene.revealSwitch)
      #expect(!signIn.passwordField.isSecureTextEntry)
    }

    @Test("A link is sent to the address that was entered")
    func reset() throws {
      let (app, signIn) = start()
      try app.tap("Forgot password?")
      #expect(try !app.find(PasswordResetController.self).sendButton.isEnabled)
      try app.swipeDown()
      try app.type("ada@example.com", into: signIn.mailField)
      try app.tap("Forgot password?")
      let sheet = try app.find(PasswordResetController.self)
      #expect(sheet.sheetPresentationController?.detents.count == 2)
      try app.tap(sheet.sendButton)
      #expect(app.topViewController === signIn)
      #expect(signIn.problemLabel.text == "We have sent a link to ada@example.com.")
    }

    @Test("The form ends above the keyboard")
    func keyboard() throws {
      let (_, signIn) = start()
      let guide = signIn.view.keyboardLayoutGuide
      let bottom = signIn.view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide }
      #expect(bottom.count == 1)
      #expect(bottom.contains { $0.firstItem === signIn.scene.scroll || $0.secondItem === signIn.scene.scroll })
      #expect(signIn.scene.scroll.keyboardDismissMode == .interactive)
    }

    @Test("Command-Return signs in, too")
    func key() throws {
      let (app, signIn) = start()
      try app.type("ada@example.com", into: signIn.mailField)
      try app.type("engine", into: signIn.passwordField)
      try app.pressKey("\r", .command)
      #expect(accounts.question?.password == "engine")
    }
  }
#endif
