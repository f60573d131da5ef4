import UIKit

// Swift 5: an app with a menu that is dragged in from the edge.

@main
class MenuAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.windowLevel = .statusBar + 1
    window?.rootViewController = EdgeMenuController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class MenuPan: UIScreenEdgePanGestureRecognizer {
  var onMove: ((CGFloat) -> Void)?

  override var state: UIGestureRecognizer.State {
    didSet { if state == .changed { onMove?(translation(in: view).x / (view?.bounds.width ?? 1)) } }
  }
}

final class EdgeMenuController: UIViewController, UIGestureRecognizerDelegate {
  private let menu = UIView()
  private let pan = MenuPan()
  private let tap = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    pan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    pan.delegate = self
    pan.require(toFail: tap)
    pan.onMove = { [weak self] in self?.show($0) }
    view.gestureRecognizers = [pan, tap]
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y) && pan.location(in: view).x < 30
  }

  private func show(_ progress: CGFloat) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.pan.setTranslation(.zero, in: self?.view) }
    autoreleasepool { menu.transform = CGAffineTransform(translationX: progress * menu.bounds.width, y: 0) }
    CATransaction.commit()
  }
}
