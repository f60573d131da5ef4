import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The appearance callbacks of a controller.
@MainActor struct CallbackTests {
  @Test("A-07: Each callback has the flag of its transition", arguments: [true, false])
  func flags(animated: Bool) {
    final class Controller: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewIsAppearing(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    let stage = Stage()
    let controller = Controller()
    stage.showAndFlush(stage.parent)
    stage.parent.present(controller, animated: animated)
    Transactions.flush()
    stage.parent.dismiss(animated: animated)
    Transactions.flush()
    #expect(controller.flags == Array(repeating: animated, count: 5))
  }

  @Test("A-07: A child has the flag of the transition that its parent is in")
  func flagsOfChildren() {
    final class Child: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
    }
    let stage = Stage()
    let child = Child()
    let late = Child()
    let presented = stage.controller("b")
    presented.on(.load) { $0.addInFourSteps(child) }
    presented.on(.isAppearing) { $0.addInFourSteps(late) }
    stage.showAndFlush(stage.parent)
    stage.parent.present(presented, animated: true)
    Transactions.flush()
    #expect(child.flags == [true, true] && late.flags == [true, true])
  }

  @Test("A-08: viewIsAppearing is called once for each appearance, in the window, even without layout")
  func isAppearing() {
    let stage = Stage()
    let root = stage.controller("p")
    root.on(.isAppearing) { #expect($0.view.window != nil && $0.view.frame == stage.window.bounds) }
    stage.showAndFlush(root)
    let again = stage.lines {
      stage.window.isHidden = true
      Transactions.flush()
      stage.window.isHidden = false
    }
    #expect(again == ["p.willDisappear", "p.didDisappear", "p.willAppear", "p.isAppearing", "p.didAppear"])
  }

  @Test("A-09: In will appear the view is not in the hierarchy yet")
  func beforeInsertion() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.showAndFlush(stage.parent)
    var superview: UIView? = stage.window
    child.on(.willAppear) { superview = $0.view.superview }
    stage.parent.addInFourSteps(child)
    #expect(superview == nil && child.view.superview === stage.parent.view)
  }

  @Test("A-10: A view leaves the hierarchy between will disappear and did disappear")
  func disappearing() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.parent.onLoad = { $0.addInFourSteps(child) }
    stage.showAndFlush(stage.parent)
    var windows: [Bool] = []
    child.on(.willDisappear) { windows.append($0.view.window != nil) }
    child.on(.didDisappear) { windows.append($0.view.window != nil) }
    child.view.removeFromSuperview()
    #expect(stage.log.take() == ["c.willDisappear", "c.didDisappear"])
    #expect(windows == [true, false])
  }

  @Test("A-11: A reversed appearance calls no viewDidAppear")
  func turningBack() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.child.beginAppearanceTransition(true, animated: true)
      stage.child.beginAppearanceTransition(false, animated: true)
      stage.child.endAppearanceTransition()
    }
    #expect(
      lines == ["c.loadView", "c.viewDidLoad", "c.willAppear", "c.willDisappear", "c.didDisappear"])
  }

  @Test("A-11, S-49: A reversed disappearance calls no viewDidDisappear")
  func comingBack() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.parent.beginAppearanceTransition(false, animated: true)
      stage.parent.beginAppearanceTransition(true, animated: true)
      stage.parent.endAppearanceTransition()
    }
    #expect(lines == ["p.willDisappear", "p.willAppear", "p.isAppearing", "p.didAppear"])
  }

  @Test("A-11, S-72: A transition between two controllers can be called off")
  func cancelledTransition() {
    let stage = Stage()
    let above = stage.controller("b")
    let below = stage.controller("a")
    stage.parent.onLoad = { $0.addInFourSteps(above) }
    stage.showAndFlush(stage.parent)
    below.loadViewIfNeeded()
    let lines = stage.lines {
      above.beginAppearanceTransition(false, animated: true)
      below.beginAppearanceTransition(true, animated: true)
      below.beginAppearanceTransition(false, animated: true)
      below.endAppearanceTransition()
      above.beginAppearanceTransition(true, animated: true)
      above.endAppearanceTransition()
    }
    #expect(
      lines == [
        "b.willDisappear", "a.willAppear", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.isAppearing",
        "b.didAppear",
      ])
  }

  @Test("A-11: Replacing a root during its transition reverses both controllers")
  func rootAndBack() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    let lines = stage.lines {
      stage.window.rootViewController = stage.child
      stage.window.rootViewController = stage.parent
    }
    let appearances = lines.filter { $0.contains("ppear") && !$0.contains("isAppearing") }
    #expect(
      appearances == [
        "p.willDisappear", "c.willAppear", "c.willDisappear", "p.willAppear", "c.didDisappear", "p.didAppear",
      ])
    #expect(stage.parent.view.window === stage.window && stage.child.view.window == nil)
  }

  @Test("A-11: Reversing a push reverses both controllers")
  func pushAndPop() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
    stage.child.loadViewIfNeeded()
    let lines = stage.lines {
      navigation.pushViewController(stage.child, animated: true)
      navigation.popViewController(animated: true)
    }
    let appearances = lines.filter { $0.contains("ppear") && !$0.contains("isAppearing") }
    #expect(
      appearances == [
        "p.willDisappear", "c.willAppear", "c.willDisappear", "p.willAppear", "c.didDisappear", "p.didAppear",
      ])
    #expect(stage.parent.view.window === stage.window && stage.child.view.window == nil)
  }

  @Test("A-12: No callback is repeated in the same direction")
  func sameDirection() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let lines = stage.lines {
      stage.child.beginAppearanceTransition(true, animated: true)
      stage.parent.addInFourSteps(stage.child)
      stage.child.endAppearanceTransition()
    }
    #expect(lines.filter { $0 == "c.willAppear" }.count == 1)
    #expect(lines.filter { $0 == "c.didAppear" }.count == 1)
  }

  @Test("A-13: A view that is added and removed in one transaction never appears")
  func comingAndGoing() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    let lines = stage.lines {
      stage.parent.addInFourSteps(stage.child)
      stage.child.removeInFourSteps()
    }
    #expect(
      lines == [
        "c.willMove(p)", "c.willAppear", "c.didMove(p)", "c.willMove(nil)", "c.willDisappear", "c.didDisappear",
        "c.didMove(nil)",
      ])
  }

  @Test("A-13: A view that is added, removed and added again appears once")
  func comingTwice() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.loadViewIfNeeded()
    let lines = stage.lines {
      stage.parent.addInFourSteps(stage.child)
      stage.child.view.removeFromSuperview()
      stage.parent.view.addSubview(stage.child.view)
    }
    #expect(
      lines.suffix(6) == [
        "c.didMove(p)", "c.willDisappear", "c.didDisappear", "c.willAppear", "c.isAppearing", "c.didAppear",
      ])
  }

  @Test("A-35: Hidden views get callbacks, and no callback is repeated")
  func hiddenViews() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addInFourSteps(stage.child)
      $0.view.isHidden = true
      stage.child.view.alpha = 0
    }
    stage.show(stage.parent)
    Transactions.flush()
    Transactions.flush()
    let lines = stage.log.take()
    for event in ["p.willAppear", "p.didAppear", "c.willAppear", "c.didAppear"] {
      #expect(lines.filter { $0 == event }.count == 1, "\(event)")
    }
  }
}
