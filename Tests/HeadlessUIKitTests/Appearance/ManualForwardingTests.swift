import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Containers that forward appearance callbacks manually.
@MainActor struct ManualForwardingTests {
  /// A container on the screen that leaves its child's appearances to the test.
  private func stageWithManualContainer() -> (Stage, HookedController) {
    let stage = Stage()
    let container = stage.controller("p")
    container.forwards = false
    stage.showAndFlush(container)
    stage.child.loadViewIfNeeded()
    _ = stage.log.take()
    return (stage, container)
  }

  @Test("A-16: A container without automatic forwarding calls its children itself")
  func drivenByHand() {
    let (stage, container) = stageWithManualContainer()
    let lines = stage.lines {
      container.addChild(stage.child)
      stage.child.beginAppearanceTransition(true, animated: false)
      container.view.addSubview(stage.child.view)
      stage.child.endAppearanceTransition()
      stage.child.didMove(toParent: container)
    }
    #expect(lines == ["c.willMove(p)", "c.willAppear", "c.isAppearing", "c.didAppear", "c.didMove(p)"])
  }

  @Test("A-16: Calling the callbacks of a child is warned of")
  func calledDirectly() {
    let (stage, _) = stageWithManualContainer()
    let written = warnings {
      stage.child.viewWillAppear(true)
      stage.child.viewDidAppear(true)
      stage.child.viewWillDisappear(true)
      stage.child.viewDidDisappear(true)
    }
    #expect(written.count == 4)
    #expect(!stage.child.isSeen)
  }

  @Test("A-17: Begin calls the will callback, end the did callback")
  func beginAndEnd() {
    let (stage, _) = stageWithManualContainer()
    #expect(stage.lines { stage.child.beginAppearanceTransition(true, animated: true) } == ["c.willAppear"])
    #expect(stage.lines { stage.child.endAppearanceTransition() } == ["c.isAppearing", "c.didAppear"])
    #expect(stage.lines { stage.child.beginAppearanceTransition(false, animated: true) } == ["c.willDisappear"])
    #expect(stage.lines { stage.child.endAppearanceTransition() } == ["c.didDisappear"])
  }

  @Test("A-17: Children of a manually driven controller get callbacks too")
  func grandchildren() {
    let (stage, container) = stageWithManualContainer()
    stage.child.addInFourSteps(stage.other)
    container.addChild(stage.child)
    let lines = stage.lines {
      stage.child.beginAppearanceTransition(true, animated: true)
      container.view.addSubview(stage.child.view)
      stage.child.endAppearanceTransition()
    }
    #expect(
      lines == ["c.willAppear", "d.willAppear", "c.isAppearing", "d.isAppearing", "c.didAppear", "d.didAppear"])
  }

  @Test("A-18: Begin loads the view before the callback")
  func beginLoads() {
    let stage = Stage()
    let lines = stage.lines { stage.child.beginAppearanceTransition(true, animated: false) }
    #expect(lines == ["c.loadView", "c.viewDidLoad", "c.willAppear"])
    #expect(stage.lines { stage.other.beginAppearanceTransition(false, animated: false) } == [])
    #expect(!stage.other.isViewLoaded)
  }

  @Test("A-19: Two begins need two ends")
  func nesting() {
    let (stage, _) = stageWithManualContainer()
    let lines = stage.lines {
      stage.child.beginAppearanceTransition(true, animated: false)
      stage.child.beginAppearanceTransition(true, animated: false)
      stage.child.endAppearanceTransition()
      stage.log.note("once")
      stage.child.endAppearanceTransition()
    }
    #expect(lines == ["c.willAppear", "once", "c.isAppearing", "c.didAppear"])
  }

  @Test("A-20: A reversed transition needs one end, in the last direction", arguments: [1, 2])
  func turningRound(begins: Int) {
    let (stage, _) = stageWithManualContainer()
    var written: [String] = []
    let lines = stage.lines {
      for _ in 0..<begins { stage.child.beginAppearanceTransition(true, animated: false) }
      stage.child.beginAppearanceTransition(false, animated: false)
      written = warnings { stage.child.endAppearanceTransition() }
    }
    #expect(lines == ["c.willAppear", "c.willDisappear", "c.didDisappear"] && written == [])
    #expect(warnings { stage.child.endAppearanceTransition() }.count == 1)
  }

  @Test("A-21: An end without a begin causes a warning and does nothing")
  func endWithoutBegin() {
    let (stage, container) = stageWithManualContainer()
    var written: [String] = []
    let lines = stage.lines {
      written = warnings {
        stage.child.endAppearanceTransition()
        container.endAppearanceTransition()
      }
    }
    #expect(written.count == 2 && lines == [])
  }

  @Test("A-21: A begin of an appeared controller causes a warning", arguments: [true, false])
  func beginWhereItIs(isAppearing: Bool) {
    let (stage, container) = stageWithManualContainer()
    let controller = isAppearing ? container : stage.child
    var written: [String] = []
    let lines = stage.lines {
      written = warnings { controller.beginAppearanceTransition(isAppearing, animated: false) }
    }
    #expect(written.count == 1 && lines == [])
    #expect(controller.isSeen == isAppearing && controller.isSettled)
  }

  @Test("A-22: Only the container that began a disappearance calls the child")
  func begunDisappearance() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.child.beginAppearanceTransition(false, animated: true)
      stage.child.view.removeFromSuperview()
      stage.log.note("removed")
      Transactions.flush()
      stage.child.endAppearanceTransition()
    }
    #expect(lines == ["c.willDisappear", "removed", "c.didDisappear"])
  }

  @Test("A-22: The parent does not end a manual transition")
  func begunUnderForwarding() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.show(stage.parent)
    stage.child.beginAppearanceTransition(true, animated: false)
    Transactions.flush()
    #expect(stage.log.take().last == "p.didAppear")
    #expect(stage.lines { stage.child.endAppearanceTransition() } == ["c.didAppear"])
  }

  @Test("A-23: Adding and removing views in a container without forwarding calls nothing")
  func insertionTellsNobody() {
    let (stage, container) = stageWithManualContainer()
    #expect(stage.lines { container.addInFourSteps(stage.child) } == ["c.willMove(p)", "c.didMove(p)"])
    #expect(stage.lines { stage.window.isHidden = true } == ["p.willDisappear", "p.didDisappear"])
    stage.window.isHidden = false
    Transactions.flush()
    #expect(stage.lines { stage.child.removeInFourSteps() } == ["c.willMove(nil)", "c.didMove(nil)"])
  }

  @Test("G-18: Manual forwarding gives the same log as UIKit", arguments: [true, false])
  func byHandOrNot(forwards: Bool) {
    let stage = Stage()
    let container = stage.controller("p")
    container.forwards = forwards
    container.on(.load) { $0.addInFourSteps(stage.child) }
    if !forwards { container.tellItsChildren() }
    let appearing = stage.lines { stage.show(container) }
    let disappearing = stage.lines { stage.window.rootViewController = stage.other }
    #expect(
      appearing.filter { $0.contains("ppear") } == [
        "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing", "p.didAppear", "c.didAppear",
      ])
    #expect(
      disappearing.filter { $0.hasPrefix("p.") || $0.hasPrefix("c.") } == [
        "p.willDisappear", "c.willDisappear", "p.didDisappear", "c.didDisappear",
      ])
  }
}

extension HookedController {
  /// Forwards all appearance callbacks to the children.
  fileprivate func tellItsChildren() {
    on(.willAppear) { for child in $0.children { child.beginAppearanceTransition(true, animated: false) } }
    on(.didAppear) { for child in $0.children { child.endAppearanceTransition() } }
    on(.willDisappear) { for child in $0.children { child.beginAppearanceTransition(false, animated: false) } }
    on(.didDisappear) { for child in $0.children { child.endAppearanceTransition() } }
  }
}
