// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCities: @MainActor () -> Cities = { CitiesSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(cities: Cities? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [cities ?? instantiateCities()]
    return main
  }

  func instantiateCities() -> Cities {
    let cities = factory.makeCities()
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    cities.awakeFromNib()
    return cities
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(cities: Cities? = nil) -> UINavigationController {
    Self().instantiateMain(cities: cities)
  }
  static func instantiateCities() -> Cities { Self().instantiateCities() }
}

// MARK: - cities

/// The parts of the scene `cities` that its controller uses.
final class CitiesScene: SceneParts<CitiesSceneController> {
  private var views: UISearchController!

  var search: UISearchController { loadedViews.views }

  fileprivate func loadView(of controller: CitiesSceneController) {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    search.searchBar.placeholder = "City"
    search.searchBar.autocapitalizationType = .words
    search.searchBar.scopeButtonTitles = ["Near", "All"]
    controller.navigationItem.searchController = search

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller
    tableView.delegate = controller

    views = search
    controller.tableView = tableView
    controller.search = search
    search.searchResultsUpdater = controller
    search.delegate = controller
  }
}

final class CitiesSceneController: Cities {
  fileprivate lazy var citiesWiring = CitiesScene(self)
  override func loadView() { citiesWiring.loadView(of: self) }
}

/// The interface between `Cities` and the scene `cities`.
@MainActor
protocol CitiesSceneOwner: Cities {}

extension CitiesSceneOwner {
  /// The parts of the scene `cities` that this controller uses.
  var scene: CitiesScene { CitiesScene.owner(self, use: "MainScenes.instantiateCities()").citiesWiring }
}

extension Cities: CitiesSceneOwner {}
