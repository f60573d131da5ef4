import HeadlessUIKit
import HeadlessUIKitTesting
import TestBasics
import Testing

/// UIKit's guarantees for each controller, after random changes of the hierarchy.
@MainActor struct RandomHierarchyTests {
  @Test("M-08: Callbacks are in a valid order after random changes", arguments: 0..<10)
  func promises(score: UInt64) {
    for seed in score * 20..<(score + 1) * 20 {
      let play = RandomPlay(seed: seed)
      for _ in 0..<60 { play.step() }
      play.end()
      #expect(play.broken == [], "seed \(seed)")
    }
  }

  @Test("M-08: The check finds wrong orders")
  func violationsAreFound() {
    #expect(EventOrder.problem(in: ["loadView", "viewDidLoad", "willAppear", "willDisappear", "didDisappear"]) == nil)
    #expect(EventOrder.problem(in: ["loadView", "viewDidLoad", "didAppear"]) != nil)
    #expect(EventOrder.problem(in: ["loadView", "willAppear"]) != nil)
    #expect(EventOrder.problem(in: ["loadView", "viewDidLoad", "willAppear", "willAppear"]) != nil)
    #expect(EventOrder.problem(in: ["loadView", "viewDidLoad", "willAppear", "didDisappear"]) != nil)
    #expect(EventOrder.problem(in: ["loadView", "viewDidLoad", "willAppear", "didAppear", "didAppear"]) != nil)
  }
}

extension HookedController.Moment {
  /// All but the loading of the view.
  fileprivate static let told = appearances + [.willLayout, .didLayout, .willMove, .didMove]
}

/// The order of the events of one controller.
private enum EventOrder {
  /// The possible next events of each event of a controller.
  private static let followers: [String: Set<String>] = [
    "": ["loadView"], "loadView": ["viewDidLoad"], "viewDidLoad": ["willAppear"],
    "willAppear": ["isAppearing", "didAppear", "willDisappear"], "isAppearing": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
  ]

  static func problem(in events: [String]) -> String? {
    zip([""] + events, events).first { followers[$0]?.contains($1) != true }.map { "\($1) after \($0)" }
  }
}

/// Some controllers and windows for random changes.
@MainActor private final class RandomPlay {
  private let stage = Stage()
  private let windows = [UIWindow(), UIWindow()]
  private let controllers: [HookedController]
  /// A subview of each controller's view, for the views of children.
  private let holders: [UIView]
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    controllers = (0..<6).map { [stage] in stage.controller("\($0)") }
    holders = controllers.map { _ in UIView() }
    for (controller, holder) in zip(controllers, holders) { controller.on(.load) { $0.view.addSubview(holder) } }
    windows[0].rootViewController = controllers[0]
    windows[0].isHidden = false
  }

  /// Makes a change, unless it would raise an exception.
  ///
  /// Callbacks do not change windows and roots.
  func step(inCallback: Bool = false) {
    let controller = controllers.randomElement(using: &random) ?? controllers[0]
    let other = controllers.randomElement(using: &random) ?? controllers[0]
    let window = windows.randomElement(using: &random) ?? windows[0]
    _ = exceptions {
      switch Int.random(in: 0..<(inCallback ? 12 : 18), using: &random) {
      case 0...3: add(other, to: controller)
      case 4, 5: if controller.parent != nil { controller.removeInFourSteps() }
      case 6: if controller.parent != nil { controller.viewIfLoaded?.removeFromSuperview() }
      case 7: controller.parent.map { place(controller, in: $0) }
      case 8, 9: toggleHolder(of: controller)
      case 10: exchangeChildren(of: controller)
      case 11: controller.removeFromParent()
      case 12: window.isHidden.toggle()
      case 13: if isFree(controller) { window.rootViewController = controller }
      case 14: if isFree(other), !controller.isIn(other) { controller.addChild(other) }
      case 15, 16: surprise(controller)
      default: Transactions.flush()
      }
    }
  }

  /// Makes a change in the next callback of a controller.
  private func surprise(_ controller: HookedController) {
    guard let moment = HookedController.Moment.told.randomElement(using: &random) else { return }
    controller.once(moment) { [weak self] _ in self?.step(inCallback: true) }
  }

  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && !windows.contains { $0.rootViewController === controller }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    guard isFree(child), child.viewIfLoaded?.superview == nil, !parent.isIn(child) else { return }
    parent.addChild(child)
    place(child, in: parent)
    child.didMove(toParent: parent)
  }

  /// The view can contain other views already, and enter the hierarchy with them.
  private func place(_ child: UIViewController, in parent: UIViewController) {
    guard let index = controllers.firstIndex(where: { $0 === parent }), let view = parent.view else { return }
    (Bool.random(using: &random) ? holders[index] : view).addSubview(child.view)
  }

  private func toggleHolder(of controller: UIViewController) {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
    if holders[index].superview != nil {
      holders[index].removeFromSuperview()
    } else {
      controller.viewIfLoaded?.addSubview(holders[index])
    }
  }

  private func exchangeChildren(of parent: UIViewController) {
    guard let from = parent.children.first, let to = parent.children.last, from !== to else { return }
    parent.transition(from: from, to: to, duration: 0.3, animations: nil)
  }

  // MARK: What has to be true

  private(set) var broken: [String] = []

  func end() {
    Transactions.flush()
    let lines = stage.log.take().filter { !$0.contains("Move") }
    for (index, controller) in controllers.enumerated() {
      let events = lines.filter { $0.hasPrefix("\(index).") }.map { String($0.dropFirst(2)) }
      if let problem = EventOrder.problem(in: events) { broken.append("\(index): \(problem) in \(events)") }
      if !controller.isSettled { broken.append("\(index) has not arrived") }
      if controller.isSeen != controller.isOnTheScreen { broken.append("\(index) is seen: \(controller.isSeen)") }
    }
  }
}

extension UIViewController {
  /// Whether the controller is another one, is contained in it, or has its view inside the other's.
  fileprivate func isIn(_ other: UIViewController) -> Bool {
    let lineage = sequence(first: self) { $0.parent }
    if lineage.contains(other) { return true }
    guard let view = viewIfLoaded, let outer = other.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// Whether the view is in a window that is shown and, for a child, in the view of a parent that is on the screen.
  fileprivate var isOnTheScreen: Bool {
    guard let view = viewIfLoaded, let window = view.window, !window.isHidden else { return false }
    guard let parent else { return true }
    return parent.isOnTheScreen && view.isDescendant(of: parent.view)
  }
}
