// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> Tabs = { TabsSceneController() }
    var makeLibrary: @MainActor (_ filter: Filter) -> Library = { Library(filter: $0) }
    var makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeArchive: @MainActor (_ filter: Filter) -> Library = { Library(filter: $0) }
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeFolders: @MainActor (_ account: String) -> Folders = { Folders(account: $0) }
    var makeStart: @MainActor () -> UIViewController = { UIViewController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makePlaces: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeMap: @MainActor (_ names: [String]) -> Places = { Places(names: $0) }
    var makeList: @MainActor (_ names: [String]) -> Places = { Places(names: $0) }
    var makeTour: @MainActor () -> Tour = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeFirst: @MainActor (_ number: Int) -> Page = { Page(number: $0) }
    var makeLast: @MainActor (_ number: Int) -> Page = { Page(number: $0) }
    var makeOwn: @MainActor () -> Own = { OwnSceneController() }
    var makeMine: @MainActor (_ number: Int) -> Page = { Page(number: $0) }
    var makeYours: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Tabs { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    library: Library? = nil,
    stack: UINavigationController? = nil,
    split: UISplitViewController? = nil,
    home: Home? = nil
  ) -> Tabs {
    let tabs = factory.makeTabs()
    (tabs as? TabsSceneController)?.tabsWiring.scenes = self
    let library = library ?? tabs.makeLibrary(forTabs: nil)
    let stack = stack ?? instantiateStack(archive: tabs.makeArchive(forTabs: nil))
    let split = split ?? instantiateSplit(folders: tabs.makeFolders(forSplit: nil))
    let home = home ?? instantiateHome()
    tabs.viewControllers = [library, stack, split, home]
    tabs.awakeFromNib()
    return tabs
  }

  func instantiateLibrary(filter: Filter) -> Library {
    let library = factory.makeLibrary(filter)
    SceneIdentity.set("library", of: library)
    library.awakeFromNib()
    return library
  }

  func instantiateStack(archive: Library) -> UINavigationController {
    let stack = factory.makeStack()
    SceneIdentity.set("stack", of: stack)
    stack.viewControllers = [archive]
    return stack
  }

  func instantiateArchive(filter: Filter) -> Library {
    let archive = factory.makeArchive(filter)
    SceneIdentity.set("archive", of: archive)
    archive.awakeFromNib()
    return archive
  }

  /// Makes the controller `split`, and each child that you do not pass.
  func instantiateSplit(folders: Folders, start: UIViewController? = nil) -> UISplitViewController {
    let split = factory.makeSplit()
    SceneIdentity.set("split", of: split)
    split.setViewController(folders, for: .primary)
    split.setViewController(start ?? instantiateStart(), for: .secondary)
    return split
  }

  func instantiateFolders(account: String) -> Folders {
    let folders = factory.makeFolders(account)
    SceneIdentity.set("folders", of: folders)
    folders.awakeFromNib()
    return folders
  }

  func instantiateStart() -> UIViewController {
    let start = factory.makeStart()
    SceneIdentity.set("start", of: start)
    return start
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiatePlaces(map: Places, list: Places) -> UITabBarController {
    let places = factory.makePlaces()
    SceneIdentity.set("places", of: places)
    places.viewControllers = [map, list]
    return places
  }

  func instantiateMap(names: [String]) -> Places {
    let map = factory.makeMap(names)
    SceneIdentity.set("map", of: map)
    map.awakeFromNib()
    return map
  }

  func instantiateList(names: [String]) -> Places {
    let list = factory.makeList(names)
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(first: Page? = nil, last: Page? = nil) -> Tour {
    let tour = factory.makeTour()
    (tour as? TourSceneController)?.tourWiring.scenes = self
    let first = first ?? tour.makeFirst(forTour: nil)
    let last = last ?? instantiateLast()
    (tour as? TourSceneController)?.tourWiring.show(pages: [first, last])
    tour.awakeFromNib()
    return tour
  }

  func instantiateFirst(number: Int) -> Page {
    let first = factory.makeFirst(number)
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }

  func instantiateLast(number: Int = 2) -> Page {
    let last = factory.makeLast(number)
    SceneIdentity.set("last", of: last)
    last.awakeFromNib()
    return last
  }

  /// Makes the controller `own`, and each child that you do not pass.
  func instantiateOwn(mine: Page? = nil, yours: UIViewController? = nil) -> Own {
    let own = factory.makeOwn()
    (own as? OwnSceneController)?.ownWiring.scenes = self
    let mine = mine ?? own.makeMine(forOwn: nil)
    let yours = yours ?? instantiateYours()
    own.viewControllers = [mine, yours]
    own.awakeFromNib()
    return own
  }

  func instantiateMine(number: Int) -> Page {
    let mine = factory.makeMine(number)
    SceneIdentity.set("mine", of: mine)
    mine.awakeFromNib()
    return mine
  }

  func instantiateYours() -> UIViewController {
    let yours = factory.makeYours()
    SceneIdentity.set("yours", of: yours)
    return yours
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Tabs { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    library: Library? = nil,
    stack: UINavigationController? = nil,
    split: UISplitViewController? = nil,
    home: Home? = nil
  ) -> Tabs {
    Self().instantiateTabs(library: library, stack: stack, split: split, home: home)
  }
  static func instantiateLibrary(filter: Filter) -> Library { Self().instantiateLibrary(filter: filter) }
  static func instantiateStack(archive: Library) -> UINavigationController {
    Self().instantiateStack(archive: archive)
  }
  static func instantiateArchive(filter: Filter) -> Library { Self().instantiateArchive(filter: filter) }
  static func instantiateSplit(folders: Folders, start: UIViewController? = nil) -> UISplitViewController {
    Self().instantiateSplit(folders: folders, start: start)
  }
  static func instantiateFolders(account: String) -> Folders { Self().instantiateFolders(account: account) }
  static func instantiateStart() -> UIViewController { Self().instantiateStart() }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiatePlaces(map: Places, list: Places) -> UITabBarController {
    Self().instantiatePlaces(map: map, list: list)
  }
  static func instantiateMap(names: [String]) -> Places { Self().instantiateMap(names: names) }
  static func instantiateList(names: [String]) -> Places { Self().instantiateList(names: names) }
  static func instantiateTour(first: Page? = nil, last: Page? = nil) -> Tour {
    Self().instantiateTour(first: first, last: last)
  }
  static func instantiateFirst(number: Int) -> Page { Self().instantiateFirst(number: number) }
  static func instantiateLast(number: Int = 2) -> Page { Self().instantiateLast(number: number) }
  static func instantiateOwn(mine: Page? = nil, yours: UIViewController? = nil) -> Own {
    Self().instantiateOwn(mine: mine, yours: yours)
  }
  static func instantiateMine(number: Int) -> Page { Self().instantiateMine(number: number) }
  static func instantiateYours() -> UIViewController { Self().instantiateYours() }
}

// MARK: - tabs

/// The parts of the scene `tabs` that its controller uses.
final class TabsScene: SceneParts<TabsSceneController> {
  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
}

final class TabsSceneController: Tabs {
  fileprivate lazy var tabsWiring = TabsScene(self)
}

/// The interface between `Tabs` and the scene `tabs`.
@MainActor
protocol TabsSceneOwner: Tabs {
  /// Makes the controller `library`, which needs values, for the container `tabs`.
  func makeLibrary(forTabs sender: Any?) -> Library
  /// Makes the controller `archive`, which needs values, for the container `tabs`.
  func makeArchive(forTabs sender: Any?) -> Library
  /// Makes the controller `folders`, which needs values, for the container `split`.
  func makeFolders(forSplit sender: Any?) -> Folders
}

extension TabsSceneOwner {
  /// The parts of the scene `tabs` that this controller uses.
  var scene: TabsScene { TabsScene.owner(self, use: "MainScenes.instantiateTabs()").tabsWiring }
}

extension Tabs: TabsSceneOwner {}

// MARK: - library

/// The parts of the scene `library` that its controller uses.
@MainActor
struct LibraryScene {
  fileprivate weak var controller: Library?

  /// The controller that contains this one, from the moment it does.
  var tabs: Tabs? { controller?.parent as? Tabs }
}

/// The interface between `Library` and the scene `library`.
@MainActor
protocol LibrarySceneOwner: Library {}

extension LibrarySceneOwner {
  /// The parts of the scene `library` that this controller uses.
  var libraryScene: LibraryScene { LibraryScene(controller: self) }
}

extension Library: LibrarySceneOwner {}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showPlaces, tour, own }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showPlaces(UITabBarController, map: Places, list: Places)
    case tour(Tour)
    case own(Own)
  }

  private struct Children {
    weak var places: UITabBarController?
    weak var map: Places?
    weak var list: Places?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var children = Children()

  /// The child `places`, from the moment the view is loaded; asking for it loads the view.
  var places: UITabBarController { embeddedChild(children.places, "places") }
  /// The child `map`, while it is there.
  var map: Places? { children.map }
  /// The child `list`, while it is there.
  var list: Places? { children.list }

  /// The controller that contains this one, from the moment it does.
  var tabs: Tabs? { weakController?.parent as? Tabs }

  /// Performs the segue `tour`: presents `tour`.
  func performTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = scenes.instantiateTour()
    dispatch.present(tour, "tour", from: controller, as: .tour(tour), sender: sender)
  }

  /// Performs the segue `own`: presents `own`.
  func performOwn(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let own = scenes.instantiateOwn()
    dispatch.present(own, "own", from: controller, as: .own(own), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    containerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(containerView)

    let button = UIButton(type: .system)
    button.setTitle("Tour", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(SceneSegues.action("tour", of: controller), for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Own", for: .normal)
    button2.translatesAutoresizingMaskIntoConstraints = false
    button2.addAction(SceneSegues.action("own", of: controller), for: .touchUpInside)
    view.addSubview(button2)

    NSLayoutConstraint.activate([
      containerView.topAnchor.constraint(equalTo: view.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      button2.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: button2.trailingAnchor),
    ])

    controller.view = view

    let map = controller.makeMap(forPlaces: nil)
    let list = controller.makeList(forPlaces: nil)
    let places = scenes.instantiatePlaces(map: map, list: list)
    children.places = places
    children.map = map
    children.list = list
    dispatch.embed(
      places, "showPlaces", in: containerView, from: controller, as: .showPlaces(places, map: map, list: list)
    )
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showPlaces: SceneContainer.alreadyEmbedded()
    case .tour: homeWiring.performTour(sender: sender)
    case .own: homeWiring.performOwn(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `map`, which needs values, for the container `places`.
  func makeMap(forPlaces sender: Any?) -> Places
  /// Makes the controller `list`, which needs values, for the container `places`.
  func makeList(forPlaces sender: Any?) -> Places
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: Tour {
  fileprivate lazy var tourWiring = TourScene(self)
}

/// The interface between `Tour` and the scene `tour`.
@MainActor
protocol TourSceneOwner: Tour {
  /// Makes the controller `first`, which needs values, for the container `tour`.
  func makeFirst(forTour sender: Any?) -> Page
}

extension TourSceneOwner {
  /// The parts of the scene `tour` that this controller uses.
  var scene: TourScene { TourScene.owner(self, use: "MainScenes.instantiateTour()").tourWiring }
}

extension Tour: TourSceneOwner {}

// MARK: - first

/// The parts of the scene `first` that its controller uses.
@MainActor
struct FirstScene {
  fileprivate weak var controller: Page?

  /// The controller that contains this one, from the moment it does.
  var tour: Tour? { controller?.parent as? Tour }
}

/// The interface between `Page` and the scene `first`.
@MainActor
protocol FirstSceneOwner: Page {}

extension FirstSceneOwner {
  /// The parts of the scene `first` that this controller uses.
  var firstScene: FirstScene { FirstScene(controller: self) }
}

extension Page: FirstSceneOwner {}

// MARK: - last

/// The parts of the scene `last` that its controller uses.
@MainActor
struct LastScene {
  fileprivate weak var controller: Page?

  /// The controller that contains this one, from the moment it does.
  var tour: Tour? { controller?.parent as? Tour }
}

/// The interface between `Page` and the scene `last`.
@MainActor
protocol LastSceneOwner: Page {}

extension LastSceneOwner {
  /// The parts of the scene `last` that this controller uses.
  var lastScene: LastScene { LastScene(controller: self) }
}

extension Page: LastSceneOwner {}

// MARK: - own

/// The parts of the scene `own` that its controller uses.
final class OwnScene: SceneParts<OwnSceneController> {
  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
}

final class OwnSceneController: Own {
  fileprivate lazy var ownWiring = OwnScene(self)
}

/// The interface between `Own` and the scene `own`.
@MainActor
protocol OwnSceneOwner: Own {
  /// Makes the controller `mine`, which needs values, for the container `own`.
  func makeMine(forOwn sender: Any?) -> Page
}

extension OwnSceneOwner {
  /// The parts of the scene `own` that this controller uses.
  var scene: OwnScene { OwnScene.owner(self, use: "MainScenes.instantiateOwn()").ownWiring }
}

extension Own: OwnSceneOwner {}

// MARK: - mine

/// The parts of the scene `mine` that its controller uses.
@MainActor
struct MineScene {
  fileprivate weak var controller: Page?

  /// The controller that contains this one, from the moment it does.
  var own: Own? { controller?.parent as? Own }
}

/// The interface between `Page` and the scene `mine`.
@MainActor
protocol MineSceneOwner: Page {}

extension MineSceneOwner {
  /// The parts of the scene `mine` that this controller uses.
  var mineScene: MineScene { MineScene(controller: self) }
}

extension Page: MineSceneOwner {}
