import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What is changed by those who are being told.
@MainActor struct ReentrancyTests {
  private nonisolated static let moments: [HookedController.Moment] = [
    .willAppear, .isAppearing, .didAppear, .willLayout, .didLayout,
  ]

  @Test("A-30: A child that its parent adds while it is told something arrives, once", arguments: moments)
  func adding(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.once(moment) { $0.addInFourSteps(stage.child) }
    let lines = stage.lines { stage.show(root) }.filter { $0.hasPrefix("c.") && $0.contains("ppear") }
    #expect(lines == ["c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(stage.child.isSettled && Transactions.isIdle)
  }

  @Test("A-30: A child that its parent removes while it is told something has gone, once", arguments: moments)
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

  @Test("A-30: A child that its parent exchanges while it is told something", arguments: moments)
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

  @Test("A-14: A stack that leaves while it pushes takes along what it pushes")
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

  @Test("A-15: A sibling that is taken away by the one before is told nothing")
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

  @Test("A-25: A sibling that is added by the one before comes along")
  func addingSibling() {
    let stage = Stage()
    let first = stage.controller("a")
    first.once(.willAppear) { $0.parent?.addInFourSteps(stage.child) }
    stage.parent.onLoad = { $0.addInFourSteps(first) }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(lines.suffix(3) == ["p.didAppear", "a.didAppear", "c.didAppear"])
  }

  @Test("A-11: A child that goes while it is told that it has come turns round at once")
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

  @Test("A-13: A child whose parent goes while it is told that it will come does not come")
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

  @Test("A-13: A child whose window is hidden while it is told that it will come does not come")
  func windowGoes() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.showAndFlush(stage.parent)
    child.once(.willAppear) { _ in stage.window.isHidden = true }
    let lines = stage.lines { stage.parent.addInFourSteps(child) }
    #expect(lines.contains("c.didDisappear") && !lines.contains("c.didAppear"))
    #expect(!child.isSeen && !stage.parent.isSeen)
  }

  @Test("A-11: A view that is moved away while its controller is told that it will go stays")
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

  @Test("A-10: A view that is removed twice, by the removal itself, has gone once")
  func removingTwice() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.parent.onLoad = { $0.addInFourSteps(child) }
    stage.showAndFlush(stage.parent)
    child.once(.willDisappear) { $0.view.removeFromSuperview() }
    #expect(stage.lines { child.view.removeFromSuperview() } == ["c.willDisappear", "c.didDisappear"])
  }

  @Test("A-24: Who puts a stranger into a view that comes or goes has it told as well")
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

  @Test("C-16: A child that is exchanged for another while it is told that it has moved")
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

  @Test("A-29: What goes while its neighbour is laid out is not laid out any more")
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

  @Test("R-40: A root that is exchanged while it is told something gives way to the new one", arguments: moments)
  func exchangingTheRoot(moment: HookedController.Moment) {
    let stage = Stage()
    let root = stage.controller("p")
    root.once(moment) { _ in stage.window.rootViewController = stage.child }
    stage.show(root)
    Transactions.flush()
    #expect(stage.child.isSeen && stage.child.isSettled && !root.isSeen && root.isSettled)
    #expect(stage.window.subviews == [stage.child.view])
  }

  @Test("R-40: A window that is hidden while its root is told something hides it", arguments: moments)
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
