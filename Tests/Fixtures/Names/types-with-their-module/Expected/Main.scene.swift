// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> App.Controller = { HomeSceneController() }
    var makeItem: @MainActor (_ id: App.Identifier) -> App.Segue = { App.Segue(id: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> App.Controller { instantiateHome() }

  func instantiateHome() -> App.Controller {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateItem(id: App.Identifier) -> App.Segue {
    let item = factory.makeItem(id)
    SceneIdentity.set("item", of: item)
    item.awakeFromNib()
    return item
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> App.Controller { Self().instantiateInitialViewController() }
  static func instantiateHome() -> App.Controller { Self().instantiateHome() }
  static func instantiateItem(id: App.Identifier) -> App.Segue { Self().instantiateItem(id: id) }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case show }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case show(App.Segue)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `show`: presents `item`.
  func performShow(id: App.Identifier, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem(id: id)
    dispatch.present(item, "show", from: controller, as: .show(item), sender: sender)
  }
}

final class HomeSceneController: App.Controller {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .show: fatalError("'show' needs values; call scene.performShow(id:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `App.Controller` and the scene `home`.
@MainActor
protocol HomeSceneOwner: App.Controller {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension App.Controller: HomeSceneOwner {}
