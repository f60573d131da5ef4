// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeParent: @MainActor () -> ParentViewController = { ParentSceneController() }
    var makeChild: @MainActor (_ frame: CGRect) -> ChildViewController = { ChildViewController(frame: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ParentViewController { instantiateParent() }

  func instantiateParent() -> ParentViewController { SceneFlow.awakened(factory.makeParent()) }

  func instantiateChild(frame: CGRect) -> ChildViewController {
    let child = factory.makeChild(frame)
    SceneIdentity.set("child", of: child)
    child.awakeFromNib()
    return child
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ParentViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateParent() -> ParentViewController { Self().instantiateParent() }
  static func instantiateChild(frame: CGRect) -> ChildViewController { Self().instantiateChild(frame: frame) }
}

// MARK: - parent

final class ParentSceneController: ParentViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    controller.view = view
  }
}

// MARK: - child

/// The parts of the scene `child` that its controller uses.
@MainActor
struct ChildScene {
  fileprivate weak var controller: ChildViewController?

  /// The controller that contains this one, from the moment it does.
  var parent: ParentViewController? { controller?.parent as? ParentViewController }
}

/// The interface between `ChildViewController` and the scene `child`.
@MainActor
protocol ChildSceneOwner: ChildViewController {}

extension ChildSceneOwner {
  /// The parts of the scene `child` that this controller uses.
  var scene: ChildScene { ChildScene(controller: self) }
}

extension ChildViewController: ChildSceneOwner {}
