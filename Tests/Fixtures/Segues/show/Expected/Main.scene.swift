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
    var makeDetail: @MainActor () -> Detail = { Detail() }
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

  func instantiateDetail() -> Detail {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Home { Self().instantiateMain() }
  static func instantiateDetail() -> Detail { Self().instantiateDetail() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case open }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case open(Detail)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `open`: shows `detail`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    dispatch.show(detail, "open", from: controller, as: .open(detail), sender: sender)
  }
}

final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open: mainWiring.performOpen(sender: sender)
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
