import HeadlessUIKit

/// Something that is done to a stack of presentations.
enum PresentationStep: CaseIterable {
  case fullScreen, sheet, context, overContext
  case dismissFront, dismissFromRoot, dismissFromSecond, push, pop

  /// Performs the step, unless UIKit would raise an exception or refuse it.
  @MainActor func take(_ navigation: UINavigationController, _ make: () -> UIViewController) {
    switch self {
    case .fullScreen: present(make(), .fullScreen, navigation)
    case .sheet: present(make(), .pageSheet, navigation)
    case .context: present(make(), .currentContext, navigation)
    case .overContext: present(make(), .overCurrentContext, navigation)
    case .dismissFront: navigation.front.dismiss(animated: true)
    case .dismissFromRoot: navigation.dismiss(animated: true)
    case .dismissFromSecond: navigation.presentedViewController?.dismiss(animated: true)
    case .push: navigation.pushViewController(make(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    }
  }

  @MainActor private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, _ navigation: UINavigationController
  ) {
    controller.modalPresentationStyle = style
    let front = navigation.front
    if front.presentedViewController == nil, !front.isBeingDismissed { front.present(controller, animated: true) }
  }
}

extension UIViewController {
  /// The top presented controller, without those that are being dismissed.
  fileprivate var front: UIViewController {
    guard let presented = presentedViewController, !presented.isBeingDismissed else { return self }
    return presented.front
  }

  /// The problems of the final state: covered controllers must be invisible, all others visible.
  func problemsOfPresentation(among controllers: [UIViewController]) -> [String] {
    let stack = Array(sequence(first: self) { $0.presentedViewController })
    let uncovered = stack.filter { controller in
      guard let presented = controller.presentedViewController else { return true }
      return ![.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
    }
    let seen = Set(uncovered.flatMap { [$0] + $0.children.suffix(1) })
    return controllers.compactMap { controller in
      let isInWindow = controller.viewIfLoaded?.window != nil
      let isRight = controller.isSeen == seen.contains(controller) && isInWindow == seen.contains(controller)
      let isQuiet = controller.isSettled && !controller.isBeingPresented && !controller.isBeingDismissed
      if isRight, isQuiet { return nil }
      return "\(controller): seen \(controller.isSeen), in window \(isInWindow), settled \(controller.isSettled)"
    }
  }
}
