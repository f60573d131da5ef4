import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Changes of a stack in quick succession.
@MainActor struct NavigationSequenceTests {
  /// Two or three steps. The bits of a number determine after which of them a transaction ends.
  struct Sequence: CustomTestStringConvertible {
    let steps: [NavigationStep]
    let flushes: Int

    var testDescription: String { "\(steps), \(flushes)" }

    func endsTransaction(after index: Int) -> Bool { flushes & 1 << index != 0 }
  }

  private static let pairs = NavigationStep.allCases.flatMap { first in
    NavigationStep.allCases.map { [first, $0] }
  }

  private static let triples = pairs.flatMap { pair in NavigationStep.allCases.map { pair + [$0] } }

  @Test("S-61, S-62, S-65: Whatever is done to a stack in quick succession, it ends as it should")
  func sequences() {
    for steps in Self.pairs + Self.triples {
      for flushes in 0..<(1 << (steps.count - 1)) { run(Sequence(steps: steps, flushes: flushes), isSeen: true) }
    }
  }

  @Test("S-60: So it does off the screen")
  func unseen() {
    for steps in Self.pairs { run(Sequence(steps: steps, flushes: 0), isSeen: false) }
  }

  private func run(_ sequence: Sequence, isSeen: Bool) {
    let stage = Stage()
    let controllers = [stage.parent, stage.child, stage.other]
    let navigation = UINavigationController(rootViewController: stage.parent)
    if isSeen { stage.showAndFlush(navigation) }
    for (index, step) in sequence.steps.enumerated() {
      step.take(in: navigation, controllers)
      if sequence.endsTransaction(after: index) { Transactions.flush() }
    }
    stage.show(navigation)
    let events = stage.takeFlushed()
    let problems = Balance.problems(in: events) + navigation.problems(among: controllers)
    #expect(problems == [], "\(sequence.testDescription): \(events)")
    expectMoves(in: events, navigation, zip(["p", "c", "d"], controllers), sequence)
  }

  /// The last `didMove` of each controller matches its parent.
  private func expectMoves(
    in events: [String], _ navigation: UINavigationController, _ named: some Swift.Sequence<(String, PlainController)>,
    _ sequence: Sequence
  ) {
    let moves = Balance.lastMoves(in: events)
    for (name, controller) in named {
      guard let move = moves[name] else { continue }
      let isInside = navigation.viewControllers.contains(controller)
      #expect(move == "didMove(\(isInside ? "navigationController" : "nil"))", "\(sequence.testDescription)")
    }
  }

  @Test("S-61: Of two pushes at once, the first is reversed, and both get didMove")
  func twoPushes() {
    let stage = Stage()
    let navigation = stage.name(UINavigationController(rootViewController: stage.parent), "nav")
    stage.showAndFlush(navigation)
    navigation.pushViewController(stage.child, animated: true)
    navigation.pushViewController(stage.other, animated: true)
    #expect(
      stage.takeFlushed() == [
        "c.willMove(nav)", "c.loadView", "c.viewDidLoad", "p.willDisappear", "c.willAppear", "c.isAppearing",
        "d.willMove(nav)", "d.loadView", "d.viewDidLoad", "c.willDisappear", "d.willAppear", "d.isAppearing",
        "p.didDisappear", "c.didDisappear", "d.didAppear", "c.didMove(nav)", "d.didMove(nav)",
      ])
  }

  @Test("S-62: A pop before the push has ended")
  func pushAndPop() {
    let stage = Stage()
    let navigation = stage.name(UINavigationController(rootViewController: stage.parent), "nav")
    stage.showAndFlush(navigation)
    navigation.pushViewController(stage.child, animated: true)
    navigation.popViewController(animated: true)
    #expect(
      stage.takeFlushed() == [
        "c.willMove(nav)", "c.loadView", "c.viewDidLoad", "p.willDisappear", "c.willAppear", "c.isAppearing",
        "c.willMove(nil)", "c.willDisappear", "p.willAppear", "p.isAppearing", "c.didDisappear", "p.didAppear",
        "c.didMove(nil)",
      ])
  }

  @Test("S-61: A controller that is pushed again during its pop leaves and returns")
  func popAndPush() {
    let stage = Stage()
    let navigation = stage.name(UINavigationController(rootViewController: stage.parent), "nav")
    navigation.pushViewController(stage.child, animated: false)
    stage.showAndFlush(navigation)
    navigation.popViewController(animated: true)
    navigation.pushViewController(stage.child, animated: true)
    #expect(
      stage.takeFlushed().filter { $0.hasPrefix("c.") } == [
        "c.willMove(nil)", "c.willDisappear", "c.didMove(nil)", "c.willMove(nav)", "c.willAppear", "c.isAppearing",
        "c.didAppear", "c.didMove(nav)",
      ])
  }
}
