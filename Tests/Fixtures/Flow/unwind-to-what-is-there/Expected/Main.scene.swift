// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `homeStack`.
    var makeHomeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeScene.Controller() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> Clock = { Clock() }
    /// Makes `item`.
    var makeItem: @MainActor () -> Item = { ItemScene.Controller() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> EditorScene.Controller = { EditorScene.Controller() }
    /// Makes `help`.
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `search`.
    var makeSearch: @MainActor () -> Search = { Search() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    homeStack: UINavigationController? = nil,
    search: Search? = nil
  ) -> UITabBarController {
    let main = factory.makeMain()
    let homeStack = homeStack ?? instantiateHomeStack()
    let search = search ?? instantiateSearch()
    main.viewControllers = [homeStack, search]
    return main
  }

  /// Makes the controller `homeStack`, and each child that you do not pass.
  static func instantiateHomeStack(home: Home? = nil) -> UINavigationController {
    let homeStack = factory.makeHomeStack()
    homeStack.viewControllers = [home ?? instantiateHome()]
    return homeStack
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    factory.makeHome()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> Clock {
    factory.makeClock()
  }

  /// Makes the controller `item`.
  static func instantiateItem() -> Item {
    factory.makeItem()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorScene.Controller {
    factory.makeEditor()
  }

  /// Makes the controller `help`.
  static func instantiateHelp() -> UIViewController {
    factory.makeHelp()
  }

  /// Makes the controller `search`.
  static func instantiateSearch() -> Search {
    factory.makeSearch()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showItem
    case showHelp
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clock(Clock)
    case showItem(Item)
    case showHelp(UIViewController)
  }

  private struct Views {
    let clockContainer: UIView
  }

  private struct Children {
    weak var clock: Clock?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> HomeScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  var clockContainer: UIView { loaded(views).clockContainer }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { loaded(children.clock) }

  /// Performs the segue `showItem`: pushes `item`.
  func performShowItem(sender: Any? = nil) {
    let item = MainScenes.instantiateItem()
    let segue = UIStoryboardSegue(identifier: "showItem", source: controller, destination: item) { [controller] in
      SceneSegues.push(item, from: controller, identifier: "showItem", animated: true)
    }
    dispatch.perform(segue, as: .showItem(item), sender: sender)
  }

  /// Performs the segue `showHelp`: presents `help`.
  func performShowHelp(sender: Any? = nil) {
    let help = MainScenes.instantiateHelp()
    let segue = UIStoryboardSegue(identifier: "showHelp", source: controller, destination: help) { [controller] in
      controller.present(help, animated: true)
    }
    dispatch.perform(segue, as: .showHelp(help), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let clockContainer = UIView()
    clockContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(clockContainer)

    NSLayoutConstraint.activate([
      clockContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      clockContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: clockContainer.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: clockContainer.bottomAnchor),
    ])

    controller.view = view
    views = Views(clockContainer: clockContainer)

    let clock = MainScenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: clockContainer, of: controller, as: .clock(clock), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `home` is not loaded that far yet") }
    return part
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var homeWiring = HomeScene(self)

    override func loadView() { homeWiring.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
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
}

/// What the author of `Home` can say about the scene `home`.
@MainActor
protocol HomeSceneController: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneController {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneController {}

// MARK: - clock

/// The scene `clock`: what its controller reaches in it.
@MainActor
struct ClockScene {
  fileprivate unowned let controller: Clock

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller.parent as? Home }
}

/// What `Clock` gets from the scene `clock`.
@MainActor
protocol ClockSceneController: Clock {}

extension ClockSceneController {
  /// What this controller reaches in the scene `clock`.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneController {}

// MARK: - item

/// The scene `item`: what its controller reaches in it.
@MainActor
final class ItemScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case edit
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case edit(EditorScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Item) -> ItemScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Item was not made through its scene; use MainScenes.instantiateItem()")
    }
    return controller.itemWiring
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(identifier: "edit", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .edit(editor), sender: sender)
  }
}

extension ItemScene {
  /// The controller that the scene makes, wired.
  final class Controller: Item {
    fileprivate lazy var itemWiring = ItemScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
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
}

/// What the author of `Item` can say about the scene `item`.
@MainActor
protocol ItemSceneController: Item {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: ItemScene.Segue, sender: Any?)
}

extension ItemSceneController {
  /// What this controller reaches in the scene `item`.
  var scene: ItemScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: ItemScene.Segue, sender: Any?) {}
}

extension Item: ItemSceneController {}

// MARK: - editor

/// The scene `editor`: what its controller reaches in it.
@MainActor
final class EditorScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case toItem
    case toHome
    case toClock
    case toSearch
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case toItem(Item)
    case toHome(Home)
    case toClock(Clock)
    case toSearch(Search)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `toItem`: goes back to `item`.
  func performToItem(sender: Any? = nil) {
    guard let item = SceneUnwind.receiver(Item.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toItem", from: controller, to: item, animated: true)
    dispatch.perform(segue, as: .toItem(item), sender: sender) {
      item.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toHome`: goes back to `home`.
  func performToHome(sender: Any? = nil) {
    guard let home = SceneUnwind.receiver(Home.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toHome", from: controller, to: home, animated: true)
    dispatch.perform(segue, as: .toHome(home), sender: sender) {
      home.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toClock`: goes back to `clock`.
  func performToClock(sender: Any? = nil) {
    guard let clock = SceneUnwind.receiver(Clock.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toClock", from: controller, to: clock, animated: true)
    dispatch.perform(segue, as: .toClock(clock), sender: sender) {
      clock.editorDidFinish(segue)
    }
  }

  /// Performs the segue `toSearch`: goes back to `search`.
  func performToSearch(sender: Any? = nil) {
    guard let search = SceneUnwind.receiver(Search.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "toSearch", from: controller, to: search, animated: true)
    dispatch.perform(segue, as: .toSearch(search), sender: sender) {
      search.editorDidFinish(segue)
    }
  }
}

extension EditorScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = EditorScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
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
}
