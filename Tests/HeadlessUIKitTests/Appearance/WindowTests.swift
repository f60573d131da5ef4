import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Views that enter and leave windows.
@MainActor struct WindowTests {
  private static let coming = ["c.willAppear", "c.isAppearing", "c.didAppear"]
  private static let going = ["c.willDisappear", "c.didDisappear"]

  /// A stage with the child in a plain view inside the parent's view.
  private func stageWithHolder() -> (Stage, UIView) {
    let stage = Stage()
    let holder = UIView()
    stage.parent.onLoad = {
      $0.view.addSubview(holder)
      $0.addChild(stage.child)
      holder.addSubview(stage.child.view)
      stage.child.didMove(toParent: $0)
    }
    stage.showAndFlush(stage.parent)
    return (stage, holder)
  }

  @Test("A-30: Removing and adding a superview removes and adds the child's view")
  func holder() {
    let (stage, holder) = stageWithHolder()
    #expect(stage.lines { holder.removeFromSuperview() } == Self.going)
    #expect(stage.lines { stage.child.view.removeFromSuperview() } == [])
    #expect(stage.lines { holder.addSubview(stage.child.view) } == [])
    #expect(stage.lines { stage.parent.view.addSubview(holder) } == Self.coming)
  }

  @Test("A-30: Moving a view within a window calls nothing")
  func withinWindow() {
    let (stage, holder) = stageWithHolder()
    let other = UIView()
    stage.parent.view.addSubview(other)
    #expect(
      stage.lines {
        other.addSubview(stage.child.view)
        other.addSubview(holder)
        stage.parent.view.insertSubview(stage.child.view, at: 0)
        stage.parent.view.bringSubviewToFront(stage.child.view)
        holder.addSubview(stage.child.view)
      } == [])
  }

  @Test("A-24: From one window to another a view leaves the one and enters the other")
  func betweenWindows() {
    let stage = Stage()
    let second = UIWindow()
    second.isHidden = false
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    stage.parent.view.addSubview(stage.child.view)
    Transactions.flush()
    #expect(stage.lines { second.addSubview(stage.child.view) } == Self.going + Self.coming)
    #expect(stage.child.view.window === second)
    second.isHidden = true
    Transactions.flush()
    #expect(stage.lines { stage.window.addSubview(stage.child.view) } == Self.coming)
    #expect(stage.lines { second.addSubview(stage.child.view) } == Self.going)
  }

  @Test("A-24: Showing or hiding a window calls all controllers in it")
  func showingAndHiding() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.window.rootViewController = stage.parent
    stage.window.addSubview(stage.other.view)
    let shown = stage.lines { stage.window.isHidden = false }
    #expect(
      shown.filter { $0.contains("ppear") } == [
        "p.willAppear", "c.willAppear", "d.willAppear", "p.isAppearing", "c.isAppearing", "d.isAppearing",
        "d.didAppear", "p.didAppear", "c.didAppear",
      ])
    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "p.willDisappear", "c.willDisappear", "d.willDisappear", "p.didDisappear", "c.didDisappear", "d.didDisappear",
      ])
    #expect(stage.window.subviews == [stage.parent.view, stage.other.view])
  }

  @Test("M-04: Adding and removing views in a hidden window calls nothing")
  func inHiddenWindow() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.window.isHidden = true
    stage.other.loadViewIfNeeded()
    Transactions.flush()
    let lines = stage.lines {
      stage.child.view.removeFromSuperview()
      stage.parent.view.addSubview(stage.other.view)
      stage.window.rootViewController = UIViewController()
    }
    #expect(lines == [])
    #expect(stage.window.subviews == [] && stage.parent.view.window == nil)
  }

  @Test("A-13: Hiding and showing a window in one transaction calls no viewDidDisappear")
  func flicker() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.window.isHidden = true
      stage.window.isHidden = false
    }
    #expect(
      lines.filter { !$0.contains("isAppearing") } == [
        "p.willDisappear", "c.willDisappear", "p.willAppear", "c.willAppear", "p.didAppear", "c.didAppear",
      ])
  }

  @Test("A-24: A presented controller is hidden with its window, and the covered one does not appear with it")
  func presented() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .fullScreen
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    #expect(stage.lines { stage.window.isHidden = true } == Self.going)
    #expect(stage.lines { stage.window.isHidden = false } == Self.coming)
    let dismissal = stage.lines { stage.child.dismiss(animated: false) }
    #expect(dismissal.contains("p.didAppear") && stage.parent.view.window === stage.window)
  }

  @Test("A-13: A view that is removed while its window is being hidden disappears once")
  func removedWhileHiding() {
    let (stage, _) = stageWithHolder()
    let lines = stage.lines {
      stage.window.isHidden = true
      stage.child.view.removeFromSuperview()
      stage.window.isHidden = false
    }
    #expect(lines.filter { $0.hasPrefix("c.") } == Self.going)
    #expect(lines.last == "p.didAppear")
  }
}
