import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct BarItemTests {
  private final class Taps {
    var senders: [UIBarButtonItem] = []
  }

  private let taps = Taps()
  private let screen = UIViewController()
  private let item: UIBarButtonItem
  private let navigation: UINavigationController

  init() {
    let taps = taps
    item = UIBarButtonItem(
      title: "Menu",
      primaryAction: UIAction { if let item = $0.sender as? UIBarButtonItem { taps.senders.append(item) } })
    screen.navigationItem.rightBarButtonItem = item
    navigation = UINavigationController(rootViewController: screen)
  }

  @Test("An item's primary action is run, with the item as its sender")
  func tapping() throws {
    let app = HeadlessApp(root: navigation)
    try app.tap(item)
    try app.tap("Menu")
    #expect(taps.senders == [item, item])
  }

  @Test("Items on the left, in toolbars and in custom bars can be tapped")
  func places() throws {
    let app = HeadlessApp(root: navigation)
    screen.navigationItem.rightBarButtonItem = nil
    screen.navigationItem.leftBarButtonItems = [UIBarButtonItem(), item]
    try app.tap(item)
    screen.navigationItem.leftBarButtonItems = nil
    screen.toolbarItems = [item]
    #expect(
      refusal { try app.tap(item) } == "The bar button item 'Menu' cannot be tapped: it is in no bar on the screen.")
    navigation.isToolbarHidden = false
    try app.tap(item)
    screen.toolbarItems = nil
    let place = CGRect(x: 0, y: 100, width: 390, height: 44)
    let (toolbar, bar) = (UIToolbar(frame: place), UINavigationBar(frame: place.offsetBy(dx: 0, dy: 44)))
    screen.view.addSubview(toolbar)
    screen.view.addSubview(bar)
    toolbar.items = [item]
    try app.tap(item)
    toolbar.items = nil
    bar.items = [screen.navigationItem]
    screen.navigationItem.rightBarButtonItem = item
    navigation.isNavigationBarHidden = true
    try app.tap(item)
    #expect(taps.senders.count == 4)
  }

  @Test("Not an item of a screen below, nor one whose bar is hidden")
  func outOfSight() {
    let app = HeadlessApp(root: navigation)
    navigation.isNavigationBarHidden = true
    #expect(
      refusal { try app.tap(item) } == "The bar button item 'Menu' cannot be tapped: it is in no bar on the screen.")
    navigation.isNavigationBarHidden = false
    navigation.pushViewController(UIViewController(), animated: true)
    app.flush()
    #expect(
      refusal { try app.tap(item) } == "The bar button item 'Menu' cannot be tapped: it is in no bar on the screen.")
  }

  @Test("Not an item that is disabled, or under something that is presented")
  func unusable() {
    let app = HeadlessApp(root: navigation)
    item.isEnabled = false
    #expect(refusal { try app.tap(item) } == "The bar button item 'Menu' cannot be tapped: it is disabled.")
    item.isEnabled = true
    screen.present(UIViewController(), animated: true)
    app.flush()
    #expect(
      refusal { try app.tap(item) }
        == "The bar button item 'Menu' cannot be tapped: viewController2 (UIViewController) is presented over it.")
    #expect(taps.senders.isEmpty)
  }

  @Test("Tapping an item with a custom control taps the control")
  func customControl() throws {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
    let custom = UIBarButtonItem(customView: button)
    screen.navigationItem.rightBarButtonItem = custom
    let app = HeadlessApp(root: navigation)
    button.setTitle("Own", for: .normal)
    try app.tap(custom)
    try app.tap("Own")
    #expect(count == 2)
    button.isEnabled = false
    #expect(refusal { try app.tap(custom) } == "The bar button item 'Own' cannot be tapped: it is disabled.")
    button.isEnabled = true
    button.isHidden = true
    #expect(refusal { try app.tap(custom) } == "The bar button item 'Own' cannot be tapped: its custom view is hidden.")
    custom.customView = UIView()
    #expect(refusal { try app.tap(custom) } == "The bar button item cannot be tapped: its custom view is no control.")
  }

  @Test("Tapping an item with a selector fails")
  func selector() {
    let old = UIBarButtonItem(title: "Old", style: .plain, target: screen, action: Selector("old:"))
    screen.navigationItem.leftBarButtonItem = old
    let app = HeadlessApp(root: navigation)
    #expect(
      refusal { try app.tap("Old") }
        == "The bar button item 'Old' cannot be tapped: its action is only the name of a method; "
        + "the plugin LowerObjectiveC makes #selector callable.")
  }
}
