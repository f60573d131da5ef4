import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Effects inside a call, and deferred ones.
@MainActor struct TransactionTests {
  @Test("M-01: The will half is called inside the call, the did half in a later transaction")
  func willAndDid() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.addInFourSteps(stage.child)
    #expect(stage.log.take().contains("c.willAppear"))
    #expect(!stage.child.isSettled)
    Transactions.flush()
    #expect(stage.log.take().last == "c.didAppear")
    #expect(stage.child.isSettled)
  }

  @Test("M-02: One appearance: will appear, in the window, is appearing, layout, did appear")
  func oneAppearance() {
    let stage = Stage()
    stage.log.omitted = []
    let root = stage.controller("p")
    var windows: [Bool] = []
    for moment: HookedController.Moment in [.load, .willAppear, .isAppearing, .willLayout, .didAppear] {
      root.on(moment) { windows.append($0.view.window != nil) }
    }
    stage.show(root)
    #expect(
      stage.log.take() == [
        "p.loadView", "p.viewDidLoad", "p.willAppear", "p.isAppearing", "p.willLayout", "p.didLayout",
      ])
    Transactions.flush()
    #expect(stage.log.take() == ["p.didAppear"])
    #expect(windows == [false, false, true, true, true])
  }

  @Test("M-03: Is appearing and the first layout belong to the transaction in which the view came")
  func oneTransaction() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.log.omitted = []
    afterAnimation { stage.log.note("next transaction") }
    stage.parent.addInFourSteps(stage.child)
    _ = stage.log.take()
    Transactions.flush()
    let told = stage.log.take().filter { !$0.hasPrefix("p.") }
    #expect(told == ["c.isAppearing", "c.willLayout", "c.didLayout", "next transaction", "c.didAppear"])
  }

  @Test("M-04: Outside a window there are loads and moves and no appearances")
  func outsideWindows() {
    let stage = Stage()
    let lines = stage.lines { stage.parent.addInFourSteps(stage.child) }
    #expect(
      lines == ["c.willMove(p)", "p.loadView", "p.viewDidLoad", "c.loadView", "c.viewDidLoad", "c.didMove(p)"])
    #expect(stage.lines { stage.child.removeInFourSteps() } == ["c.willMove(nil)", "c.didMove(nil)"])
  }

  @Test("M-05: Deferred work runs in order, until nothing is left")
  func order() {
    var done: [Int] = []
    func work(_ number: Int, then next: (() -> Void)? = nil) {
      afterAnimation {
        done.append(number)
        next?()
      }
    }
    Transactions.flush()
    work(1) { work(3) { work(4) } }
    work(2)
    #expect(done == [] && !Transactions.isIdle)
    Transactions.flush()
    #expect(done == [1, 2, 3, 4] && Transactions.isIdle)
  }

  @Test("M-05: Work that layout defers runs too")
  func workOfLayout() {
    let stage = Stage()
    let root = stage.controller("p")
    stage.showAndFlush(root)
    root.once(.didLayout) { $0.addInFourSteps(stage.child) }
    root.view.setNeedsLayout()
    Transactions.flush()
    #expect(stage.log.take().last == "c.didAppear")
    #expect(Transactions.isIdle)
  }

  @Test("M-05: A flush inside a flush leaves the work to the outer one")
  func nestedFlush() {
    let stage = Stage()
    let root = stage.controller("p")
    root.on(.didAppear) { _ in
      Transactions.flush()
      stage.log.note("flushed")
    }
    stage.show(root)
    afterAnimation { stage.log.note("later") }
    Transactions.flush()
    #expect(stage.log.take().suffix(3) == ["p.didAppear", "flushed", "later"])
  }

  @Test("M-05: Endless work is stopped with a warning")
  func endlessWork() {
    var runs = 0
    func again() {
      afterAnimation {
        runs += 1
        if runs < 5000 { again() }
      }
    }
    again()
    #expect(warnings { Transactions.flush() }.count == 1)
    #expect(runs < 5000)
    while runs < 5000 { _ = warnings { Transactions.flush() } }
  }

  @Test("M-06: With animation or without, the order is the same; only the flag differs")
  func animatedOrNot() {
    var flags: [Bool: Set<Bool>] = [:]
    let orders = [true, false].map { animated in
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: stage.parent)
      stage.showAndFlush(navigation)
      let registration = ControllerEvents.observe { _, event in
        if let flag = event.isAnimated { flags[animated, default: []].insert(flag) }
      }
      defer { ControllerEvents.remove(registration) }
      return stage.lines { navigation.pushViewController(stage.child, animated: animated) }
    }
    #expect(orders[0] == orders[1] && !orders[0].isEmpty)
    #expect(flags == [true: [true], false: [false]])
  }

  @Test("M-06: Even an animation without a duration completes later", arguments: [0, 0.3])
  func completion(duration: Double) {
    var steps: [String] = []
    UIView.animate(withDuration: duration) {
      steps.append("animations")
    } completion: { finished in
      steps.append("completed \(finished)")
    }
    #expect(steps == ["animations"])
    Transactions.flush()
    #expect(steps == ["animations", "completed true"])
  }

  @Test("M-07: How two controllers interleave depends on the kind of transition")
  func interleaving() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
    let push = stage.lines { navigation.pushViewController(stage.child, animated: true) }
    #expect(push.filter { $0.contains(".did") }.prefix(2) == ["p.didDisappear", "c.didAppear"])
    stage.other.modalPresentationStyle = .fullScreen
    stage.log.name(navigation, "n")
    let presentation = stage.lines { navigation.present(stage.other, animated: true) }
    #expect(presentation.filter { $0.contains(".did") }.prefix(2) == ["d.didAppear", "n.didDisappear"])
  }
}

extension ControllerEvent {
  /// The flag of an appearance.
  fileprivate var isAnimated: Bool? {
    switch self {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      animated
    default: nil
    }
  }
}
