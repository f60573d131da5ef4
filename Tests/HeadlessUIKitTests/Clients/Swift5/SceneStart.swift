import UIKit

// Swift 5: how an app starts, with scenes and without, as the templates have it and as teams change it.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var launcher: Launcher?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launcher = Launcher(delegate: self)
    setupAppearance()
    if #available(iOS 13.0, *) {
      return true
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window?.makeKeyAndVisible()
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    print(sceneSessions.map { $0.persistentIdentifier })
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  private func setupAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.label]
    appearance.largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .heavy),
      .foregroundColor: UIColor.label,
    ]
    Theme.navigationBar = appearance
  }
}

enum Theme {
  static var navigationBar = UINavigationBarAppearance()
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: StartCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let navigationController = UINavigationController()
    navigationController.navigationBar.standardAppearance = Theme.navigationBar
    navigationController.navigationBar.compactAppearance = Theme.navigationBar
    navigationController.navigationBar.scrollEdgeAppearance = Theme.navigationBar
    coordinator = StartCoordinator(navigationController: navigationController)
    coordinator?.start()
    window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    window?.windowScene = windowScene
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.tintColor = .systemIndigo
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.endEditing(true)
  }
}

class StartCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let home = HomeViewController()
    home.onSelect = { [unowned self] name in
      let detail = UIViewController()
      detail.navigationItem.title = name
      detail.hidesBottomBarWhenPushed = true
      self.navigationController.pushViewController(detail, animated: true)
    }
    navigationController.viewControllers = [home]
  }
}

class HomeViewController: UIViewController {
  var onSelect: ((String) -> Void)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return [.portrait, .landscapeLeft]
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    return true
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
    onSelect?("Shaken")
  }
}

struct Launcher {
  weak var delegate: UIApplicationDelegate?

  func showRoot(_ controller: UIViewController, duration: TimeInterval = 0.3, completion: ((Bool) -> Void)? = nil) {
    guard case .some(.some(let window)) = delegate?.window else { return }
    UIView.transition(
      with: window, duration: duration, options: .transitionCrossDissolve,
      animations: {
        window.rootViewController = controller
      }, completion: completion)
    delegate?.window??.makeKeyAndVisible()
  }
}
