// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Home = { MainSceneController() }
    var makeList: @MainActor () -> List = { List() }
    var makeMap: @MainActor () -> Map = { Map() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home { instantiateMain() }

  func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }

  func instantiateMap() -> Map {
    let map = factory.makeMap()
    SceneIdentity.set("map", of: map)
    map.awakeFromNib()
    return map
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Home { Self().instantiateMain() }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateMap() -> Map { Self().instantiateMap() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case list, map }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case list(List)
    case map(Map)
  }

  private struct Children {
    var list: List?
    var map: Map?
  }

  private struct Slots {
    var box: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()
  private var slots = Slots()

  var box: UIView { loadedViews.views }

  /// The child `list`, once it was made; it is kept while another child is shown.
  var list: List? { children.list }
  /// The child `map`, once it was made; it is kept while another child is shown.
  var map: Map? { children.map }

  /// Performs the segue `list`: swaps in `list`.
  func performList(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.box else { return }
    let list = children.list ?? scenes.instantiateList()
    children.list = list
    dispatch.perform(list, "list", from: controller, as: .list(list), sender: sender) {
      slot.show(list)
    }
  }

  /// Performs the segue `map`: swaps in `map`.
  func performMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.box else { return }
    let map = children.map ?? scenes.instantiateMap()
    children.map = map
    dispatch.perform(map, "map", from: controller, as: .map(map), sender: sender) {
      slot.show(map)
    }
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)

    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])

    views = box
    controller.view = view

    slots.box = SceneContainer(view: box, of: controller)
    performList()
  }
}

final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .list: mainWiring.performList(sender: sender)
    case .map: mainWiring.performMap(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `main`.
@MainActor
protocol MainSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneOwner {}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
struct ListScene {
  fileprivate weak var controller: List?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene(controller: self) }
}

extension List: ListSceneOwner {}

// MARK: - map

/// The parts of the scene `map` that its controller uses.
@MainActor
struct MapScene {
  fileprivate weak var controller: Map?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// The interface between `Map` and the scene `map`.
@MainActor
protocol MapSceneOwner: Map {}

extension MapSceneOwner {
  /// The parts of the scene `map` that this controller uses.
  var scene: MapScene { MapScene(controller: self) }
}

extension Map: MapSceneOwner {}
