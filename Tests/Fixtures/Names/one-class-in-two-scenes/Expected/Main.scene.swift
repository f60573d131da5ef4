// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeFirst: @MainActor () -> Page = { Page() }
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
  func instantiateInitialViewController() -> Page { instantiateFirst() }

  func instantiateFirst() -> Page {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }

  func instantiateSecond() -> Page { SceneFlow.awakened(factory.makeSecond()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Page { Self().instantiateInitialViewController() }
  static func instantiateFirst() -> Page { Self().instantiateFirst() }
  static func instantiateSecond() -> Page { Self().instantiateSecond() }
}

// MARK: - second

/// The parts of the scene `second` that its controller uses.
final class SecondScene: SceneParts<SecondSceneController> {
  private var views: UILabel!

  var caption: UILabel { loadedViews.views }

  fileprivate func loadView(of controller: SecondSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let caption = UILabel()
    view.addSubview(caption)

    views = caption
    controller.view = view
  }
}

final class SecondSceneController: Page {
  fileprivate lazy var secondWiring = SecondScene(self)
  override func loadView() { secondWiring.loadView(of: self) }
}

/// The interface between `Page` and the scene `second`.
@MainActor
protocol SecondSceneOwner: Page {}

extension SecondSceneOwner {
  /// The parts of the scene `second` that this controller uses.
  var secondScene: SecondScene { SecondScene.owner(self, use: "MainScenes.instantiateSecond()").secondWiring }
}

extension Page: SecondSceneOwner {}
