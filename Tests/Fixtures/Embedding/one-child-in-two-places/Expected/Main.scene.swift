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
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    /// Makes `left`.
    var makeLeft: @MainActor () -> LeftSceneController = { LeftSceneController() }
    /// Makes `right`.
    var makeRight: @MainActor () -> RightSceneController = { RightSceneController() }
    /// Makes `clock`.
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
  func instantiateInitialViewController() -> MainSceneController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  /// Makes the controller `left`.
  func instantiateLeft() -> LeftSceneController {
    let left = factory.makeLeft()
    left.scene.scenes = self
    return left
  }

  /// Makes the controller `right`.
  func instantiateRight() -> RightSceneController {
    let right = factory.makeRight()
    right.scene.scenes = self
    return right
  }

  /// Makes the controller `clock`.
  func instantiateClock() -> UIViewController {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    return clock
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `left`.
  static func instantiateLeft() -> LeftSceneController {
    MainScenes().instantiateLeft()
  }

  /// Makes the controller `right`.
  static func instantiateRight() -> RightSceneController {
    MainScenes().instantiateRight()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> UIViewController {
    MainScenes().instantiateClock()
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
@MainActor
final class MainScene {
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
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("main") }
    return weakController
  }

  /// The child `left`, from the moment the view is loaded; asking for it loads the view.
  var left: LeftSceneController { embedded(children.left, "left") }

  /// The child `right`, from the moment the view is loaded; asking for it loads the view.
  var right: RightSceneController { embedded(children.right, "right") }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    let containerView2 = UIView()
    view.addSubview(containerView2)

    controller.view = view

    let left = scenes.instantiateLeft()
    children.left = left
    dispatch.embed(left, in: containerView, of: controller, as: .left(left), identifier: nil)

    let right = scenes.instantiateRight()
    children.right = right
    dispatch.embed(right, in: containerView2, of: controller, as: .right(right), identifier: nil)
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `main`.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - left

/// The parts of the scene `left` that its controller uses.
@MainActor
final class LeftScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: LeftSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: LeftSceneController) { weakController = controller }

  private var controller: LeftSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("left") }
    return weakController
  }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embedded(children.clock, "clock") }

  fileprivate func loadView(of controller: LeftSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `left` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `left`.
final class LeftSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = LeftScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - right

/// The parts of the scene `right` that its controller uses.
@MainActor
final class RightScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: RightSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: RightSceneController) { weakController = controller }

  private var controller: RightSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("right") }
    return weakController
  }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embedded(children.clock, "clock") }

  fileprivate func loadView(of controller: RightSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `right` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `right`.
final class RightSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = RightScene(self)

  override func loadView() { scene.loadView(of: self) }
}
