import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct InconsistencyTests {
  private final class Hands: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
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
      presenter = presented
    }
    app.flush()
    #expect(app.inconsistencies() == [])
  }

  @Test("A view on the screen whose controller nobody contains")
  func stranger() {
    let (root, other) = (titled("Root"), titled("Other"))
    let app = HeadlessApp(root: root)
    root.view.addSubview(other.view)
    app.flush()
    #expect(
      app.inconsistencies() == [
        "the view of UIViewController 'Other' is on the screen, but nothing contains or presents it"
      ])
  }

  @Test("A child whose view is in that of another")
  func wrongView() {
    let (root, left, right) = (titled("Root"), titled("Left"), titled("Right"))
    let app = HeadlessApp(root: root)
    for child in [left, right] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    app.flush()
    // Within the window, UIKit does not look.
    left.view.addSubview(right.view)
    app.flush()
    #expect(
      app.inconsistencies() == [
        "UIViewController 'Right' is a child of UIViewController 'Root', but its view is in that of UIViewController"
          + " 'Left'"
      ])
  }

  @Test("A container that does not show what it says, and a child that was not told that it went")
  func container() {
    let child = titled("Child")
    let navigation = UINavigationController(rootViewController: child)
    navigation.title = "Flow"
    let app = HeadlessApp(root: navigation)
    child.view.removeFromSuperview()
    app.flush()
    #expect(app.inconsistencies() == ["UINavigationController 'Flow' does not show UIViewController 'Child'"])
  }

  @Test("A begun appearance that nobody ends")
  func unfinished() {
    let child = titled("Child")
    let app = HeadlessApp(root: UIViewController())
    app.window.rootViewController?.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    app.flush()
    #expect(app.inconsistencies() == ["the appearance of UIViewController 'Child' has begun and does not end"])
    child.endAppearanceTransition()
    #expect(
      app.inconsistencies() == [
        "UIViewController 'Child' was told that it has appeared, but its view is not in the window"
      ])
  }

  @Test("Who is told by hand is told what its parent likes")
  func byHand() {
    let (root, child) = (Hands(), UIViewController())
    let app = HeadlessApp(root: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    app.flush()
    #expect(app.inconsistencies() == [])
  }
}
