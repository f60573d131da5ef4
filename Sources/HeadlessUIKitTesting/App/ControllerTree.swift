import HeadlessUIKit

/// The controllers of a window: its root view controller, their children and what they present.
@MainActor struct ControllerTree {
  /// All of them; a controller is followed by its children, then by what it presents.
  let controllers: [UIViewController]

  init(of window: UIWindow) {
    controllers = window.rootViewController.map(Self.tree) ?? []
  }

  private static func tree(_ controller: UIViewController) -> [UIViewController] {
    let below = controller.children + [controller.presentedHere].compactMap(\.self)
    return [controller] + below.flatMap(tree)
  }

  /// Those that are presented, the lowest first.
  var presented: [UIViewController] {
    controllers.compactMap(\.presentedHere)
  }
}

extension UIViewController {
  /// What this controller presents itself; nil if only an ancestor presents.
  var presentedHere: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }
}
