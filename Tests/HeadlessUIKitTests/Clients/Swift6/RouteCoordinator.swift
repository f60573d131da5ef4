import UIKit

// Swift 6: routes as values, coordinators on the main actor, screens made by a factory.

enum Route: Hashable, Sendable {
  case list
  case detail(id: Int)
  case settings
}

@MainActor
protocol RouteCoordinating: AnyObject {
  associatedtype Root: UIViewController
  var root: Root { get }
  func handle(_ route: Route, animated: Bool)
}

@MainActor
protocol ScreenFactory {
  func makeScreen(for route: Route, coordinator: any RouteCoordinating) -> UIViewController
}

final class Screen: UIViewController {
  let route: Route
  private unowned let coordinator: any RouteCoordinating

  init(route: Route, coordinator: any RouteCoordinating) {
    self.route = route
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "\(route)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "gear"),
        primaryAction: UIAction { [coordinator] _ in coordinator.handle(.settings, animated: true) }
      ),
      .flexibleSpace(),
    ]
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Next"
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .init(top: 8, leading: 20, bottom: 8, trailing: 20)
    let next = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.goOn() }
    )
    next.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(next)
    NSLayoutConstraint.activate([
      next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      next.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func goOn() {
    let id = if case .detail(let id) = route { id + 1 } else { 0 }
    coordinator.handle(.detail(id: id), animated: true)
  }
}

struct LiveFactory: ScreenFactory {
  func makeScreen(for route: Route, coordinator: any RouteCoordinating) -> UIViewController {
    switch route {
    case .list, .detail: Screen(route: route, coordinator: coordinator)
    case .settings: UINavigationController(rootViewController: Screen(route: route, coordinator: coordinator))
    }
  }
}

@MainActor
final class NavigationCoordinator<Factory: ScreenFactory>: NSObject, RouteCoordinating {
  let root = UINavigationController()
  private(set) var path: [Route] = []
  private let factory: Factory
  private var onPop: [ObjectIdentifier: () -> Void] = [:]

  init(factory: Factory) {
    self.factory = factory
    super.init()
    root.delegate = self
    handle(.list, animated: false)
  }

  func handle(_ route: Route, animated: Bool) {
    let screen = factory.makeScreen(for: route, coordinator: self)
    if screen is UINavigationController {
      screen.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(screen, animated: animated)
    } else {
      path.append(route)
      onPop[ObjectIdentifier(screen)] = { [weak self] in _ = self?.path.popLast() }
      root.pushViewController(screen, animated: animated)
    }
  }

  func show(path: [Route]) async {
    let screens = path.map { factory.makeScreen(for: $0, coordinator: self) }
    self.path = path
    root.setViewControllers(screens, animated: true)
    await withCheckedContinuation { continuation in
      guard let coordinator = root.transitionCoordinator else { return continuation.resume() }
      coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
    }
  }
}

extension NavigationCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    onPop.removeValue(forKey: ObjectIdentifier(from))?()
  }
}
