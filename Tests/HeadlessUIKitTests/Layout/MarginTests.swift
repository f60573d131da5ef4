import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Margins, and safe areas that controllers change.
@MainActor struct MarginTests {
  @Test("Margins are the same in both ways of saying them, and a view is told when they change")
  func margins() {
    let controller = InsetController()
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(controller.view.directionalLayoutMargins == margins)
    #expect(controller.marginChanges == 1)
    controller.view.directionalLayoutMargins = margins
    #expect(controller.marginChanges == 1)
    controller.view.directionalLayoutMargins.leading = 20
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
    #expect(controller.marginChanges == 2)
  }

  @Test("The screen has no safe area insets by default")
  func nothing() {
    let (window, root, _) = nest()
    #expect(window.safeAreaInsets == .zero)
    #expect(root.view.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test("Additional safe area insets apply to the controller's view and its subviews")
  func additional() {
    let (window, root, child) = nest()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    child.additionalSafeAreaInsets.left = 5
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 0))
    child.view.frame = CGRect(x: 0, y: 4, width: 100, height: 60)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 6, left: 5, bottom: 0, right: 0))
    window.isHidden = true
  }

  @Test("A view that is larger than its superview has no negative insets")
  func larger() {
    let (window, _, child) = nest()
    child.view.frame = CGRect(x: -50, y: -50, width: 500, height: 500)
    #expect(child.view.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test("Only views whose safe area changes are notified")
  func changes() {
    let (window, root, child) = nest()
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.additionalSafeAreaInsets.bottom = 20
    #expect(root.safeAreaChanges == 1 && child.safeAreaChanges == 0)
    root.additionalSafeAreaInsets.top = 20
    root.additionalSafeAreaInsets.top = 20
    #expect(root.safeAreaChanges == 2 && child.safeAreaChanges == 1)
    window.isHidden = true
  }

  @Test("L-12: A controller is told when its view enters a window with less room than it has outside")
  func entering() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = InsetController()
    root.additionalSafeAreaInsets.top = 10
    root.loadViewIfNeeded()
    #expect(root.safeAreaChanges == 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.safeAreaChanges == 1 && root.view.safeAreaInsets.top == 10)
    window.isHidden = true
  }

  @Test("L-12: Views that move, or whose superview grows, are told when their insets change")
  func moving() {
    let (window, root, child) = nest()
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    root.additionalSafeAreaInsets.top = 10
    #expect(view.changes == 1 && view.safeAreaInsets.top == 10)
    view.frame.origin.y = 4
    #expect(view.changes == 2 && view.safeAreaInsets.top == 6)
    view.frame.origin.y = 50
    #expect(view.changes == 3 && view.safeAreaInsets.top == 0)
    view.frame.origin.y = 60
    #expect(view.changes == 3 && child.safeAreaChanges == 1)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero && view.changes == 3)
    window.isHidden = true
  }

  @Test("L-12: A change of the device's safe area notifies all views in the window")
  func device() {
    let app = HeadlessApp(root: InsetController())
    let root = app.window.rootViewController as? InsetController
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(root?.view.safeAreaInsets.bottom == 34 && root?.safeAreaChanges == 1)
    #expect(root?.topLayoutGuide.length == 47 && root?.bottomLayoutGuide.length == 34)
    app.close()
  }

  @Test("The layout guides of former days can be constrained to")
  func layoutGuides() {
    let (controller, view) = (UIViewController(), UIView())
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let constraint = NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(controller.view.constraints.count == 2 && constraint.isActive)
  }

  @Test("A view in no window has no safe area")
  func noWindow() {
    let controller = InsetController()
    controller.loadViewIfNeeded()
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets == .zero)
    #expect(controller.safeAreaChanges == 0)
  }

  /// A controller that fills another one, which fills a window.
  private func nest() -> (UIWindow, InsetController, InsetController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = InsetController()
    let child = InsetController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addInFourSteps(child)
    return (window, root, child)
  }
}

private final class InsetController: UIViewController {
  private(set) var marginChanges = 0
  private(set) var safeAreaChanges = 0

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    marginChanges += 1
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
}

private final class InsetView: UIView {
  private(set) var changes = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
  }
}
