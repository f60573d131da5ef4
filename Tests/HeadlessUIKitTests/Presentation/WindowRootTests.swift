import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct WindowRootTests {
  @Test("R-40: A new root replaces the old one")
  func exchange() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.window.rootViewController = stage.child
    #expect(stage.window.subviews == [stage.child.view])
    #expect(
      stage.takeFlushed() == [
        "c.loadView", "c.viewDidLoad", "p.willDisappear", "c.willAppear", "c.isAppearing", "p.didDisappear",
        "c.didAppear",
      ])
    #expect(stage.parent.view.window == nil)
  }

  @Test("R-40: A hidden window loads no views")
  func hiddenWindow() {
    let stage = Stage()
    stage.window.rootViewController = stage.parent
    stage.window.rootViewController = stage.child
    #expect(stage.takeFlushed() == [] && !stage.parent.isViewLoaded && !stage.child.isViewLoaded)
    stage.window.makeKeyAndVisible()
    Transactions.flush()
    #expect(stage.child.view.window === stage.window && stage.child.view.frame == stage.window.bounds)
    #expect(stage.window.isKeyWindow && !stage.parent.isViewLoaded)
  }

  @Test("R-40: Hiding and showing a window calls its controllers")
  func hidingAndShowing() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    stage.window.isHidden = true
    #expect(stage.takeFlushed() == ["p.willDisappear", "c.willDisappear", "p.didDisappear", "c.didDisappear"])
    stage.window.isHidden = false
    #expect(
      stage.takeFlushed() == [
        "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing", "p.didAppear", "c.didAppear",
      ])
  }

  @Test("R-40: A root can be replaced while the window is hidden")
  func replacedWhileHidden() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.window.isHidden = true
    Transactions.flush()
    stage.window.rootViewController = stage.child
    stage.window.isHidden = false
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.window.subviews == [stage.child.view] && stage.child.isSeen && !stage.parent.isSeen)
  }

  @Test("R-40: Replacing the root does not dismiss its presentation", arguments: [true, false])
  func presented(isFullScreen: Bool) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    if isFullScreen { stage.child.modalPresentationStyle = .fullScreen }
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    stage.window.rootViewController = stage.other
    Transactions.flush()
    #expect(stage.parent.presentedViewController === stage.child && stage.child.view.window === stage.window)
    #expect(stage.child.isSeen && stage.other.isSeen && !stage.parent.isSeen)
    // A dismissal now does not restore the old root.
    stage.child.dismiss(animated: false)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.window.subviews == [stage.other.view] && !stage.parent.isSeen && stage.other.isSeen)
  }

  @Test("R-40: A root that becomes a child of the new root stays visible")
  func wrapped() {
    let stage = Stage()
    stage.showAndFlush(stage.child)
    stage.window.rootViewController = stage.parent
    stage.parent.addInFourSteps(stage.child)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.child.view.superview === stage.parent.view && stage.child.isSeen && stage.parent.isSeen)
  }

  @Test(
    "R-40: Roots in quick succession: the last one stays",
    arguments: [[0, 1], [1, 0], [1, 2], [1, 0, 2], [1, 2, 1]]
  )
  func quickly(order: [Int]) {
    let stage = Stage()
    let roots = [stage.parent, stage.child, stage.other]
    stage.showAndFlush(roots[0])
    for index in order { stage.window.rootViewController = roots[index] }
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    let last = roots[order[order.count - 1]]
    #expect(stage.window.subviews == [last.view] && roots.filter(\.isSeen) == [last])
  }

  @Test("R-40: A root that replaces itself while it loads is never seen")
  func replacedWhileLoading() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.onLoad = { _ in stage.window.rootViewController = stage.other }
    stage.window.rootViewController = stage.child
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.window.subviews == [stage.other.view] && stage.other.isSeen)
    #expect(!stage.child.isSeen && !stage.parent.isSeen)
  }
}
