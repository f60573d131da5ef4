import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Controllers and views that a test finds by their class.
@MainActor struct FindTests {
  private final class Library: UIViewController {}

  /// A container view controller that shows two children side by side.
  private final class Halves: UIViewController {
    private let halves: [UIViewController]

    init(_ halves: UIViewController...) {
      self.halves = halves
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for half in halves {
        addChild(half)
        view.addSubview(half.view)
        half.didMove(toParent: self)
      }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let width = view.bounds.width / CGFloat(halves.count)
      for (index, half) in halves.enumerated() {
        half.view.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
      }
    }
  }

  private func button(_ title: String) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
  }

  @Test("A controller is found by its class in containers of every kind")
  func containers() throws {
    let library = Library()
    let app = HeadlessApp(root: Halves(UINavigationController(rootViewController: library), UIViewController()))
    #expect(try app.find(Library.self) === library)
    #expect(try app.find(UINavigationController.self) === library.navigationController)
  }

  @Test("Of several, the one that the user can touch is found, or the one in the container that the test names")
  func several() throws {
    let (one, two) = (Library(), Library())
    let tabs = UITabBarController()
    tabs.viewControllers = [two]
    let app = HeadlessApp(root: Halves(one, tabs))
    #expect(
      refusal { _ = try app.find(Library.self) } == "It is not clear which Library is meant: there are 2: "
        + "halves > library (Library); halves > tabBarController > library2 (Library). "
        + "Pass `in:` to choose one, or the element itself.")
    #expect(try app.find(Library.self, in: tabs) === two)
    let sheet = Library()
    app.window.rootViewController?.present(sheet, animated: true)
    app.flush()
    #expect(try app.find(Library.self) === sheet)
  }

  @Test("A controller that is not on the screen is not found; the error lists those that are")
  func absent() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Library()]
    #expect(
      refusal { _ = try HeadlessApp(root: tabs).find(Library.self) }
        == "There is no Library that the user can reach: on the screen are the controllers "
        + "tabBarController (UITabBarController), viewController (UIViewController).")
  }

  @Test("A view is found by its class and its name, in a controller or a view")
  func views() throws {
    let (left, right) = (Screen(button("Save"), button("Delete")), Screen(button("Delete")))
    let app = HeadlessApp(root: Halves(left, right))
    #expect(try app.find(UIButton.self, named: "Save").superview === left.view)
    #expect(try app.find(UIButton.self, named: "Delete", in: left).superview === left.view)
    #expect(try app.find(UIButton.self, in: right.view).superview === right.view)
    #expect(
      refusal { _ = try app.find(UIButton.self, named: "Delete") }
        == "It is not clear which UIButton named 'Delete' is meant: there are 2: the button 'Delete' in "
        + "halves > screen (Screen); the button 'Delete' in halves > screen2 (Screen). "
        + "Pass `in:` to choose one, or the element itself.")
  }

  @Test("A name that several elements have is tapped in the controller or the view that the test names")
  func tapping() throws {
    var tapped: [String] = []
    func delete(_ name: String) -> UIAction { UIAction(title: "Delete") { _ in tapped.append(name) } }
    let left = Screen(UIButton(type: .system, primaryAction: delete("left")))
    let right = UIViewController()
    right.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: delete("right"))
    let app = HeadlessApp(root: Halves(left, UINavigationController(rootViewController: right)))
    try app.tap("Delete", in: left)
    try app.tap("Delete", in: right)
    #expect(tapped == ["left", "right"])
    #expect(
      refusal { try app.tap("Delete") }
        == "'Delete' cannot be tapped: there are 2: the button 'Delete' in halves > screen (Screen); the bar button "
        + "item 'Delete' in halves > navigationController > viewController (UIViewController). "
        + "Pass `in:` to choose one, or the element itself.")
  }

  @Test("A button in a table is listed with its row")
  func rows() throws {
    let rows = Rows(style: .plain)
    rows.accessory = { cell in
      let button = self.button("Buy")
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      cell.contentView.addSubview(button)
    }
    let app = HeadlessApp(root: rows)
    app.window.rootViewController?.view.layoutIfNeeded()
    #expect(refusal { try app.tap("Buy") }?.contains("the button 'Buy' in row 1 of section 0 in rows (Rows)") == true)
  }
}
