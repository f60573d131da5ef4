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
    var makeMain: @MainActor () -> MainScene.Controller = { MainScene.Controller() }
    /// Makes `left`.
    var makeLeft: @MainActor () -> LeftScene.Controller = { LeftScene.Controller() }
    /// Makes `right`.
    var makeRight: @MainActor () -> RightScene.Controller = { RightScene.Controller() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainScene.Controller {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainScene.Controller {
    factory.makeMain()
  }

  /// Makes the controller `left`.
  static func instantiateLeft() -> LeftScene.Controller {
    factory.makeLeft()
  }

  /// Makes the controller `right`.
  static func instantiateRight() -> RightScene.Controller {
    factory.makeRight()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> UIViewController {
    factory.makeClock()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case left(LeftScene.Controller)
    case right(RightScene.Controller)
  }

  private struct Children {
    weak var left: LeftScene.Controller?
    weak var right: RightScene.Controller?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The child `left`, from the moment the view is loaded; asking for it loads the view.
  var left: LeftScene.Controller { loaded(children.left) }

  /// The child `right`, from the moment the view is loaded; asking for it loads the view.
  var right: RightScene.Controller { loaded(children.right) }

  fileprivate func loadView() {
    let view = UIView()

    let containerView = UIView()
    view.addSubview(containerView)

    let containerView2 = UIView()
    view.addSubview(containerView2)

    controller.view = view

    let left = MainScenes.instantiateLeft()
    children.left = left
    dispatch.embed(left, in: containerView, of: controller, as: .left(left), identifier: nil)

    let right = MainScenes.instantiateRight()
    children.right = right
    dispatch.embed(right, in: containerView2, of: controller, as: .right(right), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `main` is not loaded that far yet") }
    return part
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MainScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - left

/// The scene `left`: what its controller reaches in it.
@MainActor
final class LeftScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { loaded(children.clock) }

  fileprivate func loadView() {
    let view = UIView()

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = MainScenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `left` is not loaded that far yet") }
    return part
  }
}

extension LeftScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = LeftScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - right

/// The scene `right`: what its controller reaches in it.
@MainActor
final class RightScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clock(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { loaded(children.clock) }

  fileprivate func loadView() {
    let view = UIView()

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = MainScenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `right` is not loaded that far yet") }
    return part
  }
}

extension RightScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = RightScene(self)

    override func loadView() { scene.loadView() }
  }
}
