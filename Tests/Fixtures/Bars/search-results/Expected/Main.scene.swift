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
    var makeFound: @MainActor (_ limit: Int) -> Found = { FoundSceneController(limit: $0) }
    var makeBare: @MainActor () -> BareSceneController = { BareSceneController() }
    var makePlain: @MainActor () -> PlainSceneController = { PlainSceneController() }
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
    (cities as? CitiesSceneController)?.citiesWiring.scenes = self
    cities.awakeFromNib()
    return cities
  }

  func instantiateFound(limit: Int) -> Found {
    let found = factory.makeFound(limit)
    (found as? FoundSceneController)?.foundWiring.scenes = self
    found.awakeFromNib()
    return found
  }

  func instantiateBare() -> BareSceneController {
    let bare = factory.makeBare()
    bare.scene.scenes = self
    return bare
  }

  func instantiatePlain() -> PlainSceneController { factory.makePlain() }
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
  static func instantiateFound(limit: Int) -> Found { Self().instantiateFound(limit: limit) }
  static func instantiateBare() -> BareSceneController { Self().instantiateBare() }
  static func instantiatePlain() -> PlainSceneController { Self().instantiatePlain() }
}

// MARK: - cities

/// The parts of the scene `cities` that its controller uses.
final class CitiesScene: SceneParts<CitiesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showFound }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showFound(Found)
  }

  private struct Children {
    weak var found: Found?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<CitiesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UISearchController!
  private var children = Children()

  var search: UISearchController { loadedViews.views }

  /// The child `found`, from the moment the view is loaded; asking for it loads the view.
  var found: Found { embeddedChild(children.found, "found") }

  fileprivate func loadView(of controller: CitiesSceneController) {
    let found = scenes.instantiateFound(limit: 20)
    children.found = found

    let search = UISearchController(searchResultsController: found)
    controller.navigationItem.searchController = search

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller
    tableView.delegate = controller

    views = search
    controller.tableView = tableView
    search.searchResultsUpdater = found
    search.delegate = controller

    dispatch.perform(
      UIStoryboardSegue(identifier: "showFound", source: controller, destination: found) {},
      from: controller,
      as: .showFound(found),
      sender: nil
    )
  }
}

final class CitiesSceneController: Cities {
  fileprivate lazy var citiesWiring = CitiesScene(self)
  override func loadView() { citiesWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CitiesScene.Identifier(rawValue: identifier) {
    case .showFound: SceneContainer.alreadyEmbedded()
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Cities` and the scene `cities`.
@MainActor
protocol CitiesSceneOwner: Cities {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CitiesScene.Segue, sender: Any?)
}

extension CitiesSceneOwner {
  /// The parts of the scene `cities` that this controller uses.
  var scene: CitiesScene { CitiesScene.owner(self, use: "MainScenes.instantiateCities()").citiesWiring }
  func prepare(for segue: CitiesScene.Segue, sender: Any?) {}
}

extension Cities: CitiesSceneOwner {}

// MARK: - found

/// The parts of the scene `found` that its controller uses.
final class FoundScene: SceneParts<FoundSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showBare }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showBare(BareSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<FoundSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showBare`: presents `bare`.
  func performShowBare(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let bare = scenes.instantiateBare()
    dispatch.present(bare, "showBare", from: controller, as: .showBare(bare), sender: sender)
  }

  fileprivate func loadView(of controller: FoundSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller
    tableView.delegate = controller

    controller.tableView = tableView
  }
}

final class FoundSceneController: Found {
  fileprivate lazy var foundWiring = FoundScene(self)
  override func loadView() { foundWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FoundScene.Identifier(rawValue: identifier) {
    case .showBare: foundWiring.performShowBare(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Found` and the scene `found`.
@MainActor
protocol FoundSceneOwner: Found {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: FoundScene.Segue, sender: Any?)
}

extension FoundSceneOwner {
  /// The parts of the scene `found` that this controller uses.
  var scene: FoundScene { FoundScene.owner(self, use: "MainScenes.instantiateFound(limit:)").foundWiring }
  func prepare(for segue: FoundScene.Segue, sender: Any?) {}
}

extension Found: FoundSceneOwner {}

// MARK: - bare

/// The parts of the scene `bare` that its controller uses.
final class BareScene: SceneParts<BareSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case plain(PlainSceneController)
  }

  private struct Children {
    weak var plain: PlainSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<BareSceneController, Segue>()
  private var views: UISearchController!
  private var children = Children()

  /// The child `plain`, from the moment the view is loaded; asking for it loads the view.
  var plain: PlainSceneController { embeddedChild(children.plain, "plain") }

  fileprivate func loadView(of controller: BareSceneController) {
    let plain = scenes.instantiatePlain()
    children.plain = plain

    let searchController = UISearchController(searchResultsController: plain)
    controller.navigationItem.searchController = searchController
    views = searchController

    dispatch.perform(
      UIStoryboardSegue(identifier: nil, source: controller, destination: plain) {},
      from: controller,
      as: .plain(plain),
      sender: nil
    )
  }

  /// This scene, once its view is loaded.
  override var loadedViews: BareScene {
    let scene = super.loadedViews
    if case .none = views { viewIsNotLoaded() }
    return scene
  }
}

final class BareSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = BareScene(self)
  override func loadView() {
    super.loadView()
    scene.loadView(of: self)
  }
}

// MARK: - plain

final class PlainSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }
}
