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
    var makeClock: @MainActor () -> Clock = { Clock() }
    var makeList: @MainActor () -> List = { List() }
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

  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    clock.awakeFromNib()
    return clock
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Home { Self().instantiateMain() }
  static func instantiateClock() -> Clock { Self().instantiateClock() }
  static func instantiateList() -> List { Self().instantiateList() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case clock, list }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(Clock)
    case list(List)
  }

  private struct Children {
    weak var clock: Clock?
    weak var list: List?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (upper: UIView, lower: UIView)!
  private var children = Children()

  var upper: UIView { loadedViews.views.upper }
  var lower: UIView { loadedViews.views.lower }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embeddedChild(children.clock, "clock") }
  /// The child `list`, from the moment the view is loaded; asking for it loads the view.
  var list: List { embeddedChild(children.list, "list") }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

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

    views = (upper, lower)
    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, "clock", in: upper, from: controller, as: .clock(clock))

    let list = scenes.instantiateList()
    children.list = list
    dispatch.embed(list, "list", in: lower, from: controller, as: .list(list))
  }
}

final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .clock, .list: SceneContainer.alreadyEmbedded()
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

// MARK: - clock

/// The parts of the scene `clock` that its controller uses.
@MainActor
struct ClockScene {
  fileprivate weak var controller: Clock?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// The interface between `Clock` and the scene `clock`.
@MainActor
protocol ClockSceneOwner: Clock {}

extension ClockSceneOwner {
  /// The parts of the scene `clock` that this controller uses.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneOwner {}

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
