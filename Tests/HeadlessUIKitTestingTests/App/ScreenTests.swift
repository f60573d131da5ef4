import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What a test can ask about frames and about the screen.
@MainActor @Suite struct ScreenTests {
  private final class Form: UIViewController {
    let heading = UILabel()
    let button = UIButton(type: .system)
    let scroll = UIScrollView()
    let below = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      heading.text = "Say \"hi\"\nnow"
      heading.numberOfLines = 0
      button.setTitle("Send", for: .normal)
      button.accessibilityIdentifier = "send"
      below.setTitle("Below", for: .normal)
      scroll.addSubview(below)
      for each in [heading, button, scroll, below] { each.translatesAutoresizingMaskIntoConstraints = false }
      for each in [heading, button, scroll] { view.addSubview(each) }
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 100), scroll.heightAnchor.constraint(equalToConstant: 100),
        below.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 300),
        below.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        below.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      ])
    }
  }

  @Test("The screen as text has each view with its frame and its text")
  func text() {
    let form = Form()
    let app = HeadlessApp(root: form)
    let lines = app.screen.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "UIWindow 0 0 390 844")
    #expect(lines[1] == "  UIView 0 0 390 844")
    #expect(lines[2].hasPrefix("    UILabel 16 10 "))
    #expect(lines[2].hasSuffix(" 40.67 \"Say \\\"hi\\\"\\nnow\""))
    #expect(lines[3].hasPrefix("    UIButton#send 16 100 ") && lines[3].hasSuffix(" 30 \"Send\""))
    #expect(lines[4] == "    UIScrollView 0 200 100 100")
    #expect(lines.count == 6)
    form.button.isHidden = true
    #expect(!app.screen.text.contains("Send"))
  }

  @Test("A frame is that in the window, and a view is fully visible if nothing cuts it off")
  func frames() {
    let form = Form()
    let app = HeadlessApp(root: form)
    #expect(app.frame(of: form.below).minY == 500)
    #expect(!app.isFullyVisible(form.below))
    form.scroll.contentOffset.y = 250
    #expect(app.frame(of: form.below).minY == 250)
    #expect(app.isFullyVisible(form.below))
    form.scroll.contentOffset.y = 310
    #expect(!app.isFullyVisible(form.below))
    #expect(app.isFullyVisible(form.button))
    form.button.isHidden = true
    #expect(!app.isFullyVisible(form.button))
  }

  @Test("The user scrolls to a button, but cannot tap one that has no size or is outside of what holds it")
  func taps() throws {
    let form = Form()
    let app = HeadlessApp(root: form)
    try app.tap("Below")
    form.button.bounds.size = .zero
    #expect(
      refusal { try app.tap(form.button) } == "The button 'Send' cannot be tapped: its size is 0.0 × 0.0 points.")
    form.button.bounds.size = CGSize(width: 50, height: 30)
    form.button.center = CGPoint(x: -100, y: 50)
    #expect(
      refusal { try app.tap(form.button) }
        == "The button 'Send' cannot be tapped: it is outside of the UIView, which it is in.")
    // As wide as the screen, but beside it.
    form.view.frame.origin.x = 400
    #expect(refusal { try app.tap("Below") } == "The button 'Below' cannot be tapped: it is not on the screen.")
  }
}
