import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// How the appearances of a container become those of its children.
@MainActor struct ForwardingTests {
  @Test("A-14: A container forwards its appearances to its children by default")
  func forwarding() {
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    let stage = Stage()
    let container = stage.controller("p")
    container.on(.load) { $0.addInFourSteps(stage.child) }
    container.forwards = false
    stage.showAndFlush(container)
    #expect(!stage.child.isSeen)
    stage.window.isHidden = true
    Transactions.flush()
    container.forwards = true
    #expect(stage.lines { stage.window.isHidden = false }.contains("c.didAppear"))
  }

  @Test("A-15: A child whose view is not in its parent's gets no callbacks and is not loaded")
  func viewsElsewhere() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addChild(stage.child)
      $0.addChild(stage.other)
      stage.other.loadViewIfNeeded()
    }
    let lines = stage.lines { stage.show(stage.parent) }
    #expect(lines.filter { $0.hasSuffix("ppear") } == ["p.willAppear", "p.didAppear"])
    #expect(!stage.child.isViewLoaded)
  }

  @Test("A-15: Views in views of the parent's are in it")
  func viewsDeeper() {
    let stage = Stage()
    stage.parent.onLoad = {
      let holder = UIView()
      $0.view.addSubview(holder)
      $0.addChild(stage.child)
      holder.addSubview(stage.child.view)
    }
    stage.showAndFlush(stage.parent)
    #expect(stage.child.isSeen)
    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "p.willDisappear", "c.willDisappear", "p.didDisappear", "c.didDisappear",
      ])
  }

  @Test("A-24: A controller without a parent gets appearance callbacks when its view enters or leaves the window")
  func strangers() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    let appearing = stage.lines { stage.parent.view.addSubview(stage.child.view) }
    #expect(appearing == ["c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(stage.lines { stage.child.view.removeFromSuperview() } == ["c.willDisappear", "c.didDisappear"])
  }

  @Test("A-24: It gets no callbacks of the controller that owns the superview")
  func strangersOfContainers() {
    let stage = Stage()
    stage.parent.onLoad = { $0.view.addSubview(stage.child.view) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.beginAppearanceTransition(false, animated: false)
      stage.parent.endAppearanceTransition()
    }
    #expect(lines == ["p.willDisappear", "p.didDisappear"])
  }

  @Test("A-24: It appears with its superview, and its children with it")
  func strangersWithChildren() {
    let stage = Stage()
    stage.child.addInFourSteps(stage.other)
    stage.parent.onLoad = { $0.view.addSubview(stage.child.view) }
    stage.showAndFlush(stage.parent)
    #expect(stage.child.isSeen && stage.other.isSeen)
    stage.window.rootViewController = UIViewController()
    Transactions.flush()
    #expect(!stage.child.isSeen && !stage.other.isSeen)
  }
}
