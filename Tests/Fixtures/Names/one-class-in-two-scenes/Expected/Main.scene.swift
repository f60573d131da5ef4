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
    /// Makes `first`.
    var makeFirst: @MainActor () -> Page = { Page() }
    /// Makes `second`.
    var makeSecond: @MainActor () -> Page = { SecondSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Page {
    instantiateFirst()
  }

  /// Makes the controller `first`.
  func instantiateFirst() -> Page {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }

  /// Makes the controller `second`.
  func instantiateSecond() -> Page {
    let second = factory.makeSecond()
    second.awakeFromNib()
    return second
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Page {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> Page {
    MainScenes().instantiateFirst()
  }

  /// Makes the controller `second`.
  static func instantiateSecond() -> Page {
    MainScenes().instantiateSecond()
  }
}

// MARK: - second

/// The parts of the scene `second` that its controller uses.
@MainActor
final class SecondScene {
  private weak var weakController: SecondSceneController?
  private var views: UILabel!

  fileprivate init(_ controller: SecondSceneController) { weakController = controller }

  var caption: UILabel { loadedViews.views }

  fileprivate func loadView(of controller: SecondSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let caption = UILabel()
    view.addSubview(caption)

    views = caption
    controller.view = view
  }

  /// This scene, once its view is loaded.
  private var loadedViews: SecondScene {
    SceneWiring.loadView(of: weakController, "second")
    return self
  }
}

/// The generated view controller of the scene `second`.
final class SecondSceneController: Page {
  fileprivate lazy var secondWiring = SecondScene(self)

  override func loadView() { secondWiring.loadView(of: self) }
}

/// The interface between `Page` and the scene `second`.
@MainActor
protocol SecondSceneOwner: Page {
}

extension SecondSceneOwner {
  /// The parts of the scene `second` that this controller uses.
  var secondScene: SecondScene {
    guard let controller = self as? SecondSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateSecond()")
    }
    return controller.secondWiring
  }
}

extension Page: SecondSceneOwner {}
