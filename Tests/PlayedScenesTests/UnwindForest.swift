import HeadlessUIKitTesting
import PlayedScenes

/// Trees of controllers made at random, each presented by the one before it; the same seed makes the same.
@MainActor final class UnwindForest {
  /// A controller that accepts the unwind segue.
  final class Target: UIViewController {}

  static let action = Selector("back:")

  private let play: Play
  private var controllers: [UIViewController] = []
  private var numbers: Numbers
  private(set) var source = UIViewController()

  init(seed: UInt64) {
    numbers = Numbers(state: seed)
    play = Play(UIViewController())
    let root = make(depth: 3)
    play.window.rootViewController = root
    play.flush()
    source = front(of: root)
    for _ in 0..<numbers.below(3) { present() }
    while numbers.below(2) == 0, let child = source.children.first { source = child }
    _ = play.takeFlushed()
    for (index, controller) in controllers.enumerated() { play.log.name(controller, "\(index)") }
  }

  /// The name of a controller: its number in the order of creation.
  func name(of controller: UIViewController?) -> Int? {
    controllers.firstIndex { $0 === controller }
  }

  /// The dismissed controllers, and the visible children of containers.
  func wayBack() -> [String] {
    play.takeFlushed().filter { $0.hasSuffix(".dismiss") || $0.contains(".unwind") }
  }

  private func present() {
    let presented = make(depth: 2)
    presented.modalPresentationStyle = [.pageSheet, .fullScreen, .overCurrentContext][numbers.below(3)]
    source.present(presented, animated: false)
    play.flush()
    source = front(of: presented)
  }

  /// The visible descendants of a container.
  private func front(of controller: UIViewController) -> UIViewController {
    let next =
      (controller as? UINavigationController)?.topViewController
      ?? (controller as? UITabBarController)?.selectedViewController
    return next.map(front) ?? controller
  }

  private func make(depth: Int) -> UIViewController {
    let controller = depth == 0 ? leaf : branch(depth: depth)
    controllers.append(controller)
    return controller
  }

  private var leaf: UIViewController {
    guard numbers.below(3) == 0 else { return UIViewController() }
    let target = Target()
    target.unwindActions[Self.action] = { _ in }
    return target
  }

  private func branch(depth: Int) -> UIViewController {
    let count = 1 + numbers.below(3)
    switch numbers.below(4) {
    case 0:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<count).map { _ in make(depth: depth - 1) }
      tabs.selectedIndex = numbers.below(count)
      return tabs
    case 1:
      let navigation = UINavigationController()
      // Only custom containers can be pushed.
      navigation.viewControllers = (0..<count).map { _ in make(depth: 0) }
      return navigation
    default:
      let holder = leaf
      for _ in 1..<count { holder.addChild(make(depth: depth - 1)) }
      return holder
    }
  }
}

/// Numbers that are the same for the same seed.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
