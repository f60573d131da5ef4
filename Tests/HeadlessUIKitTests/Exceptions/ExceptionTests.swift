import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// UIKit's exceptions, word for word; `<X>` represents an object.
@MainActor struct ExceptionTests {
  private let controller = UIViewController()
  private let child = UIViewController()

  // MARK: Hierarchies

  @Test("X-01: A child whose view is elsewhere")
  func wrongParent() {
    child.view.addSubview(controller.view)
    #expect(
      exception { UIViewController().addChild(controller) }
        == "UIViewControllerHierarchyInconsistency: child view controller:<X> should have parent view controller:<X>"
        + " but requested parent is:<X>")
  }

  @Test("X-02: A child's view that comes to the wrong place")
  func wrongPlace() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    controller.addChild(child)
    #expect(
      exception { stage.parent.view.addSubview(child.view) }
        == "UIViewControllerHierarchyInconsistency: child view controller:<X> should have parent view controller:<X>"
        + " but actual parent is:<X>")
    #expect(
      exception { stage.window.addSubview(child.view) }
        == "UIViewControllerHierarchyInconsistency: child view controller:<X> should have parent view"
        + " controller:(null) but actual parent is:<X>")
  }

  @Test("X-03: A view with two controllers")
  func sharedView() {
    #expect(
      exception { child.view = controller.view }
        == "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at"
        + " a time! View <X> is associated with <X>. Clear this association before associating this view with <X>.")
  }

  @Test("X-07: A view in itself")
  func subviewOfItself() {
    let view = UIView()
    #expect(exception { view.addSubview(view) } == "NSInvalidArgumentException: Can't add self as subview")
    #expect(exception { view.insertSubview(view, at: 0) } == "NSInvalidArgumentException: Can't add self as subview")
  }

  // MARK: Transitions between children

  private static let transition =
    "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"

  @Test("X-08: A transition between controllers of different parents")
  func noCommonParent() {
    #expect(
      exception { controller.transition(from: child, to: UIViewController(), duration: 0, animations: nil) }
        == "NSInvalidArgumentException: Children view controllers <X> and <X> must have a common parent view"
        + " controller when calling \(Self.transition)")
  }

  @Test("X-09: A transition in a container that forwards by hand")
  func noForwarding() {
    let container = HookedController()
    container.forwards = false
    container.addInFourSteps(controller)
    container.addChild(child)
    let raised = exception { container.transition(from: controller, to: child, duration: 0, animations: nil) }
    #expect(raised?.hasPrefix("NSInvalidArgumentException: ") == true)
    #expect(raised?.contains(Self.transition) == true)
  }

  // MARK: Segues and storyboards

  @Test("X-12: An unknown segue")
  func unknownSegue() {
    #expect(
      exception { controller.performSegue(withIdentifier: "edit", sender: nil) }
        == "NSInvalidArgumentException: Receiver (<X>) has no segue with identifier 'edit'")
  }

  @Test("X-16, S-24: A controller that is in no storyboard")
  func unknownController() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(
      exception { _ = storyboard.instantiateViewController(withIdentifier: "Dash") }
        == "NSInvalidArgumentException: Storyboard (<X>) doesn't contain a view controller with identifier 'Dash'")
  }

  // MARK: Presentation

  @Test("X-14, S-50: A presented controller that is on the screen already")
  func presentsActive() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    #expect(
      exception { stage.parent.present(stage.child, animated: false) }
        == "NSInvalidArgumentException: Application tried to present modally an active controller <X>.")
  }

  @Test("X-15, S-50: A presented controller that is presented")
  func presentsPresented() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    #expect(
      exception { stage.parent.present(stage.child, animated: false) }
        == "NSInvalidArgumentException: Application tried to present modally a view controller <X> that is already"
        + " being presented by <X>.")
  }

  @Test("X-18: A popover without an anchor")
  func popoverWithoutAnchor() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .popover
    #expect(
      exception { stage.parent.present(stage.child, animated: false) }
        == "NSGenericException: UIPopoverPresentationController (<X>) should have a non-nil sourceView or"
        + " barButtonItem set before the presentation occurs.")
    stage.child.popoverPresentationController?.sourceView = stage.parent.view
    #expect(exceptions { stage.parent.present(stage.child, animated: false) } == [])
  }

  // MARK: System containers

  @Test("X-19, S-66: A controller that is pushed twice")
  func pushesTwice() {
    let navigation = UINavigationController(rootViewController: controller)
    #expect(
      exception { navigation.pushViewController(controller, animated: false) }
        == "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported"
        + " (<X>)")
  }

  @Test("X-20, S-66: A navigation controller that is pushed")
  func pushesNavigation() {
    let navigation = UINavigationController(rootViewController: controller)
    #expect(
      exception { navigation.pushViewController(UINavigationController(), animated: false) }
        == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
  }

  @Test("X-21, S-66: Other containers that are pushed")
  func pushesContainer() {
    let navigation = UINavigationController(rootViewController: controller)
    for container in [UITabBarController(), UISplitViewController()] {
      let raised = exception { navigation.pushViewController(container, animated: false) }
      #expect(raised?.hasPrefix("NSInvalidArgumentException: Pushing a") == true)
    }
    #expect(navigation.viewControllers == [controller])
  }

  @Test("X-22, S-67: Back to a controller that is not on the stack")
  func popsToStranger() {
    let navigation = UINavigationController(rootViewController: controller)
    #expect(
      exception { navigation.popToViewController(child, animated: false) }
        == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
  }

  @Test("X-23: A selected controller that is no tab")
  func selectsStranger() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    #expect(
      exception { tabs.selectedViewController = child }
        == "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the"
        + " tab bar controller's list of view controllers can be selected.")
  }

  @Test("X-24, R-30: The wrong number of pages")
  func wrongNumberOfPages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(
      exception { pages.setViewControllers([controller, child], direction: .forward, animated: false) }
        == "NSInvalidArgumentException: The number of view controllers provided (2) doesn't match the number required"
        + " (1) for the requested transition")
  }

  // MARK: Constraints

  @Test("X-26: A constraint between views without a common ancestor")
  func noCommonAncestor() {
    let views = [UIView(), UIView()]
    let constraint = views[0].topAnchor.constraint(equalTo: views[1].topAnchor)
    let raised = exception { constraint.isActive = true }
    #expect(raised?.hasPrefix("NSGenericException: Unable to activate constraint with ") == true)
    #expect(raised?.contains(" because they have no common ancestor.") == true)
  }
}
