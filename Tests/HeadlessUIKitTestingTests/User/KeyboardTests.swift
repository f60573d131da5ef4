import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct KeyboardTests {
  private final class Screen: UIViewController {
    let bar = UIView()
    override func viewDidLoad() {
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  private static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
  ]

  /// What is posted meanwhile, without `UIKeyboard` and `Notification`.
  private func posted(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var log: [String] = []
    let tokens = Self.names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        log.append("\(name) \(Int(frame?.minY ?? -1))")
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log
  }

  @Test("L-32: The keyboard layout guide follows the keyboard")
  func guide() {
    let screen = Screen()
    let app = HeadlessApp(root: screen)
    let height = screen.view.bounds.height
    app.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(screen.bar.frame.maxY == height - 34)
    app.showKeyboard(height: 300)
    #expect(screen.bar.frame.maxY == height - 300)
    app.showKeyboard(height: 20)
    #expect(screen.bar.frame.maxY == height - 34)
    app.hideKeyboard()
    #expect(screen.bar.frame.maxY == height - 34)
    screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
    app.flush()
    #expect(screen.bar.frame.maxY == height)
    app.showKeyboard(height: 20)
    #expect(screen.bar.frame.maxY == height - 20)
  }

  @Test("L-32: The guide of an inner view follows as much of the keyboard as covers it")
  func innerView() {
    let screen = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 400))
    screen.view.addSubview(inner)
    let app = HeadlessApp(root: screen)
    let height = screen.view.bounds.height
    app.showKeyboard(height: height - 450)
    #expect(inner.keyboardLayoutGuide.layoutFrame.minY == 350)
    app.showKeyboard(height: 10)
    #expect(inner.keyboardLayoutGuide.layoutFrame.minY == 400)
  }

  @Test("L-33: The keyboard posts its notifications, with the frame at its end")
  func notifications() {
    let app = HeadlessApp(root: UIViewController())
    let height = Int(app.window.bounds.height)
    #expect(
      posted { app.showKeyboard(height: 300) } == [
        "WillChangeFrame \(height - 300)", "WillShow \(height - 300)", "DidChangeFrame \(height - 300)",
        "DidShow \(height - 300)",
      ])
    #expect(posted { app.showKeyboard(height: 300) } == [])
    #expect(posted { app.showKeyboard(height: 200) }.count == 4)
    #expect(
      posted { app.hideKeyboard() } == [
        "WillChangeFrame \(height)", "WillHide \(height)", "DidChangeFrame \(height)", "DidHide \(height)",
      ])
    #expect(posted { app.hideKeyboard() } == [])
    #expect(posted { app.showKeyboard(height: -5) } == [])
    #expect(posted { app.showKeyboard(height: .nan) } == [])
  }

  @Test("Editing and typing post the notifications of text")
  func text() throws {
    let (field, view) = (UITextField(), UITextView())
    let screen = UIViewController()
    for (index, text) in [field, view].enumerated() {
      text.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 200, height: 50)
      screen.view.addSubview(text)
    }
    let app = HeadlessApp(root: screen)
    nonisolated(unsafe) var log: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let object = notification.object as AnyObject
        if object === field || object === view { log.append(notification.name.rawValue) }
      }
    }
    try app.type("a", into: field)
    try app.type("bc", into: view)
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      log == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidChangeNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }
}
