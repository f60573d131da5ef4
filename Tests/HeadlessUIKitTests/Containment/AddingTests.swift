import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The effects of `addChild(_:)`, and the duties of its caller.
@MainActor struct AddingTests {
  @Test("C-01: A controller becomes the last of its parent's children")
  func links() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    stage.parent.addChild(stage.other)
    #expect(stage.parent.children == [stage.child, stage.other])
    #expect(stage.child.parent === stage.parent && stage.other.parent === stage.parent)
  }

  @Test("C-02: willMove is called before the child is added")
  func toldFirst() {
    let stage = Stage()
    let child = stage.controller("c")
    var wasThere: Bool?
    child.on(.willMove) { wasThere = $0.parent != nil || !stage.parent.children.isEmpty }
    stage.parent.addChild(child)
    #expect(wasThere == false)
    #expect(stage.log.take() == ["c.willMove(p)"])
  }

  @Test("C-03: The container calls didMove")
  func didMoveIsLeftOut() {
    let stage = Stage()
    let lines = stage.lines { stage.parent.addChild(stage.child) }
    #expect(!lines.contains("c.didMove(p)"))
    #expect(stage.lines { stage.child.didMove(toParent: stage.parent) } == ["c.didMove(p)"])
  }

  @Test("C-04: No view is loaded, none is moved")
  func viewsAreLeftAlone() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    #expect(!stage.parent.isViewLoaded && !stage.child.isViewLoaded)
    stage.other.loadViewIfNeeded()
    stage.parent.addChild(stage.other)
    #expect(stage.other.view.superview == nil)
  }

  @Test("C-05: Adding a child of another parent calls removeFromParent()")
  func reparenting() {
    final class Child: UIViewController {
      var removals = 0
      override func removeFromParent() {
        if parent != nil { removals += 1 }
        super.removeFromParent()
      }
    }
    let stage = Stage()
    let child = Child()
    stage.parent.addChild(child)
    stage.other.addChild(child)
    #expect(child.removals == 1)
    #expect(stage.parent.children.isEmpty && stage.other.children == [child] && child.parent === stage.other)
  }

  @Test("C-06: A child that changes parents gets no willMove(nil)")
  func toldWhenReparented() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    let lines = stage.lines {
      stage.other.addChild(stage.child)
      stage.child.didMove(toParent: stage.other)
    }
    #expect(lines == ["c.didMove(nil)", "c.willMove(d)", "c.didMove(d)"])
  }

  @Test("C-07: Adding a child again calls nothing")
  func addingAgain() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    stage.parent.addChild(stage.other)
    #expect(stage.lines { stage.parent.addChild(stage.child) } == [])
    #expect(stage.parent.children == [stage.child, stage.other])
  }

  @Test("C-08: A controller cannot be its own child")
  func childOfItself() {
    let stage = Stage()
    let raised = exceptions { stage.parent.addChild(stage.parent) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(stage.parent.children.isEmpty && stage.parent.parent == nil)
  }

  @Test("C-08: Nor the child of its descendant, even if that changes in a callback")
  func childOfItsChild() {
    let stage = Stage()
    stage.parent.addChild(stage.child)
    #expect(exceptions { stage.child.addChild(stage.parent) }.count == 1)
    let eager = stage.controller("e")
    eager.on(.willMove) { $0.addChild(stage.other) }
    #expect(exceptions { stage.other.addChild(eager) }.count == 1)
    #expect(stage.parent.parent == nil && eager.parent == nil && stage.other.parent === eager)
  }

  @Test("C-09: Parents retain their children, children do not retain their parents")
  func ownership() {
    weak var releasedParent: UIViewController?
    weak var releasedChild: UIViewController?
    let survivor = UIViewController()
    do {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.addChild(survivor)
      releasedParent = parent
      releasedChild = child
      #expect(survivor.parent === parent)
    }
    #expect(releasedParent == nil && releasedChild == nil)
    #expect(survivor.parent == nil)
  }

  @Test("C-10: A presented controller is not a child")
  func presented() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    #expect(stage.parent.presentedViewController === stage.child)
    #expect(stage.parent.children.isEmpty && stage.child.parent == nil)
  }
}
