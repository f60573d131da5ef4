// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    }
    var makeFront: @MainActor () -> UIViewController = { UIViewController() }
    var makeSettings: @MainActor () -> UITableViewController = { UITableViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateSplit() }

  /// Makes the controller `split`, and each child that you do not pass.
  func instantiateSplit(
    main: UINavigationController? = nil, tour: TourSceneController? = nil
  ) -> UISplitViewController {
    let split = factory.makeSplit()
    SceneIdentity.set("split", of: split)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(main ?? instantiateMain(), for: .primary)
    split.setViewController(tour ?? instantiateTour(), for: .secondary)
    return split
  }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.isNavigationBarHidden = false
    main.isToolbarHidden = false
    main.navigationBar.prefersLargeTitles = true
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.title = "Home"
    home.definesPresentationContext = true
    home.providesPresentationContextTransitionStyle = true
    home.hidesBottomBarWhenPushed = true
    home.extendedLayoutIncludesOpaqueBars = true
    home.restorationIdentifier = "home"
    home.navigationItem.hidesBackButton = true
    home.tabBarItem.title = "Home"
    home.tabBarItem.image = UIImage(named: "House", in: .module, compatibleWith: nil)
    home.tabBarItem.selectedImage = UIImage(named: "HouseFilled", in: .module, compatibleWith: nil)
    home.tabBarItem.badgeValue = "3"
    home.scene.scenes = self
    home.scene.addBarButtonItems(to: home)
    return home
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(front: UIViewController? = nil) -> TourSceneController {
    let tour = factory.makeTour()
    tour.isDoubleSided = true
    tour.scene.show(pages: [front ?? instantiateFront()])
    return tour
  }

  func instantiateFront() -> UIViewController {
    let front = factory.makeFront()
    SceneIdentity.set("front", of: front)
    return front
  }

  func instantiateSettings() -> UITableViewController {
    let settings = factory.makeSettings()
    SceneIdentity.set("settings", of: settings)
    settings.clearsSelectionOnViewWillAppear = false
    return settings
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSplit(
    main: UINavigationController? = nil, tour: TourSceneController? = nil
  ) -> UISplitViewController {
    Self().instantiateSplit(main: main, tour: tour)
  }
  static func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateTour(front: UIViewController? = nil) -> TourSceneController {
    Self().instantiateTour(front: front)
  }
  static func instantiateFront() -> UIViewController { Self().instantiateFront() }
  static func instantiateSettings() -> UITableViewController { Self().instantiateSettings() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case settings }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case settings(UITableViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `settings`: presents `settings`.
  func performSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    dispatch.present(settings, "settings", from: controller, as: .settings(settings), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: HomeSceneController) {
    let barButtonItem = UIBarButtonItem(title: "Sort")
    barButtonItem.isEnabled = false
    barButtonItem.tintColor = .red
    barButtonItem.width = 80
    controller.toolbarItems = [barButtonItem]
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .settings: scene.performSettings(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
