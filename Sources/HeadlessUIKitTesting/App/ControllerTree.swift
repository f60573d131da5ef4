import HeadlessUIKit

/// The controllers of a window: its root view controller, their children and the controllers that they present.
@MainActor struct ControllerTree {
  /// All controllers. Each is followed by its children, then by the controller that it presents.
  let controllers: [UIViewController]

  init(of window: UIWindow) {
    controllers = window.rootViewController.map(Self.tree) ?? []
  }

  private static func tree(_ controller: UIViewController) -> [UIViewController] {
    let below = controller.children + [controller.presentedHere].compactMap(\.self)
    return [controller] + below.flatMap(tree)
  }

  /// The presented controllers, the lowest first.
  var presented: [UIViewController] {
    controllers.compactMap(\.presentedHere)
  }
}

extension UIViewController {
  /// The controller that this one presents itself; nil if an ancestor presents it.
  var presentedHere: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }
}
