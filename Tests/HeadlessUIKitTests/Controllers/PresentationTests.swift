import HeadlessUIKit
import Testing

@MainActor @Suite struct PresentationTests {
  private let window = UIWindow()
  private let presenter = UIViewController()
  private let presented = UIViewController()

  init() {
    window.rootViewController = presenter
    window.makeKeyAndVisible()
  }

  @Test("Presenter and presented know each other; they are not parent and child")
  func presenting() {
    var completed = false
    presenter.present(presented, animated: true) { completed = true }
    #expect(!completed)
    Transactions.flush()
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presenter.children.isEmpty && presented.parent == nil && completed)
  }

  @Test("The presented controller and its presenter can both dismiss", arguments: [true, false])
  func dismissing(fromPresenter: Bool) {
    presenter.present(presented, animated: false)
    (fromPresenter ? presenter : presented).dismiss(animated: true)
    Transactions.flush()
    #expect(presenter.presentedViewController == nil && presented.presentingViewController == nil)
  }

  @Test("What is presented above goes with what is dismissed")
  func dismissingAStack() {
    let top = UIViewController()
    presenter.present(presented, animated: false)
    presented.present(top, animated: false)
    presenter.dismiss(animated: false)
    Transactions.flush()
    #expect(presenter.presentedViewController == nil && top.presentingViewController == nil)
  }

  @Test("A child has its container present; a context is presented in by the nearest that defines one")
  func presenterIsAContainer() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === tabs && child.presentedViewController === presented)
    child.dismiss(animated: false)
    Transactions.flush()
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === navigation)
  }

  @Test("Only one controller is presented at a time")
  func presentingTwice() {
    let other = UIViewController()
    presenter.present(presented, animated: false)
    #expect(warnings { presenter.present(other, animated: false) }.count == 1)
    #expect(presenter.presentedViewController === presented && other.presentingViewController == nil)
  }

  @Test("Presented views come into the window and go")
  func views() {
    presenter.present(presented, animated: false)
    #expect(presented.view.window === window)
    presented.dismiss(animated: false)
    Transactions.flush()
    #expect(presented.view.window == nil)
  }

  @Test("The presentation controller goes with the style")
  func presentationControllers() {
    #expect(presented.sheetPresentationController === presented.presentationController)
    #expect(presented.popoverPresentationController == nil)
    presented.modalPresentationStyle = .popover
    #expect(presented.popoverPresentationController === presented.presentationController)
    #expect(presented.popoverPresentationController?.presentedViewController === presented)
    presented.modalPresentationStyle = .fullScreen
    #expect(presented.popoverPresentationController == nil && presented.sheetPresentationController == nil)
  }

  @Test("Show presents where no container takes it")
  func showing() {
    presenter.show(presented, sender: nil)
    #expect(presenter.presentedViewController === presented)
  }
}
