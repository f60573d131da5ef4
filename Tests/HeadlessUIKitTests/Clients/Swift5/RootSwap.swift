import UIKit

// Swift 5: a root controller that swaps its child.

class SplashViewController: UIViewController {
  private let activityIndicator = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    view.addSubview(activityIndicator)
    activityIndicator.frame = view.bounds
    activityIndicator.backgroundColor = UIColor(white: 0, alpha: 0.4)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeServiceCall()
  }

  private func makeServiceCall() {
    activityIndicator.startAnimating()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
      self.activityIndicator.stopAnimating()
      if UserDefaults.standard.bool(forKey: "LOGGED_IN") {
        AppDelegate.shared?.rootViewController?.switchToMainScreen()
      } else {
        AppDelegate.shared?.rootViewController?.switchToLogout()
      }
    }
  }
}

class RootViewController: UIViewController {
  private var current: UIViewController

  init() {
    self.current = SplashViewController()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  func showLoginScreen() {
    let new = UINavigationController(rootViewController: UIViewController())
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.didMove(toParent: self)
    current.willMove(toParent: nil)
    current.view.removeFromSuperview()
    current.removeFromParent()
    current = new
  }

  func switchToMainScreen() {
    let main = UITabBarController()
    main.viewControllers = [UIViewController(), UIViewController()]
    animateFadeTransition(to: main)
  }

  func switchToLogout() {
    let logout = UINavigationController(rootViewController: UIViewController())
    animateDismissTransition(to: logout)
  }

  private func animateFadeTransition(to new: UIViewController, completion: (() -> Void)? = nil) {
    current.willMove(toParent: nil)
    addChild(new)
    transition(
      from: current, to: new, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut], animations: {}
    ) { completed in
      self.current.removeFromParent()
      new.didMove(toParent: self)
      self.current = new
      completion?()
    }
  }

  private func animateDismissTransition(to new: UIViewController, completion: (() -> Void)? = nil) {
    let initialFrame = CGRect(x: -view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
    current.willMove(toParent: nil)
    addChild(new)
    new.view.frame = initialFrame
    transition(
      from: current, to: new, duration: 0.3, options: [],
      animations: {
        new.view.frame = self.view.bounds
      },
      completion: { _ in
        self.current.removeFromParent()
        new.didMove(toParent: self)
        self.current = new
        completion?()
      })
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

extension AppDelegate {
  static var shared: AppDelegate? {
    return UIApplication.shared.delegate as? AppDelegate
  }

  var rootViewController: RootViewController? {
    return window?.rootViewController as? RootViewController
  }
}

extension UIWindow {
  func replaceRoot(with controller: UIViewController, animated: Bool) {
    guard animated, let snapshot = rootViewController?.view else {
      rootViewController = controller
      return
    }
    UIView.transition(
      with: self, duration: 0.4, options: .transitionFlipFromRight,
      animations: {
        let enabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        self.rootViewController = controller
        UIView.setAnimationsEnabled(enabled)
      }, completion: { _ in snapshot.removeFromSuperview() })
  }

  static var current: UIWindow? {
    return UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows
      .filter { $0.isKeyWindow }.first ?? UIApplication.shared.keyWindow
  }
}
