import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Changes of the hierarchy inside callbacks.
@MainActor struct ReentrancyTests {
  private nonisolated static let moments: [HookedController.Moment] = [
    .willAppear, .isAppearing, .didAppear, .willLayout, .didLayout,
  ]

  @Test("A-30: A child that the parent adds in a callback appears once", arguments: moments)
  func adding(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.once(moment) { $0.addInFourSteps(stage.child) }
    let lines = stage.lines { stage.show(root) }.filter { $0.hasPrefix("c.") && $0.contains("ppear") }
    #expect(lines == ["c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(stage.child.isSettled && Transactions.isIdle)
  }

  @Test("A-30: A child that the parent removes in a callback disappears once", arguments: moments)
  func removing(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.on(.load) { $0.addInFourSteps(stage.child) }
    root.once(moment) { _ in stage.child.removeInFourSteps() }
    let lines = stage.lines { stage.show(root) }.filter { $0.hasPrefix("c.") }
    let appeared = lines.filter { $0 == "c.willAppear" }.count
    #expect(appeared == (moment == .willAppear ? 0 : 1))
    #expect(lines.filter { $0 == "c.didDisappear" }.count == appeared)
    #expect(!lines.contains("c.didAppear") && !stage.child.isSeen && stage.child.isSettled)
  }

  @Test("A-30: A child that the parent replaces in a callback", arguments: moments)
  func exchanging(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.on(.load) { $0.addInFourSteps(stage.child) }
    root.once(moment) {
      stage.child.removeInFourSteps()
      $0.addInFourSteps(stage.other)
    }
    let lines = stage.lines { stage.show(root) }
    #expect(
      lines.filter { $0.hasPrefix("d.") && $0.contains("ppear") } == [
        "d.willAppear", "d.isAppearing", "d.didAppear",
      ])
    #expect(!stage.child.isSeen && stage.other.isSeen && stage.other.isSettled)
  }

  @Test("A-14: A stack that is removed during a push removes the pushed controller too")
  func leavingWhilePushing() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.controller("root"))
    let pushed = stage.controller("pushed")
    stage.parent.onLoad = { $0.addInFourSteps(navigation) }
    stage.show(stage.parent)
    pushed.once(.willAppear) { _ in navigation.removeInFourSteps() }
    let lines = stage.lines { navigation.pushViewController(pushed, animated: true) }
    let appearances = lines.filter { $0.hasPrefix("pushed.") && $0.contains("ppear") }
    #expect(appearances == ["pushed.willAppear", "pushed.willDisappear", "pushed.didDisappear"])
    #expect(!pushed.isSeen && pushed.isSettled && Transactions.isIdle)
  }

  @Test("A-15: A sibling that is removed in a callback gets no callbacks")
  func removingSibling() {
    let stage = Stage()
    let first = stage.controller("a")
    first.once(.willAppear) { _ in stage.child.removeInFourSteps() }
    stage.parent.onLoad = {
      $0.addInFourSteps(first)
      $0.addInFourSteps(stage.child)
    }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(!lines.contains { $0.hasPrefix("c.") && $0.contains("ppear") })
    #expect(first.isSeen)
  }

  @Test("A-25: A sibling that is added in a callback appears too")
  func addingSibling() {
    let stage = Stage()
    let first = stage.controller("a")
    first.once(.willAppear) { $0.parent?.addInFourSteps(stage.child) }
    stage.parent.onLoad = { $0.addInFourSteps(first) }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(lines.suffix(3) == ["p.didAppear", "a.didAppear", "c.didAppear"])
  }

  @Test("A-11: A child that is removed in viewDidAppear is reversed at once")
  func removingItself() {
    let stage = Stage()
    let child = stage.controller("c")
    child.once(.didAppear) { $0.removeInFourSteps() }
    stage.showAndFlush(stage.parent)
    child.loadViewIfNeeded()
    let lines = stage.lines { stage.parent.addInFourSteps(child) }
    #expect(
      lines == [
        "c.willMove(p)", "c.willAppear", "c.didMove(p)", "c.isAppearing", "c.didAppear", "c.willMove(nil)",
        "c.willDisappear", "c.didDisappear", "c.didMove(nil)",
      ])
  }

  @Test("A-13: A child whose parent is removed in its viewWillAppear does not appear")
  func parentGoes() {
    let stage = Stage()
    let middle = stage.controller("m")
    let child = stage.controller("c")
    stage.parent.onLoad = { $0.addInFourSteps(middle) }
    stage.showAndFlush(stage.parent)
    child.loadViewIfNeeded()
    child.once(.willAppear) { _ in middle.view.removeFromSuperview() }
    let lines = stage.lines { middle.addInFourSteps(child) }
    #expect(
      lines == [
        "c.willMove(m)", "c.willAppear", "m.willDisappear", "m.didDisappear", "c.willDisappear", "c.didDisappear",
        "c.didMove(m)",
      ])
    #expect(child.view.superview === middle.view && child.view.window == nil)
    #expect(stage.lines { stage.parent.view.addSubview(middle.view) }.suffix(2) == ["m.didAppear", "c.didAppear"])
  }

  @Test("A-13: A child whose window is hidden in its viewWillAppear does not appear")
  func windowGoes() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.showAndFlush(stage.parent)
    child.once(.willAppear) { _ in stage.window.isHidden = true }
    let lines = stage.lines { stage.parent.addInFourSteps(child) }
    #expect(lines.contains("c.didDisappear") && !lines.contains("c.didAppear"))
    #expect(!child.isSeen && !stage.parent.isSeen)
  }

  @Test("A-11: A view that is moved in viewWillDisappear stays")
  func movingAway() {
    let stage = Stage()
    let child = stage.controller("c")
    let holder = UIView()
    stage.parent.onLoad = {
      $0.view.addSubview(holder)
      $0.addInFourSteps(child)
    }
    stage.showAndFlush(stage.parent)
    child.once(.willDisappear) { holder.addSubview($0.view) }
    let lines = stage.lines { child.view.removeFromSuperview() }
    #expect(lines == ["c.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(child.view.superview === holder)
  }

  @Test("A-10: A view that its own removal removes again disappears once")
  func removingTwice() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.parent.onLoad = { $0.addInFourSteps(child) }
    stage.showAndFlush(stage.parent)
    child.once(.willDisappear) { $0.view.removeFromSuperview() }
    #expect(stage.lines { child.view.removeFromSuperview() } == ["c.willDisappear", "c.didDisappear"])
  }

  @Test("A-24: A view without a parent controller that is added to a moving view gets callbacks too")
  func strangers() {
    let stage = Stage()
    let child = stage.controller("c")
    child.loadViewIfNeeded()
    stage.other.loadViewIfNeeded()
    stage.showAndFlush(stage.parent)
    child.once(.willAppear) { $0.view.addSubview(stage.other.view) }
    let coming = stage.lines { stage.parent.addInFourSteps(child) }
    #expect(coming.suffix(4) == ["c.isAppearing", "d.isAppearing", "d.didAppear", "c.didAppear"])
    stage.other.view.removeFromSuperview()
    _ = stage.log.take()
    child.once(.willDisappear) { $0.view.addSubview(stage.other.view) }
    let going = stage.lines { child.removeInFourSteps() }
    #expect(going.filter { $0.hasPrefix("d.") } == ["d.willAppear", "d.willDisappear", "d.didDisappear"])
    #expect(!stage.other.isSeen)
  }

  @Test("C-16: A child that is replaced in didMove")
  func exchangingInDidMove() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.showAndFlush(stage.parent)
    child.once(.didMove) { _ in
      child.removeInFourSteps()
      stage.parent.addInFourSteps(stage.other)
    }
    stage.parent.addInFourSteps(child)
    Transactions.flush()
    #expect(stage.parent.children == [stage.other] && stage.parent.view.subviews == [stage.other.view])
    #expect(stage.other.isSeen && !child.isSeen && child.isSettled)
  }

  @Test("A-29: A view that is removed during its neighbour's layout is not laid out")
  func removingDuringLayout() {
    let stage = Stage()
    stage.log.omitted = []
    let first = stage.controller("a")
    stage.parent.onLoad = {
      $0.addInFourSteps(first)
      $0.addInFourSteps(stage.child)
    }
    first.once(.willLayout) { _ in stage.child.removeInFourSteps() }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(lines.contains("a.didLayout") && !lines.contains("c.willLayout"))
  }

  @Test("R-40: A root that is replaced in a callback gives way to the new one", arguments: moments)
  func exchangingTheRoot(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.once(moment) { _ in stage.window.rootViewController = stage.child }
    stage.show(root)
    Transactions.flush()
    #expect(stage.child.isSeen && stage.child.isSettled && !root.isSeen && root.isSettled)
    #expect(stage.window.subviews == [stage.child.view])
  }

  @Test("R-40: A window that is hidden in a callback hides its root", arguments: moments)
  func hidingTheWindow(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.once(moment) { _ in stage.window.isHidden = true }
    stage.show(root)
    Transactions.flush()
    #expect(!root.isSeen && root.isSettled)
    stage.window.isHidden = false
    Transactions.flush()
    #expect(root.isSeen && root.isSettled)
  }
}
