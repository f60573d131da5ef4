import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct InconsistencyTests {
  private final class Root: UIViewController {}
  private final class Child: UIViewController {}

  private final class Hands: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A sound app has none, at rest and in between")
  func sound() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    let app = HeadlessApp(root: tabs, flushing: false)
    #expect(app.inconsistencies() == [])
    app.flush()
    let steps: [() -> Void] = [
      { navigation.pushViewController(UIViewController(), animated: true) },
      { navigation.present(UIViewController(), animated: true) },
      { navigation.dismiss(animated: true) },
      { tabs.selectedIndex = 1 },
      { tabs.selectedIndex = 0 },
      { navigation.popViewController(animated: true) },
    ]
    for step in steps {
      step()
      #expect(app.inconsistencies() == [])
      app.flush()
      #expect(app.inconsistencies() == [])
    }
  }

  @Test("A full-screen stack is sound, though the views below are away")
  func fullScreen() {
    let app = HeadlessApp(root: UIViewController())
    var presenter = app.window.rootViewController
    for _ in 0..<2 {
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      presenter?.present(presented, animated: true)
      app.flush()
      presenter = presented
    }
    #expect(app.visibleViewControllers == [presenter])
    #expect(app.inconsistencies() == [])
  }

  @Test("A view on the screen whose controller has no parent")
  func stranger() {
    let (root, child) = (Root(), Child())
    let app = HeadlessApp(root: root)
    root.view.addSubview(child.view)
    app.flush()
    #expect(
      app.inconsistencies() == ["the view of child is on the screen, but nothing contains or presents it"])
  }

  @Test("A child whose view is in that of another")
  func wrongView() {
    let (root, left, right) = (Root(), Child(), Child())
    let app = HeadlessApp(root: root)
    let box = UIView()
    root.view.addSubview(box)
    root.addChild(right)
    box.addSubview(right.view)
    root.addChild(left)
    // UIKit checks this when a view moves, not when it gets a controller.
    left.view = box
    app.flush()
    #expect(app.inconsistencies().contains("child is a child of root, but its view is in that of child2"))
  }

  @Test("A container that does not show its selected child")
  func container() {
    let child = Child()
    let app = HeadlessApp(root: UINavigationController(rootViewController: child))
    child.view.removeFromSuperview()
    app.flush()
    #expect(app.inconsistencies() == ["navigationController does not show child"])
  }

  @Test("A container that still shows a child that is not on top")
  func stillShown() {
    let (below, top) = (Root(), Child())
    let navigation = UINavigationController(rootViewController: below)
    let app = HeadlessApp(root: navigation)
    navigation.pushViewController(top, animated: false)
    app.flush()
    navigation.view.addSubview(below.view)
    app.flush()
    #expect(app.inconsistencies().contains("navigationController still shows root"))
  }

  @Test("An appearance without an end")
  func unfinished() {
    let (root, child) = (Root(), Child())
    let app = HeadlessApp(root: root)
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    app.flush()
    #expect(app.inconsistencies() == ["the appearance of child has begun and does not end"])
    child.endAppearanceTransition()
    #expect(app.inconsistencies() == ["child was told that it has appeared, but its view is not in the window"])
  }

  @Test("Children with manual forwarding are not checked")
  func byHand() {
    let (root, child) = (Hands(), Child())
    let app = HeadlessApp(root: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    app.flush()
    #expect(app.inconsistencies() == [])
  }
}
