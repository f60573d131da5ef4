import UIKit

// Swift 5: coordinators without actor isolation, for the app, the tabs and each tab.

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }
  func start()
}

extension Coordinator {
  func childDidFinish(_ child: Coordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }
}

protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ coordinator: Coordinator)
}

class AppCoordinator: NSObject, Coordinator {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  var isLoggedIn = false

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    self.navigationController.setNavigationBarHidden(true, animated: true)
    self.navigationController.delegate = self
  }

  func start() {
    isLoggedIn ? showTabs() : showLogin()
  }

  private func showLogin() {
    let login = LoginCoordinator(navigationController: navigationController)
    login.finishDelegate = self
    childCoordinators.append(login)
    login.start()
  }

  private func showTabs() {
    let tabs = TabBarCoordinator(navigationController)
    childCoordinators.append(tabs)
    tabs.start()
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ coordinator: Coordinator) {
    childDidFinish(coordinator)
    navigationController.viewControllers.removeAll()
    isLoggedIn = true
    showTabs()
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    if let screen = from as? LoginScreen {
      childDidFinish(screen.coordinator)
    }
  }
}

class LoginCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  weak var finishDelegate: CoordinatorFinishDelegate?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = LoginScreen()
    screen.coordinator = self
    screen.onLogin = { [weak self] in
      guard let self = self else { return }
      self.finishDelegate?.coordinatorDidFinish(self)
    }
    navigationController.pushViewController(screen, animated: true)
  }
}

final class LoginScreen: UIViewController {
  weak var coordinator: LoginCoordinator?
  var onLogin: (() -> Void)?
}

enum TabPage: Int, CaseIterable {
  case feed, search, account

  var title: String {
    switch self {
    case .feed: return "Feed"
    case .search: return "Search"
    case .account: return "Account"
    }
  }

  var icon: UIImage? {
    return UIImage(systemName: ["house", "magnifyingglass", "person"][rawValue])
  }
}

class TabBarCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  var tabBarController: UITabBarController

  required init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.tabBarController = .init()
  }

  deinit {
    print("TabBarCoordinator deinit")
  }

  func start() {
    let controllers: [UINavigationController] = TabPage.allCases
      .sorted { $0.rawValue < $1.rawValue }
      .map({ makeController(for: $0) })
    prepareTabBarController(with: controllers)
  }

  func selectPage(_ page: TabPage) {
    tabBarController.selectedIndex = page.rawValue
  }

  var currentPage: TabPage? {
    return TabPage(rawValue: tabBarController.selectedIndex)
  }

  private func prepareTabBarController(with controllers: [UIViewController]) {
    tabBarController.delegate = self
    tabBarController.setViewControllers(controllers, animated: true)
    tabBarController.selectedIndex = TabPage.feed.rawValue
    tabBarController.tabBar.isTranslucent = false
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.stackedLayoutAppearance.selected.iconColor = .systemIndigo
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
    tabBarController.tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) {
      tabBarController.tabBar.scrollEdgeAppearance = tabBarController.tabBar.standardAppearance
    }
    navigationController.viewControllers = [tabBarController]
  }

  private func makeController(for page: TabPage) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: page.title, image: page.icon, tag: page.rawValue)
    let root = UIViewController()
    root.title = page.title
    root.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(root, animated: false)
    return navigation
  }
}

extension TabBarCoordinator: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return tabBarController.selectedViewController !== viewController
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    viewController.tabBarItem.badgeValue = nil
  }
}
