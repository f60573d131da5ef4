// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Main = { MainSceneController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: Home? = nil) -> Main {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    main.awakeFromNib()
    return main
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    if let controller = home as? HomeSceneController { controller.homeWiring.addBarButtonItems(to: controller) }
    home.awakeFromNib()
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain(home: Home? = nil) -> Main { Self().instantiateMain(home: home) }
  static func instantiateHome() -> Home { Self().instantiateHome() }
}

// MARK: - main

final class MainSceneController: Main {
  override func loadView() {
    super.loadView()
    let controller = self
    controller.delegate = controller
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The controller that contains this one, from the moment it does.
  var main: Main? { weakController?.parent as? Main }

  private(set) lazy var save: UIBarButtonItem = UIBarButtonItem(systemItem: .save)

  fileprivate func loadView(of controller: HomeSceneController) {
    controller.saveItem = save
  }

  fileprivate func addBarButtonItems(to controller: HomeSceneController) {
    controller.navigationItem.rightBarButtonItems = [save]
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() {
    super.loadView()
    homeWiring.loadView(of: self)
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
}

extension Home: HomeSceneOwner {}
