// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeGame: @MainActor () -> Game = { ArenaController() }
    var makeScore: @MainActor () -> Score = { Score() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Game { instantiateGame() }

  func instantiateGame() -> Game {
    let game = factory.makeGame()
    SceneIdentity.set("game", of: game)
    (game as? ArenaController)?.gameWiring.scenes = self
    game.awakeFromNib()
    return game
  }

  func instantiateScore() -> Score {
    let score = factory.makeScore()
    SceneIdentity.set("score", of: score)
    score.awakeFromNib()
    return score
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Game { Self().instantiateInitialViewController() }
  static func instantiateGame() -> Game { Self().instantiateGame() }
  static func instantiateScore() -> Score { Self().instantiateScore() }
}

// MARK: - game

/// The parts of the scene `game` that its controller uses.
final class Arena: SceneParts<ArenaController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case again }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case score(Score)
    case again(Game)
  }

  private struct Children {
    weak var score: Score?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ArenaController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()

  var board: UIView { loadedViews.views }

  /// The child `score`, from the moment the view is loaded; asking for it loads the view.
  var score: Score { embeddedChild(children.score, "score") }

  /// Performs the segue `again`: presents `game`.
  func performAgain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let game = scenes.instantiateGame()
    dispatch.present(game, "again", from: controller, as: .again(game), sender: sender)
  }

  fileprivate func loadView(of controller: ArenaController) {
    let view = UIView(frame: .sceneCanvas)

    let board = UIView()
    view.addSubview(board)

    views = board
    controller.view = view

    let score = scenes.instantiateScore()
    children.score = score
    dispatch.embed(score, nil, in: board, from: controller, as: .score(score))
  }
}

final class ArenaController: Game {
  fileprivate lazy var gameWiring = Arena(self)
  override func loadView() { gameWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch Arena.Identifier(rawValue: identifier) {
    case .again: gameWiring.performAgain(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Game` and the scene `game`.
@MainActor
protocol ArenaOwner: Game {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: Arena.Segue, sender: Any?)
}

extension ArenaOwner {
  /// The parts of the scene `game` that this controller uses.
  var scene: Arena { Arena.owner(self, use: "MainScenes.instantiateGame()").gameWiring }
  func prepare(for segue: Arena.Segue, sender: Any?) {}
}

extension Game: ArenaOwner {}

// MARK: - score

/// The parts of the scene `score` that its controller uses.
@MainActor
struct ScoreBoard {
  fileprivate weak var controller: Score?

  /// The controller that contains this one, from the moment it does.
  var game: Game? { controller?.parent as? Game }
}

/// The interface between `Score` and the scene `score`.
@MainActor
protocol ScoreBoardOwner: Score {}

extension ScoreBoardOwner {
  /// The parts of the scene `score` that this controller uses.
  var scene: ScoreBoard { ScoreBoard(controller: self) }
}

extension Score: ScoreBoardOwner {}
