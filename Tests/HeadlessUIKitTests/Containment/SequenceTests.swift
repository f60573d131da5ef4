import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The sequences of steps that containers are to take.
@MainActor struct SequenceTests {
  @Test("C-16: Adding: addChild, the view, where it belongs, didMove")
  func adding() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.addChild(stage.child)
      stage.parent.view.addSubview(stage.child.view)
      NSLayoutConstraint.activate([stage.child.view.topAnchor.constraint(equalTo: stage.parent.view.topAnchor)])
      stage.child.didMove(toParent: stage.parent)
    }
    #expect(
      lines == [
        "c.willMove(p)", "c.loadView", "c.viewDidLoad", "c.willAppear", "c.didMove(p)", "c.isAppearing", "c.didAppear",
      ])
  }

  @Test("C-17: Removing: willMove, the constraints, the view, removeFromParent")
  func removing() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    let constraint = stage.child.view.topAnchor.constraint(equalTo: stage.parent.view.topAnchor)
    constraint.isActive = true
    let lines = stage.lines {
      stage.child.willMove(toParent: nil)
      NSLayoutConstraint.deactivate([constraint])
      stage.child.view.removeFromSuperview()
      stage.child.removeFromParent()
    }
    #expect(lines == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
    #expect(stage.parent.children.isEmpty && stage.parent.view.subviews.isEmpty)
  }

  @Test("C-18: With an animation, what ends a move waits for its completion")
  func animated() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.addChild(stage.other)
      stage.parent.view.addSubview(stage.other.view)
      stage.child.willMove(toParent: nil)
      afterAnimation {
        stage.child.view.removeFromSuperview()
        stage.child.removeFromParent()
        stage.other.didMove(toParent: stage.parent)
      }
    }
    #expect(
      lines == [
        "d.willMove(p)", "d.loadView", "d.viewDidLoad", "d.willAppear", "c.willMove(nil)", "d.isAppearing",
        "d.didAppear", "c.willDisappear", "c.didDisappear", "c.didMove(nil)", "d.didMove(p)",
      ])
  }

  @Test("C-19: A swap is a removal and an addition")
  func swap() {
    let stage = Stage()
    let holder = UIView()
    stage.parent.onLoad = {
      $0.view.addSubview(holder)
      $0.addChild(stage.child)
      holder.addSubview(stage.child.view)
      stage.child.didMove(toParent: $0)
    }
    stage.showAndFlush(stage.parent)
    let removal = stage.lines { stage.child.removeInFourSteps() }
    let addition = stage.lines {
      stage.parent.addChild(stage.other)
      holder.addSubview(stage.other.view)
      stage.other.didMove(toParent: stage.parent)
    }
    #expect(removal == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
    #expect(
      addition == [
        "d.willMove(p)", "d.loadView", "d.viewDidLoad", "d.willAppear", "d.didMove(p)", "d.isAppearing", "d.didAppear",
      ])
    #expect(stage.parent.children == [stage.other] && holder.subviews == [stage.other.view])
  }

  @Test("C-20: A child that will leave shares its parent's appearances for as long as its view is there")
  func forwardingUntilTheEnd() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.child.willMove(toParent: nil)
    let lines = stage.lines { stage.window.rootViewController = stage.other }
    #expect(lines.contains("c.willDisappear") && lines.contains("c.didDisappear"))
  }
}
