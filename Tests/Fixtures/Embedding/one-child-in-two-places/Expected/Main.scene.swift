// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    var makeLeft: @MainActor () -> LeftSceneController = { LeftSceneController() }
    var makeRight: @MainActor () -> RightSceneController = { RightSceneController() }
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  func instantiateLeft() -> LeftSceneController {
    let left = factory.makeLeft()
    left.scene.scenes = self
    return left
  }

  func instantiateRight() -> RightSceneController {
    let right = factory.makeRight()
    right.scene.scenes = self
    return right
  }

  func instantiateClock() -> UIViewController {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    return clock
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateLeft() -> LeftSceneController { Self().instantiateLeft() }
  static func instantiateRight() -> RightSceneController { Self().instantiateRight() }
  static func instantiateClock() -> UIViewController { Self().instantiateClock() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case left(LeftSceneController)
    case right(RightSceneController)
  }

  private struct Children {
    weak var left: LeftSceneController?
    weak var right: RightSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()
  private var children = Children()

  /// The child `left`, from the moment the view is loaded; asking for it loads the view.
  var left: LeftSceneController { embeddedChild(children.left, "left") }
  /// The child `right`, from the moment the view is loaded; asking for it loads the view.
  var right: RightSceneController { embeddedChild(children.right, "right") }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    let containerView2 = UIView()
    view.addSubview(containerView2)

    controller.view = view

    let left = scenes.instantiateLeft()
    children.left = left
    dispatch.embed(left, nil, in: containerView, from: controller, as: .left(left))

    let right = scenes.instantiateRight()
    children.right = right
    dispatch.embed(right, nil, in: containerView2, from: controller, as: .right(right))
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - left

/// The parts of the scene `left` that its controller uses.
final class LeftScene: SceneParts<LeftSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<LeftSceneController, Segue>()
  private var children = Children()

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embeddedChild(children.clock, "clock") }

  fileprivate func loadView(of controller: LeftSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, nil, in: containerView, from: controller, as: .clock(clock))
  }
}

final class LeftSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = LeftScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - right

/// The parts of the scene `right` that its controller uses.
final class RightScene: SceneParts<RightSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<RightSceneController, Segue>()
  private var children = Children()

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embeddedChild(children.clock, "clock") }

  fileprivate func loadView(of controller: RightSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, nil, in: containerView, from: controller, as: .clock(clock))
  }
}

final class RightSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = RightScene(self)
  override func loadView() { scene.loadView(of: self) }
}
