// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> Home = { MainSceneController() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> Clock = { Clock() }
    /// Makes `list`.
    var makeList: @MainActor () -> List = { List() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    return main
  }

  /// Makes the controller `clock`.
  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    return clock
  }

  /// Makes the controller `list`.
  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> Clock {
    MainScenes().instantiateClock()
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    MainScenes().instantiateList()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case clock
    case list
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clock(Clock)
    case list(List)
  }

  private struct Views {
    let upper: UIView
    let lower: UIView
  }

  private struct Children {
    weak var clock: Clock?
    weak var list: List?
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? MainSceneController else {
      fatalError("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  var upper: UIView { loaded(views).upper }
  var lower: UIView { loaded(views).lower }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embedded(children.clock, "clock") }

  /// The child `list`, from the moment the view is loaded; asking for it loads the view.
  var list: List { embedded(children.list, "list") }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let upper = UIView()
    upper.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(upper)

    let lower = UIView()
    lower.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lower)

    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: view.topAnchor),
      upper.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
      upper.heightAnchor.constraint(equalToConstant: 100),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: lower.bottomAnchor),
      lower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: lower.trailingAnchor),
    ])

    controller.view = view
    views = Views(upper: upper, lower: lower)

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: upper, of: controller, as: .clock(clock), identifier: "clock")

    let list = scenes.instantiateList()
    children.list = list
    dispatch.embed(list, in: lower, of: controller, as: .list(list), identifier: "list")
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `main` is not loaded that far yet") }
    return part
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .clock, .list:
      SceneContainer.alreadyEmbedded()
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Home` can say about the scene `main`.
@MainActor
protocol MainSceneOwner: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneOwner {}

// MARK: - clock

/// The scene `clock`: what its controller reaches in it.
@MainActor
struct ClockScene {
  fileprivate weak var controller: Clock?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// What `Clock` gets from the scene `clock`.
@MainActor
protocol ClockSceneOwner: Clock {}

extension ClockSceneOwner {
  /// What this controller reaches in the scene `clock`.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneOwner {}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
struct ListScene {
  fileprivate weak var controller: List?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// What `List` gets from the scene `list`.
@MainActor
protocol ListSceneOwner: List {}

extension ListSceneOwner {
  /// What this controller reaches in the scene `list`.
  var scene: ListScene { ListScene(controller: self) }
}

extension List: ListSceneOwner {}
