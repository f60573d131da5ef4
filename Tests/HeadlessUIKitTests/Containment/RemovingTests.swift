import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The effects of `removeFromParent()`, and the duties of its caller.
@MainActor struct RemovingTests {
  @Test("C-11: didMove(nil) follows the removal")
  func leaving() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.parent.addChild(stage.other)
    stage.parent.addChild(child)
    var wasThere: Bool?
    child.on(.didMove) { wasThere = $0.parent != nil || stage.parent.children.contains($0) }
    #expect(stage.lines { child.removeFromParent() } == ["c.didMove(nil)"])
    #expect(wasThere == false)
    #expect(stage.parent.children == [stage.other] && child.parent == nil)
  }

  @Test("C-12: The container calls willMove(nil)")
  func willMoveIsLeftOut() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    #expect(!stage.lines { stage.child.removeFromParent() }.contains("c.willMove(nil)"))
  }

  @Test("C-13: Its view stays where it is")
  func viewStays() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    stage.child.removeFromParent()
    #expect(stage.child.view.superview === stage.parent.view)
  }

  @Test("C-13: Seen as it still is, it goes on appearing", arguments: [true, false])
  func staysVisible(settled: Bool) {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.show(stage.parent)
    if settled { Transactions.flush() }
    stage.child.removeFromParent()
    Transactions.flush()
    #expect(stage.log.take().filter { $0 == "c.didAppear" }.count == 1)
    #expect(stage.lines { stage.child.view.removeFromSuperview() } == ["c.willDisappear", "c.didDisappear"])
  }

  @Test("C-14: Without a parent nothing happens")
  func withoutParent() {
    let stage = Stage()
    #expect(stage.lines { stage.child.removeFromParent() } == [])
  }

  @Test("C-15: Who overrides the methods of containment without calling super goes without what they do")
  func withoutSuper() {
    final class Silent: UIViewController {
      override func addChild(_ childController: UIViewController) {}
      override func removeFromParent() {}
      override func willMove(toParent parent: UIViewController?) {}
      override func didMove(toParent parent: UIViewController?) {}
    }
    let stage = Stage()
    let silent = Silent()
    silent.addChild(stage.child)
    #expect(silent.children.isEmpty && stage.child.parent == nil)
    let lines = stage.lines {
      stage.parent.addChild(silent)
      silent.removeFromParent()
    }
    #expect(stage.parent.children == [silent] && silent.parent === stage.parent)
    #expect(lines == [])
  }
}
