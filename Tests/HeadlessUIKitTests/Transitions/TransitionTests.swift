import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor struct TransitionTests {
  /// A stage on which the parent shows the child, with another child beside it.
  private func stageWithChildren() -> Stage {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.parent.addChild(stage.other)
    stage.other.loadViewIfNeeded()
    _ = stage.log.take()
    return stage
  }

  @Test("T-01: Both have to be children of the receiver")
  func commonParent() {
    let stage = stageWithChildren()
    let stranger = UIViewController()
    let raised = exceptions {
      stage.parent.transition(from: stage.child, to: stranger, duration: 0, animations: nil)
      stage.parent.transition(from: stranger, to: stage.child, duration: 0, animations: nil)
      stage.other.transition(from: stage.child, to: stage.other, duration: 0, animations: nil)
    }
    #expect(raised.map(\.name.rawValue) == Array(repeating: "NSInvalidArgumentException", count: 3))
    #expect(raised.allSatisfy { $0.reason.contains("must have a common parent view controller") })
    #expect(stage.parent.view.subviews == [stage.child.view])
  }

  @Test("T-02: The views change places by themselves, in the view that the first was in")
  func views() {
    let stage = Stage()
    let holder = UIView()
    stage.parent.onLoad = {
      $0.view.addSubview(holder)
      $0.addChild(stage.child)
      holder.addSubview(stage.child.view)
      $0.addChild(stage.other)
    }
    stage.showAndFlush(stage.parent)
    var during: [UIView] = []
    stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3) { during = holder.subviews }
    #expect(during == [stage.child.view, stage.other.view])
    Transactions.flush()
    #expect(holder.subviews == [stage.other.view] && stage.child.view.superview == nil)
  }

  @Test("T-03: Containment does not change, and no move callbacks are called")
  func containment() {
    let stage = stageWithChildren()
    let lines = stage.lines {
      stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil)
    }
    #expect(!lines.contains { $0.contains("Move") })
    #expect(stage.parent.children == [stage.child, stage.other])
  }

  @Test("T-04: Both children get appearance callbacks", arguments: [0, 0.3])
  func appearances(duration: Double) {
    let stage = stageWithChildren()
    let lines = stage.lines {
      stage.parent.transition(from: stage.child, to: stage.other, duration: duration, animations: nil)
    }
    #expect(
      lines == ["c.willDisappear", "d.willAppear", "d.isAppearing", "d.didAppear", "c.didDisappear"])
  }

  @Test("T-04: In an invisible container the views are replaced without callbacks")
  func unseen() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    stage.parent.addChild(stage.other)
    stage.other.loadViewIfNeeded()
    let lines = stage.lines {
      stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil)
    }
    #expect(lines == [] && stage.parent.view.subviews == [stage.other.view])
  }

  @Test("T-05: Options and completion can be omitted, and animations can be nil")
  func defaults() {
    let stage = stageWithChildren()
    stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil)
    Transactions.flush()
    var isAnimated = false
    stage.parent.transition(from: stage.other, to: stage.child, duration: 0.3, options: .transitionCrossDissolve) {
      isAnimated = true
    }
    Transactions.flush()
    #expect(isAnimated && stage.parent.view.subviews == [stage.child.view])
  }

  @Test("T-06: A container that does not forward has to do it by hand")
  func manualForwarding() {
    let stage = Stage()
    let container = stage.controller("p")
    container.forwards = false
    container.addInFourSteps(stage.child)
    container.addChild(stage.other)
    let raised = exceptions {
      container.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil)
    }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(container.view.subviews == [stage.child.view])
  }

  @Test("T-08: Without a duration nothing is animated, and the completion is deferred")
  func withoutDuration() {
    final class Child: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
    }
    for (duration, isAnimated) in [(0.0, false), (0.3, true)] {
      let stage = Stage()
      let child = Child()
      stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
      stage.showAndFlush(stage.parent)
      stage.parent.addChild(child)
      var finished: Bool?
      stage.parent.transition(from: stage.child, to: child, duration: duration, animations: nil) { finished = $0 }
      #expect(finished == nil)
      Transactions.flush()
      #expect(finished == true && child.flags == [isAnimated, isAnimated])
    }
  }

  @Test("T-09: A view that is nowhere cannot be replaced")
  func noSuperview() {
    let stage = stageWithChildren()
    let raised = exceptions {
      stage.parent.transition(from: stage.other, to: stage.child, duration: 0.3, animations: nil)
    }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(stage.lines {} == [])
  }

  @Test("T-10: The whole swap, by the method")
  func order() {
    let stage = stageWithoutOther()
    let lines = stage.lines {
      stage.parent.addChild(stage.other)
      stage.child.willMove(toParent: nil)
      stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil) { _ in
        stage.other.didMove(toParent: stage.parent)
        stage.child.removeFromParent()
      }
    }
    #expect(lines == Self.swap)
  }

  @Test("T-10: The whole swap, by hand")
  func orderByHand() {
    let stage = Stage()
    let container = stage.controller("p")
    container.forwards = false
    container.on(.load) {
      $0.addInFourSteps(stage.child)
      stage.child.beginAppearanceTransition(true, animated: false)
      stage.child.endAppearanceTransition()
    }
    stage.other.loadViewIfNeeded()
    stage.showAndFlush(container)
    let lines = stage.lines {
      container.addChild(stage.other)
      stage.child.willMove(toParent: nil)
      stage.child.beginAppearanceTransition(false, animated: true)
      stage.other.beginAppearanceTransition(true, animated: true)
      UIView.transition(from: stage.child.view, to: stage.other.view, duration: 0.3) { _ in
        stage.other.endAppearanceTransition()
        stage.child.endAppearanceTransition()
        stage.other.didMove(toParent: container)
        stage.child.removeFromParent()
      }
    }
    #expect(lines == Self.swap)
  }

  @Test("T-11: A completion can remove the old child before it calls didMove of the new one")
  func otherCompletion() {
    let stage = stageWithoutOther()
    let lines = stage.lines {
      stage.parent.addChild(stage.other)
      stage.child.willMove(toParent: nil)
      stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil) { _ in
        stage.child.removeFromParent()
        stage.other.didMove(toParent: stage.parent)
      }
    }
    #expect(lines == Self.swap.dropLast(2) + ["c.didMove(nil)", "d.didMove(p)"])
  }

  @Test("A-20: A reversed transition ends where it began")
  func turningRound() {
    let stage = stageWithChildren()
    let lines = stage.lines {
      stage.parent.transition(from: stage.child, to: stage.other, duration: 0.3, animations: nil)
      stage.parent.transition(from: stage.other, to: stage.child, duration: 0.3, animations: nil)
    }
    #expect(
      lines.filter { !$0.contains("isAppearing") } == [
        "c.willDisappear", "d.willAppear", "d.willDisappear", "c.willAppear", "c.didAppear", "d.didDisappear",
      ])
    #expect(stage.parent.view.subviews == [stage.child.view])
  }

  private static let swap = [
    "d.willMove(p)", "c.willMove(nil)", "c.willDisappear", "d.willAppear", "d.isAppearing", "d.didAppear",
    "c.didDisappear", "d.didMove(p)", "c.didMove(nil)",
  ]

  private func stageWithoutOther() -> Stage {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.other.loadViewIfNeeded()
    stage.showAndFlush(stage.parent)
    return stage
  }
}
