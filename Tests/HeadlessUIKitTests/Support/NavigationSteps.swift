import HeadlessUIKit

/// Something that is done to a navigation controller, with controllers counted from the root's 0.
enum NavigationStep: CaseIterable {
  case pushFirst, pushSecond, pop, popToRoot, backToRoot, exchangeAll, exchangeTop, reverse, deepen

  /// Does it, unless UIKit would end the process for that.
  @MainActor func take(in navigation: UINavigationController, _ controllers: [UIViewController]) {
    switch self {
    case .pushFirst: push(controllers[1], navigation)
    case .pushSecond: push(controllers[2], navigation)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .backToRoot: navigation.setViewControllers([controllers[0]], animated: true)
    case .exchangeAll: navigation.setViewControllers([controllers[2]], animated: false)
    case .exchangeTop: navigation.setViewControllers([controllers[0], controllers[2]], animated: true)
    case .reverse: navigation.setViewControllers([controllers[1], controllers[0]], animated: true)
    case .deepen: navigation.setViewControllers(controllers, animated: true)
    }
  }

  @MainActor private func push(_ controller: UIViewController, _ navigation: UINavigationController) {
    if !navigation.viewControllers.contains(controller) {
      navigation.pushViewController(controller, animated: true)
    }
  }
}
