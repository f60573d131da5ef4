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
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    /// Makes `left`.
    var makeLeft: @MainActor () -> LeftSceneController = { LeftSceneController() }
    /// Makes `right`.
    var makeRight: @MainActor () -> RightSceneController = { RightSceneController() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainSceneController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    factory.makeMain()
  }

  /// Makes the controller `left`.
  static func instantiateLeft() -> LeftSceneController {
    factory.makeLeft()
  }

  /// Makes the controller `right`.
  static func instantiateRight() -> RightSceneController {
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
    case left(LeftSceneController)
    case right(RightSceneController)
  }

  private struct Children {
    weak var left: LeftSceneController?
    weak var right: RightSceneController?
  }

  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// The child `left`, from the moment the view is loaded; asking for it loads the view.
  var left: LeftSceneController { embedded(children.left, "left") }

  /// The child `right`, from the moment the view is loaded; asking for it loads the view.
  var right: RightSceneController { embedded(children.right, "right") }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

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

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func loadView() { scene.loadView() }
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

  private weak var weakController: LeftSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: LeftSceneController) { weakController = controller }

  private var controller: LeftSceneController {
    guard let weakController else { fatalError("The controller of the scene `left` does not exist any more") }
    return weakController
  }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embedded(children.clock, "clock") }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = MainScenes.instantiateClock()
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

/// The controller that the scene `left` makes, wired.
final class LeftSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = LeftScene(self)

  override func loadView() { scene.loadView() }
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

  private weak var weakController: RightSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: RightSceneController) { weakController = controller }

  private var controller: RightSceneController {
    guard let weakController else { fatalError("The controller of the scene `right` does not exist any more") }
    return weakController
  }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embedded(children.clock, "clock") }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = MainScenes.instantiateClock()
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

/// The controller that the scene `right` makes, wired.
final class RightSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = RightScene(self)

  override func loadView() { scene.loadView() }
}
