import HeadlessUIKit

/// The controllers that a window leads to: its root, what that contains and presents, and so on.
@MainActor struct Screen {
  let window: UIWindow
  /// Each before what it contains, and that before what it presents.
  private(set) var controllers: [UIViewController] = []
  /// Those that were come upon a second time, which is one time too many.
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

  /// What is presented, one on the other.
  var presented: [UIViewController] { controllers.filter { $0.parent == nil && $0 !== window.rootViewController } }

  /// The places of the controllers that meet a condition.
  func places(where condition: (UIViewController) -> Bool) -> [Int] {
    controllers.indices.filter { condition(controllers[$0]) }
  }

  /// Whether a user could touch what a controller shows: nothing is presented over it.
  func isInFront(_ controller: UIViewController) -> Bool {
    guard controller.isOnScreen else { return false }
    guard let front = presented.last else { return true }
    return sequence(first: controller) { $0.parent }.contains { $0 === front }
  }
}

extension UIViewController {
  /// What the controller presents itself, not by way of what it is in.
  var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
