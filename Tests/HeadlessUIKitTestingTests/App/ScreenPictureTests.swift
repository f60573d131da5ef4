import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The screen of a headless app as a picture.
@MainActor struct ScreenPictureTests {
  private final class Chart: UIView {}

  /// A view on the screen of an iPhone, at (10, 20), 200 points wide and 40 high.
  private func svg(_ view: UIView, _ change: (HeadlessApp) -> Void = { _ in }) -> String {
    let root = UIViewController()
    root.view.backgroundColor = .white
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 40)
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    change(app)
    return app.screen.svg
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("Views are groups at their places, with their colours, corners and borders")
  func views() {
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.alpha = 0.25
    let picture = svg(view)
    #expect(picture.contains(#"<g transform="translate(10 20)" opacity="0.25">"#))
    #expect(picture.contains(##"<rect width="200" height="40" rx="4" fill="#FF0000" fill-opacity="0.5"/>"##))
    #expect(picture.contains(##"rx="4" fill="none" stroke="#0000FF" stroke-width="2"/>"##))
  }

  @Test("The picture is as large as the window, and white or black behind all views")
  func window() {
    let app = HeadlessApp(root: UIViewController())
    #expect(app.screen.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"844\""))
    #expect(app.screen.svg.contains(##"<rect width="390" height="844" fill="#FFFFFF"/>"##))
    app.window.overrideUserInterfaceStyle = .dark
    #expect(app.screen.svg.contains(##"<rect width="390" height="844" fill="#000000"/>"##))
  }

  @Test("Colours of the system follow the contrast that the user chose")
  func contrast() {
    let view = UIView()
    view.backgroundColor = .systemBlue
    #expect(svg(view).contains(##"<rect width="200" height="40" fill="#007AFF"/>"##))
    let increased = svg(view) { $0.window.rootViewController?.traitOverrides.accessibilityContrast = .high }
    #expect(increased.contains(##"<rect width="200" height="40" fill="#0040DD"/>"##))
  }

  private func presented(_ style: UIModalPresentationStyle, _ change: (UIViewController, UIView) -> Void) -> String {
    let (root, child) = (UIViewController(), UIViewController())
    let anchor = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))
    root.view.addSubview(anchor)
    child.view.backgroundColor = .red
    child.modalPresentationStyle = style
    change(child, anchor)
    let app = HeadlessApp(root: root)
    app.resize(to: CGSize(width: 1024, height: 1366))
    root.present(child, animated: false)
    app.flush()
    app.window.layoutIfNeeded()
    return app.screen.svg
  }

  @Test("Sheets and popovers have corners, a grabber and an arrow")
  func presentations() throws {
    let sheet = presented(.formSheet) { child, _ in child.sheetPresentationController?.prefersGrabberVisible = true }
    #expect(sheet.contains(##"<rect width="540" height="620" rx="10" fill="#FF0000"/>"##))
    #expect(
      sheet.contains(##"<g transform="translate(252 5)">"##)
        && sheet.contains(##"<rect width="36" height="5" rx="2.5""##))
    #expect(!presented(.formSheet) { _, _ in }.contains(#"width="36""#))
    let popover = presented(.popover) { child, anchor in
      child.preferredContentSize = CGSize(width: 200, height: 100)
      child.popoverPresentationController?.sourceView = anchor
    }
    #expect(popover.contains(##"<rect width="200" height="100" rx="10" fill="#FF0000"/>"##))
    // The arrow is 13 points long, and points at the middle of the anchor.
    #expect(popover.contains(##"<path d="M307 153L320 140L333 153Z" fill="#FF0000"/>"##))
    #expect(!presented(.fullScreen) { _, _ in }.contains("rx="))
  }

  @Test("Labels, buttons and fields show their texts in their colours")
  func texts() {
    let title = label("Save & go")
    title.textColor = .red
    #expect(svg(title).contains("fill=\"#FF0000\" xml:space=\"preserve\">Save &amp; go</text>"))
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.green, for: .normal)
    #expect(svg(button).contains("fill=\"#00FF00\" xml:space=\"preserve\">Buy</text>"))
    button.isEnabled = false
    #expect(!svg(button).contains("fill=\"#00FF00\"") && svg(button).contains(">Buy</text>"))
    let field = UITextField()
    field.placeholder = "Name"
    #expect(svg(field).contains(">Name</text>"))
    field.text = "Anna"
    #expect(svg(field).contains(">Anna</text>") && !svg(field).contains(">Name</text>"))
    let text = UITextView()
    text.text = "Long"
    #expect(svg(text).contains(">Long</text>"))
  }

  @Test("Lines of a text are below each other, and at the side that the alignment says")
  func lines() throws {
    let long = label("One two three four five six seven eight")
    long.numberOfLines = 0
    #expect(svg(long).matches(of: #/<text /#).count == 2)
    func start(_ alignment: NSTextAlignment) throws -> Double {
      let short = label("Hi")
      short.textAlignment = alignment
      let match = try #require(svg(short).firstMatch(of: #/<text x="([0-9.]+)"/#))
      return try #require(Double(match.1))
    }
    #expect(try start(.left) == 0 && start(.natural) == 0)
    #expect(try start(.center) > 80 && start(.center) < 100)
    #expect(try start(.right) > 170 && start(.right) < 200)
  }

  @Test("Hidden views are not drawn, and scrolled views are where they are seen")
  func places() {
    let hidden = label("Hidden")
    hidden.isHidden = true
    #expect(!svg(hidden).contains("Hidden"))
    let (scroll, inside) = (UIScrollView(), label("Inside"))
    inside.frame = CGRect(x: 0, y: 300, width: 50, height: 20)
    scroll.addSubview(inside)
    scroll.contentSize = CGSize(width: 200, height: 900)
    #expect(svg(scroll).contains("translate(0 300)"))
    #expect(svg(scroll) { _ in scroll.contentOffset.y = 290 }.contains("translate(0 10)"))
  }

  @Test("What has no text is a box with its name")
  func boxes() {
    #expect(svg(Chart()).contains(">Chart</text>"))
    #expect(svg(UISwitch()).contains(">UISwitch</text>"))
    #expect(!svg(UIView()).contains("<text"))
    let chart = Chart()
    chart.addSubview(label("Axis"))
    chart.subviews[0].frame = CGRect(x: 0, y: 0, width: 90, height: 20)
    #expect(svg(chart).contains(">Axis</text>") && !svg(chart).contains(">Chart</text>"))
    let photo = UIImageView(image: UIImage(named: "photo"))
    #expect(svg(photo).contains(">image</text>"))
    #expect(!svg(UIImageView(image: UIImage(systemName: "plus"))).contains(">image</text>"))
  }

  @Test("Buttons with a configuration have its background, and fields their border")
  func backgrounds() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Buy"
    #expect(svg(button).contains(##"rx="6" fill="#007AFF"/>"##) && svg(button).contains("fill=\"#FFFFFF\" xml:space"))
    button.configuration = .tinted()
    #expect(svg(button).contains(##"rx="6" fill="#007AFF" fill-opacity="0.18"/>"##))
    button.configuration = .plain()
    #expect(!svg(button).contains("rx=\"6\""))
    let field = UITextField()
    #expect(!svg(field).contains("rx=\"5\""))
    field.borderStyle = .roundedRect
    #expect(svg(field).contains("rx=\"5\""))
  }

  @Test("A plain button has the tint, unless it has a colour")
  func tints() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(svg(button).contains("fill=\"#007AFF\" xml:space=\"preserve\">Buy<"))
    button.tintColor = .red
    #expect(svg(button).contains("fill=\"#FF0000\" xml:space=\"preserve\">Buy<"))
  }

  @Test("Bars show titles and items")
  func bars() {
    let root = UIViewController()
    root.title = "Shop"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: "Wares", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let picture = HeadlessApp(root: tabs).screen.svg
    #expect(picture.contains(">Shop</text>") && picture.contains(">Close</text>") && picture.contains(">Add</text>"))
    #expect(picture.contains("fill=\"#007AFF\" xml:space=\"preserve\">Wares<"))
    #expect(!picture.contains("fill=\"#007AFF\" xml:space=\"preserve\">More<") && picture.contains(">More<"))
  }

  @Test("No number and no colour of an app stops it", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func extremes(number: CGFloat) {
    let view = label("A")
    view.backgroundColor = UIColor(red: number, green: 0, blue: 0, alpha: number)
    view.layer.cornerRadius = number
    view.layer.borderWidth = number
    view.alpha = number
    let text = svg(view) { _ in view.bounds.origin.x = number }
    #expect(text.hasSuffix("</svg>\n") && !text.contains("nan") && !text.contains("inf"))
  }

  @Test("The picture is the same each time")
  func sameBytes() {
    let view = label("A")
    #expect(svg(view) == svg(view))
  }
}
