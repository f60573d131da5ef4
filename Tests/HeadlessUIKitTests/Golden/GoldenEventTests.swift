import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The event lists of UIKit that have been published, one by one.
@MainActor struct GoldenEventTests {
  @Test("G-01: A window's root is loaded and appears")
  func root() {
    let stage = Stage()
    stage.show(stage.parent)
    #expect(stage.log.take() == ["p.loadView", "p.viewDidLoad", "p.willAppear", "p.isAppearing"])
    Transactions.flush()
    #expect(stage.log.take() == ["p.didAppear"])
  }

  @Test("G-02: A child that is added in viewDidLoad appears with its parent")
  func childFromTheStart() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.show(stage.parent)
    #expect(
      stage.log.take() == [
        "p.loadView", "p.viewDidLoad", "c.willMove(p)", "c.loadView", "c.viewDidLoad", "c.didMove(p)",
        "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing",
      ])
    Transactions.flush()
    #expect(stage.log.take() == ["p.didAppear", "c.didAppear"])
  }

  @Test("G-03: A controller that is not a child gets its first callback at the end")
  func stranger() {
    let stage = Stage()
    stage.parent.onLoad = { $0.view.addSubview(stage.child.view) }
    stage.show(stage.parent)
    Transactions.flush()
    let appearances = stage.log.take().filter { $0.hasSuffix("willAppear") || $0.hasSuffix("didAppear") }
    #expect(appearances == ["p.willAppear", "c.willAppear", "c.didAppear", "p.didAppear"])
  }

  @Test("G-04: In a window that is never shown there are only moves and loads")
  func hiddenWindow() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.window.rootViewController = stage.parent
    stage.parent.loadViewIfNeeded()
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "p.loadView", "p.viewDidLoad", "c.willMove(p)", "c.loadView", "c.viewDidLoad", "c.didMove(p)",
      ])
  }

  @Test("G-05: A child that is added to a visible parent")
  func childLater() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.addInFourSteps(stage.child)
    #expect(
      stage.log.take() == ["c.willMove(p)", "c.loadView", "c.viewDidLoad", "c.willAppear", "c.didMove(p)"])
    Transactions.flush()
    #expect(stage.log.take() == ["c.isAppearing", "c.didAppear"])
  }

  @Test("G-05r: A child that is removed from a visible parent")
  func childRemoved() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.child.removeInFourSteps()
    Transactions.flush()
    #expect(
      stage.log.take() == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
  }

  @Test("G-08: A swap by transition(from:to:)")
  func transition() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.parent.addChild(stage.other)
    stage.child.willMove(toParent: nil)
    stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil) { _ in
      stage.other.didMove(toParent: stage.parent)
      stage.child.removeFromParent()
    }
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "d.willMove(p)", "c.willMove(nil)", "d.loadView", "d.viewDidLoad", "c.willDisappear", "d.willAppear",
        "d.isAppearing", "d.didAppear", "c.didDisappear", "d.didMove(p)", "c.didMove(nil)",
      ])
  }

  @Test("S-61, G-10: A push")
  func push() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
    navigation.pushViewController(stage.child, animated: true)
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "c.willMove(navigationController)", "c.loadView", "c.viewDidLoad", "p.willDisappear", "c.willAppear",
        "c.isAppearing", "p.didDisappear", "c.didAppear", "c.didMove(navigationController)",
      ])
  }

  @Test("S-62, G-11: A pop")
  func pop() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    navigation.pushViewController(stage.child, animated: false)
    stage.showAndFlush(navigation)
    navigation.popViewController(animated: true)
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "c.willMove(nil)", "p.loadView", "p.viewDidLoad", "c.willDisappear", "p.willAppear", "p.isAppearing",
        "c.didDisappear", "p.didAppear", "c.didMove(nil)",
      ])
  }

  @Test("R-04, G-13: A navigation controller as a window's root")
  func navigationRoot() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    _ = stage.log.take()
    stage.show(navigation)
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "navigationController.loadView", "navigationController.viewDidLoad", "p.loadView", "p.viewDidLoad",
        "navigationController.willAppear", "p.willAppear", "navigationController.isAppearing", "p.isAppearing",
        "navigationController.didAppear", "p.didAppear",
      ])
  }

  @Test("R-12, R-13, G-14: Tabs are loaded when they are first shown")
  func tabs() {
    let stage = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.parent, stage.child]
    stage.showAndFlush(tabs)
    #expect(!stage.child.isViewLoaded)
    tabs.selectedIndex = 1
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "c.loadView", "c.viewDidLoad", "c.willAppear", "p.willDisappear", "c.isAppearing", "p.didDisappear",
        "c.didAppear",
      ])
    tabs.selectedIndex = 0
    Transactions.flush()
    #expect(
      stage.log.take() == ["p.willAppear", "c.willDisappear", "p.isAppearing", "c.didDisappear", "p.didAppear"])
  }

  @Test("S-44, S-45, Q-15, G-15: A presentation in full screen, and its end")
  func fullScreen() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .fullScreen
    stage.parent.present(stage.child, animated: true) { stage.log.note("presented") }
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "p.present(c)", "c.loadView", "c.viewDidLoad", "p.willDisappear", "c.willAppear", "c.isAppearing",
        "c.didAppear", "p.didDisappear", "presented",
      ])
    #expect(stage.parent.view.window == nil)
    stage.child.dismiss(animated: true) { stage.log.note("dismissed") }
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "c.dismiss", "c.willDisappear", "p.willAppear", "p.isAppearing", "p.didAppear", "c.didDisappear", "dismissed",
      ])
    #expect(stage.parent.view.window === stage.window)
  }

  @Test("S-43, G-16: A sheet leaves its presenter on the screen")
  func sheet() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: true) { stage.log.note("presented") }
    Transactions.flush()
    stage.parent.dismiss(animated: true) { stage.log.note("dismissed") }
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "p.present(c)", "c.loadView", "c.viewDidLoad", "c.willAppear", "c.isAppearing", "c.didAppear", "presented",
        "p.dismiss", "c.willDisappear", "c.didDisappear", "dismissed",
      ])
  }

  @Test("G-17: A child moves from one parent to another")
  func reparenting() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addInFourSteps(stage.child)
      $0.addInFourSteps(stage.other)
    }
    stage.showAndFlush(stage.parent)
    let raised = exceptions { stage.other.addChild(stage.child) }
    #expect(raised.map(\.name) == [UIViewController.hierarchyInconsistencyException])
    stage.child.view.removeFromSuperview()
    stage.other.addInFourSteps(stage.child)
    Transactions.flush()
    #expect(
      stage.log.take() == [
        "c.willDisappear", "c.didDisappear", "c.didMove(nil)", "c.willMove(d)", "c.willAppear", "c.didMove(d)",
        "c.isAppearing", "c.didAppear",
      ])
  }
}
