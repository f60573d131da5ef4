// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `homeStack`.
    var makeHomeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> Clock = { Clock() }
    /// Makes `item`.
    var makeItem: @MainActor () -> Item = { ItemSceneController() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> EditorSceneController = { EditorSceneController() }
    /// Makes `help`.
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `search`.
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
  func instantiateInitialViewController() -> UITabBarController {
    instantiateMain()
  }

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

  /// Makes the controller `home`.
  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  /// Makes the controller `clock`.
  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    clock.awakeFromNib()
    return clock
  }

  /// Makes the controller `item`.
  func instantiateItem() -> Item {
    let item = factory.makeItem()
    (item as? ItemSceneController)?.itemWiring.scenes = self
    item.awakeFromNib()
    return item
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> EditorSceneController {
    factory.makeEditor()
  }

  /// Makes the controller `help`.
  func instantiateHelp() -> UIViewController {
    let help = factory.makeHelp()
    SceneIdentity.set("help", of: help)
    return help
  }

  /// Makes the controller `search`.
  func instantiateSearch() -> Search {
    let search = factory.makeSearch()
    SceneIdentity.set("search", of: search)
    search.awakeFromNib()
    return search
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    homeStack: UINavigationController? = nil,
    search: Search? = nil
  ) -> UITabBarController {
    MainScenes().instantiateMain(homeStack: homeStack, search: search)
  }

  /// Makes the controller `homeStack`, and each child that you do not pass.
  static func instantiateHomeStack(home: Home? = nil) -> UINavigationController {
    MainScenes().instantiateHomeStack(home: home)
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> Clock {
    MainScenes().instantiateClock()
  }

  /// Makes the controller `item`.
  static func instantiateItem() -> Item {
    MainScenes().instantiateItem()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorSceneController {
    MainScenes().instantiateEditor()
  }

  /// Makes the controller `help`.
  static func instantiateHelp() -> UIViewController {
    MainScenes().instantiateHelp()
  }

  /// Makes the controller `search`.
  static func instantiateSearch() -> Search {
    MainScenes().instantiateSearch()
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
@MainActor
final class HomeScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case showItem
    case showHelp
  }

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
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIView!
  private var children = Children()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("home") }
    return weakController
  }

  var clockContainer: UIView { loadedViews.views }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embedded(children.clock, "clock") }

  /// Performs the segue `showItem`: pushes `item`.
  func performShowItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.perform("showItem", from: controller, to: item, as: .showItem(item), sender: sender) {
      SceneSegues.push(item, from: controller, identifier: "showItem", animated: true)
    }
  }

  /// Performs the segue `showHelp`: presents `help`.
  func performShowHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let help = scenes.instantiateHelp()
    dispatch.perform("showHelp", from: controller, to: help, as: .showHelp(help), sender: sender) {
      controller.present(help, animated: true)
    }
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
    dispatch.embed(clock, in: clockContainer, of: controller, as: .clock(clock), identifier: nil)
  }

  /// This scene, once its view is loaded.
  private var loadedViews: HomeScene {
    SceneWiring.loadView(of: weakController, "home")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `home` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `home`.
final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showItem:
      homeWiring.performShowItem(sender: sender)
    case .showHelp:
      homeWiring.performShowHelp(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: HomeScene {
    guard let controller = self as? HomeSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// The default does nothing.
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
@MainActor
final class ItemScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case edit
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(EditorSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ItemSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ItemSceneController) { weakController = controller }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("edit", from: controller, to: editor, as: .edit(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }
}

/// The generated view controller of the scene `item`.
final class ItemSceneController: Item {
  fileprivate lazy var itemWiring = ItemScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ItemScene.Identifier(rawValue: identifier) {
    case .edit:
      itemWiring.performEdit(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = itemWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: ItemScene {
    guard let controller = self as? ItemSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateItem()")
    }
    return controller.itemWiring
  }

  /// The default does nothing.
  func prepare(for segue: ItemScene.Segue, sender: Any?) {}
}

extension Item: ItemSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
@MainActor
final class EditorScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case toItem
    case toHome
    case toClock
    case toSearch
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case toItem(Item)
    case toHome(Home)
    case toClock(Clock)
    case toSearch(Search)
  }

  private weak var weakController: EditorSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: EditorSceneController) { weakController = controller }

  /// Performs the segue `toItem`: goes back to `item`.
  func performToItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let item = SceneUnwind.receiver(Item.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toItem", from: controller, to: item, animated: true)
    dispatch.perform(segue, as: .toItem(item), sender: sender) {
      item.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toHome`: goes back to `home`.
  func performToHome(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let home = SceneUnwind.receiver(Home.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toHome", from: controller, to: home, animated: true)
    dispatch.perform(segue, as: .toHome(home), sender: sender) {
      home.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toClock`: goes back to `clock`.
  func performToClock(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let clock = SceneUnwind.receiver(Clock.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toClock", from: controller, to: clock, animated: true)
    dispatch.perform(segue, as: .toClock(clock), sender: sender) {
      clock.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toSearch`: goes back to `search`.
  func performToSearch(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let search = SceneUnwind.receiver(Search.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toSearch", from: controller, to: search, animated: true)
    dispatch.perform(segue, as: .toSearch(search), sender: sender) {
      search.editorDidFinish(segue)
    }
  }
}

/// The generated view controller of the scene `editor`.
final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .toItem:
      scene.performToItem(sender: sender)
    case .toHome:
      scene.performToHome(sender: sender)
    case .toClock:
      scene.performToClock(sender: sender)
    case .toSearch:
      scene.performToSearch(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
