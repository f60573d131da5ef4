// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import AVKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makePlayer: @MainActor () -> Player = { PlayerSceneController() }
    var makeList: @MainActor () -> ListPlayer = { ListPlayer() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Player { instantiatePlayer() }

  func instantiatePlayer() -> Player {
    let player = factory.makePlayer()
    player.showsPlaybackControls = true
    player.videoGravity = .resizeAspectFill
    player.allowsPictureInPicturePlayback = false
    player.entersFullScreenWhenPlaybackBegins = true
    player.exitsFullScreenWhenPlaybackEnds = true
    (player as? PlayerSceneController)?.playerWiring.scenes = self
    player.awakeFromNib()
    return player
  }

  func instantiateList() -> ListPlayer {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.videoGravity = .resize
    list.awakeFromNib()
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Player { Self().instantiateInitialViewController() }
  static func instantiatePlayer() -> Player { Self().instantiatePlayer() }
  static func instantiateList() -> ListPlayer { Self().instantiateList() }
}

// MARK: - player

/// The parts of the scene `player` that its controller uses.
final class PlayerScene: SceneParts<PlayerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showList }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showList(ListPlayer)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<PlayerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showList`: presents `list`.
  func performShowList(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList()
    dispatch.present(list, "showList", from: controller, as: .showList(list), sender: sender)
  }

  fileprivate func loadView(of controller: PlayerSceneController) {
    controller.delegate = controller
  }
}

final class PlayerSceneController: Player {
  fileprivate lazy var playerWiring = PlayerScene(self)
  override func loadView() {
    super.loadView()
    playerWiring.loadView(of: self)
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PlayerScene.Identifier(rawValue: identifier) {
    case .showList: playerWiring.performShowList(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Player` and the scene `player`.
@MainActor
protocol PlayerSceneOwner: Player {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PlayerScene.Segue, sender: Any?)
}

extension PlayerSceneOwner {
  /// The parts of the scene `player` that this controller uses.
  var scene: PlayerScene { PlayerScene.owner(self, use: "MainScenes.instantiatePlayer()").playerWiring }
  func prepare(for segue: PlayerScene.Segue, sender: Any?) {}
}

extension Player: PlayerSceneOwner {}
