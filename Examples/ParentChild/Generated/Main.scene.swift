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
    /// Makes `parent`.
    var makeParent: @MainActor () -> ParentViewController = { ParentSceneController() }
    /// Makes `child`.
    var makeChild: @MainActor (_ frame: CGRect) -> ChildViewController = { ChildViewController(frame: $0) }
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
  func instantiateInitialViewController() -> ParentViewController {
    instantiateParent()
  }

  /// Makes the controller `parent`.
  func instantiateParent() -> ParentViewController {
    factory.makeParent()
  }

  /// Makes the controller `child`.
  func instantiateChild(frame: CGRect) -> ChildViewController {
    let child = factory.makeChild(frame)
    SceneIdentity.set("child", of: child)
    return child
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> ParentViewController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `parent`.
  static func instantiateParent() -> ParentViewController {
    MainScenes().instantiateParent()
  }

  /// Makes the controller `child`.
  static func instantiateChild(frame: CGRect) -> ChildViewController {
    MainScenes().instantiateChild(frame: frame)
  }
}

// MARK: - parent

/// The scene `parent`: what its controller reaches in it.
@MainActor
final class ParentScene {
  private weak var weakController: ParentSceneController?

  fileprivate init(_ controller: ParentSceneController) { weakController = controller }

  private var controller: ParentSceneController {
    guard let weakController else { fatalError("The controller of the scene `parent` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ParentViewController) -> ParentScene {
    guard let controller = controller as? ParentSceneController else {
      fatalError("This ParentViewController was not made through its scene; use MainScenes.instantiateParent()")
    }
    return controller.parentWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    controller.view = view
  }
}

/// The controller that the scene `parent` makes, wired.
final class ParentSceneController: ParentViewController {
  fileprivate lazy var parentWiring = ParentScene(self)

  override func loadView() { parentWiring.loadView() }
}

/// What the author of `ParentViewController` can say about the scene `parent`.
@MainActor
protocol ParentSceneOwner: ParentViewController {
}

extension ParentSceneOwner {
  /// What this controller reaches in the scene `parent`.
  var scene: ParentScene { .of(self) }
}

extension ParentViewController: ParentSceneOwner {}

// MARK: - child

/// The scene `child`: what its controller reaches in it.
@MainActor
struct ChildScene {
  fileprivate weak var controller: ChildViewController?

  /// The controller that contains this one, from the moment it does.
  var parent: ParentViewController? { controller?.parent as? ParentViewController }
}

/// What `ChildViewController` gets from the scene `child`.
@MainActor
protocol ChildSceneOwner: ChildViewController {}

extension ChildSceneOwner {
  /// What this controller reaches in the scene `child`.
  var scene: ChildScene { ChildScene(controller: self) }
}

extension ChildViewController: ChildSceneOwner {}
