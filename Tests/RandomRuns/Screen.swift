import HeadlessUIKit

/// The controllers of a window: the root, its children and presented controllers, recursively.
@MainActor struct Screen {
  let window: UIWindow
  /// Each controller before its children, and those before its presented controller.
  private(set) var controllers: [UIViewController] = []
  /// The controllers that were found more than once, which is a fault.
  private(set) var repeated: [UIViewController] = []

  init(_ window: UIWindow) {
    self.window = window
    if let root = window.rootViewController { visit(root) }
  }

  private mutating func visit(_ controller: UIViewController) {
    guard !controllers.contains(where: { $0 === controller }) else { return repeated.append(controller) }
    controllers.append(controller)
    for child in controller.children { visit(child) }
    if let presented = controller.ownPresented { visit(presented) }
  }

  /// The presented controllers, from bottom to top.
  var presented: [UIViewController] { controllers.filter { $0.parent == nil && $0 !== window.rootViewController } }

  /// The indices of the controllers that meet a condition.
  func places(where condition: (UIViewController) -> Bool) -> [Int] {
    controllers.indices.filter { condition(controllers[$0]) }
  }

  /// Whether the user could touch the view of a controller: nothing is presented over it.
  func isInFront(_ controller: UIViewController) -> Bool {
    guard controller.isOnScreen else { return false }
    guard let front = presented.last else { return true }
    return sequence(first: controller) { $0.parent }.contains { $0 === front }
  }
}

extension UIViewController {
  /// The controller that this one presents itself, rather than an ancestor.
  var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
