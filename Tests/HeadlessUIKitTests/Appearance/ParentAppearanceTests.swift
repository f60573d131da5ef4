import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Children of parents that are not seen yet, and of such as are.
@MainActor struct ParentAppearanceTests {
  // MARK: A parent that is not seen yet

  @Test("A-25, A-26: A child that was there from the start appears after its parent, at both ends")
  func parentFirst() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addInFourSteps(stage.child)
      $0.addInFourSteps(stage.other)
    }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(
      lines.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("didAppear") } == [
        "p.willAppear", "c.willAppear", "d.willAppear", "p.didAppear", "c.didAppear", "d.didAppear",
      ])
  }

  @Test("A-27: A parent disappears before its children, at both ends")
  func parentDisappearsFirst() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addInFourSteps(stage.child)
      $0.addInFourSteps(stage.other)
    }
    stage.showAndFlush(stage.parent)
    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "p.willDisappear", "c.willDisappear", "d.willDisappear", "p.didDisappear", "c.didDisappear", "d.didDisappear",
      ])
  }

  @Test("A-28, A-29: Parents are appearing and laid out before their children")
  func layout() {
    let stage = Stage()
    stage.log.omitted = []
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.show(stage.parent)
    let lines = stage.log.take().drop { $0 != "p.isAppearing" }
    #expect(
      lines == [
        "p.isAppearing", "c.isAppearing", "p.willLayout", "p.didLayout", "c.willLayout", "c.didLayout",
      ])
  }

  @Test("A-25: A child that is added in viewWillAppear appears with its parent")
  func addedInWillAppear() {
    let stage = Stage()
    let root = stage.controller("p")
    stage.child.loadViewIfNeeded()
    root.once(.willAppear) { $0.addInFourSteps(stage.child) }
    let lines = stage.lines { stage.show(root) }
    #expect(
      lines == [
        "p.loadView", "p.viewDidLoad", "p.willAppear", "c.willMove(p)", "c.didMove(p)", "c.willAppear",
        "p.isAppearing", "c.isAppearing", "p.didAppear", "c.didAppear",
      ])
  }

  @Test("A-25: One that is added while its parent is appearing arrives with it")
  func addedInIsAppearing() {
    let stage = Stage()
    let root = stage.controller("p")
    stage.child.loadViewIfNeeded()
    root.once(.isAppearing) { $0.addInFourSteps(stage.child) }
    let lines = stage.lines { stage.show(root) }
    #expect(
      lines.suffix(6) == [
        "c.willMove(p)", "c.willAppear", "c.didMove(p)", "c.isAppearing", "p.didAppear", "c.didAppear",
      ])
  }

  // MARK: A parent that is seen

  @Test("A-30: In a parent that is seen the view alone brings the appearances about")
  func insertionAndRemoval() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    stage.parent.addChild(stage.child)
    #expect(
      stage.lines { stage.parent.view.addSubview(stage.child.view) }
        == ["c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(stage.lines { stage.child.view.removeFromSuperview() } == ["c.willDisappear", "c.didDisappear"])
  }

  @Test("A-31: viewDidAppear is deferred, and so follows didMove")
  func didAppearAfterDidMove() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.addInFourSteps(stage.child)
    #expect(stage.log.take().suffix(2) == ["c.willAppear", "c.didMove(p)"])
    Transactions.flush()
    #expect(stage.log.take() == ["c.isAppearing", "c.didAppear"])
  }

  @Test("A-32: didMove before the view is harmless")
  func didMoveFirst() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.addChild(stage.child)
      stage.child.didMove(toParent: stage.parent)
      stage.parent.view.addSubview(stage.child.view)
    }
    #expect(
      lines == [
        "c.willMove(p)", "c.didMove(p)", "c.loadView", "c.viewDidLoad", "c.willAppear", "c.isAppearing", "c.didAppear",
      ])
  }

  @Test("A-33: Adding the view before addChild works, but the child has no parent when it is loaded")
  func viewFirst() {
    let stage = Stage()
    let child = stage.controller("c")
    child.on(.load) { #expect($0.parent == nil) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.view.addSubview(child.view)
      stage.parent.addChild(child)
      child.didMove(toParent: stage.parent)
    }
    #expect(
      lines == [
        "c.loadView", "c.viewDidLoad", "c.willAppear", "c.willMove(p)", "c.didMove(p)", "c.isAppearing", "c.didAppear",
      ])
    #expect(stage.lines { stage.window.isHidden = true }.contains("c.didDisappear"))
  }

  @Test("A-34: A child that is loaded after addChild has its parent", arguments: [true, false])
  func parentInViewDidLoad(early: Bool) {
    let stage = Stage()
    let child = stage.controller("c")
    var parent: UIViewController?
    child.on(.load) { parent = $0.parent }
    if early { child.view.frame = .zero }
    stage.parent.addInFourSteps(child)
    #expect(parent === (early ? nil : stage.parent))
  }
}
