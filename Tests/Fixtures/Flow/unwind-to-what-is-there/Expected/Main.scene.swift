// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeHomeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeClock: @MainActor () -> Clock = { Clock() }
    var makeItem: @MainActor () -> Item = { ItemSceneController() }
    var makeEditor: @MainActor () -> EditorSceneController = { EditorSceneController() }
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
    var makeSearch: @MainActor () -> Search = { Search() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(homeStack: UINavigationController? = nil, search: Search? = nil) -> UITabBarController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    let homeStack = homeStack ?? instantiateHomeStack()
    let search = search ?? instantiateSearch()
    main.viewControllers = [homeStack, search]
    return main
  }

  /// Makes the controller `homeStack`, and each child that you do not pass.
  func instantiateHomeStack(home: Home? = nil) -> UINavigationController {
    let homeStack = factory.makeHomeStack()
    SceneIdentity.set("homeStack", of: homeStack)
    homeStack.viewControllers = [home ?? instantiateHome()]
    return homeStack
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    clock.awakeFromNib()
    return clock
  }

  func instantiateItem() -> Item {
    let item = factory.makeItem()
    (item as? ItemSceneController)?.itemWiring.scenes = self
    item.awakeFromNib()
    return item
  }

  func instantiateEditor() -> EditorSceneController { factory.makeEditor() }

  func instantiateHelp() -> UIViewController {
    let help = factory.makeHelp()
    SceneIdentity.set("help", of: help)
    return help
  }

  func instantiateSearch() -> Search {
    let search = factory.makeSearch()
    SceneIdentity.set("search", of: search)
    search.awakeFromNib()
    return search
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateMain(
    homeStack: UINavigationController? = nil, search: Search? = nil
  ) -> UITabBarController {
    Self().instantiateMain(homeStack: homeStack, search: search)
  }
  static func instantiateHomeStack(home: Home? = nil) -> UINavigationController {
    Self().instantiateHomeStack(home: home)
  }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateClock() -> Clock { Self().instantiateClock() }
  static func instantiateItem() -> Item { Self().instantiateItem() }
  static func instantiateEditor() -> EditorSceneController { Self().instantiateEditor() }
  static func instantiateHelp() -> UIViewController { Self().instantiateHelp() }
  static func instantiateSearch() -> Search { Self().instantiateSearch() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showItem, showHelp }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(Clock)
    case showItem(Item)
    case showHelp(UIViewController)
  }

  private struct Children {
    weak var clock: Clock?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()

  var clockContainer: UIView { loadedViews.views }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embeddedChild(children.clock, "clock") }

  /// Performs the segue `showItem`: pushes `item`.
  func performShowItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.push(item, "showItem", from: controller, as: .showItem(item), sender: sender)
  }

  /// Performs the segue `showHelp`: presents `help`.
  func performShowHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let help = scenes.instantiateHelp()
    dispatch.present(help, "showHelp", from: controller, as: .showHelp(help), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let clockContainer = UIView()
    clockContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(clockContainer)

    NSLayoutConstraint.activate([
      clockContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      clockContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: clockContainer.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: clockContainer.bottomAnchor),
    ])

    views = clockContainer
    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, nil, in: clockContainer, from: controller, as: .clock(clock))
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showItem: homeWiring.performShowItem(sender: sender)
    case .showHelp: homeWiring.performShowHelp(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - clock

/// The parts of the scene `clock` that its controller uses.
@MainActor
struct ClockScene {
  fileprivate weak var controller: Clock?

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller?.parent as? Home }
}

/// The interface between `Clock` and the scene `clock`.
@MainActor
protocol ClockSceneOwner: Clock {}

extension ClockSceneOwner {
  /// The parts of the scene `clock` that this controller uses.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneOwner {}

// MARK: - item

/// The parts of the scene `item` that its controller uses.
final class ItemScene: SceneParts<ItemSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(EditorSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ItemSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }
}

final class ItemSceneController: Item {
  fileprivate lazy var itemWiring = ItemScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ItemScene.Identifier(rawValue: identifier) {
    case .edit: itemWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Item` and the scene `item`.
@MainActor
protocol ItemSceneOwner: Item {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ItemScene.Segue, sender: Any?)
}

extension ItemSceneOwner {
  /// The parts of the scene `item` that this controller uses.
  var scene: ItemScene { ItemScene.owner(self, use: "MainScenes.instantiateItem()").itemWiring }
  func prepare(for segue: ItemScene.Segue, sender: Any?) {}
}

extension Item: ItemSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case toItem, toHome, toClock, toSearch }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case toItem(Item)
    case toHome(Home)
    case toClock(Clock)
    case toSearch(Search)
  }

  private let dispatch = SceneDispatch<EditorSceneController, Segue>()

  /// Performs the segue `toItem`: goes back to `item`.
  func performToItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Item.self, "toItem", from: controller, as: Segue.toItem, sender: sender) { item, segue in
      item.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toHome`: goes back to `home`.
  func performToHome(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Home.self, "toHome", from: controller, as: Segue.toHome, sender: sender) { home, segue in
      home.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toClock`: goes back to `clock`.
  func performToClock(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: Clock.self, "toClock", from: controller, as: Segue.toClock, sender: sender
    ) { clock, segue in clock.editorDidFinish(segue) }
  }

  /// Performs the segue `toSearch`: goes back to `search`.
  func performToSearch(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: Search.self, "toSearch", from: controller, as: Segue.toSearch, sender: sender
    ) { search, segue in search.editorDidFinish(segue) }
  }
}

final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .toItem: scene.performToItem(sender: sender)
    case .toHome: scene.performToHome(sender: sender)
    case .toClock: scene.performToClock(sender: sender)
    case .toSearch: scene.performToSearch(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
