// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case map(UIViewController)
  }

  private struct Children {
    weak var map: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var views: UIView!
  private var children = Children()

  var mapContainer: UIView { loadedViews.views }

  /// The child `map`, from the moment the view is loaded; asking for it loads the view.
  var map: UIViewController { embeddedChild(children.map, "map") }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let mapContainer = UIView()
    mapContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mapContainer)

    NSLayoutConstraint.activate([
      mapContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      mapContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: mapContainer.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: mapContainer.bottomAnchor),
    ])

    views = mapContainer
    controller.view = view

    let map = MapScenes(in: scenes.flow).instantiateMap()
    children.map = map
    dispatch.embed(map, nil, in: mapContainer, from: controller, as: .map(map))
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }
}
