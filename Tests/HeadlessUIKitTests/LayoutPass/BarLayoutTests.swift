import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What bars cover of the views below them.
@MainActor @Suite struct BarLayoutTests {
  @Test("L-26: A navigation bar covers the top of the child, below the hardware, until it is hidden")
  func navigationBars() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let app = HeadlessApp(root: navigation)
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(child.view.safeAreaInsets.top == 47)
    navigation.setToolbarHidden(false, animated: false)
    #expect(child.view.safeAreaInsets.bottom == 78)
  }

  @Test("L-26: A controller below the top follows the bars when it is on the top again")
  func controllersBelowTheTop() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let app = HeadlessApp(root: navigation)
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(child.view.safeAreaInsets.top == 91)
    navigation.pushViewController(UIViewController(), animated: false)
    app.flush()
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.popViewController(animated: false)
    app.flush()
    #expect(child.view.safeAreaInsets.top == 47)
  }

  @Test("L-26: A large title makes the bar higher, unless the controller has none")
  func largeTitles() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    let app = HeadlessApp(root: navigation)
    #expect(child.view.safeAreaInsets.top == 96)
    let plain = UIViewController()
    plain.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(plain, animated: false)
    app.flush()
    #expect(plain.view.safeAreaInsets.top == 44)
  }

  @Test("L-26: A tab bar covers the bottom of what is in the tabs, unless what was pushed hides it")
  func tabBars() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let app = HeadlessApp(root: tabs)
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    app.flush()
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    app.flush()
    #expect(child.view.safeAreaInsets.bottom == 83)
  }

  @Test("L-26: Views follow bars that come and go")
  func views() {
    let child = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let navigation = UINavigationController(rootViewController: child)
    let app = HeadlessApp(root: navigation)
    #expect(box.frame.minY == 44)
    navigation.isNavigationBarHidden = true
    app.flush()
    #expect(box.frame.minY == 0)
  }
}
