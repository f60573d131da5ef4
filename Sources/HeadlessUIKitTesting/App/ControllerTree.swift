import HeadlessUIKit

/// The controllers that one comes to from a window's root.
@MainActor struct ControllerTree {
  /// All of them: each before its children, and after those what it presents.
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
  /// What this controller itself presents, not one that it is in.
  var presentedHere: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }
}
