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
    /// Makes `game`.
    var makeGame: @MainActor () -> Game = { ArenaController() }
    /// Makes `score`.
    var makeScore: @MainActor () -> Score = { Score() }
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
  func instantiateInitialViewController() -> Game {
    instantiateGame()
  }

  /// Makes the controller `game`.
  func instantiateGame() -> Game {
    let game = factory.makeGame()
    SceneIdentity.set("game", of: game)
    (game as? ArenaController)?.gameWiring.scenes = self
    return game
  }

  /// Makes the controller `score`.
  func instantiateScore() -> Score {
    let score = factory.makeScore()
    SceneIdentity.set("score", of: score)
    return score
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Game {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `game`.
  static func instantiateGame() -> Game {
    MainScenes().instantiateGame()
  }

  /// Makes the controller `score`.
  static func instantiateScore() -> Score {
    MainScenes().instantiateScore()
  }
}

// MARK: - game

/// The scene `game`: what its controller reaches in it.
@MainActor
final class Arena {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case again
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case score(Score)
    case again(Game)
  }

  private struct Views {
    let board: UIView
  }

  private struct Children {
    weak var score: Score?
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ArenaController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: ArenaController) { weakController = controller }

  private var controller: ArenaController {
    guard let weakController else { fatalError("The controller of the scene `game` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Game) -> Arena {
    guard let controller = controller as? ArenaController else {
      fatalError("This Game was not made through its scene; use MainScenes.instantiateGame()")
    }
    return controller.gameWiring
  }

  var board: UIView { loaded(views).board }

  /// The child `score`, from the moment the view is loaded; asking for it loads the view.
  var score: Score { embedded(children.score, "score") }

  /// Performs the segue `again`: presents `game`.
  func performAgain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let game = scenes.instantiateGame()
    let segue = UIStoryboardSegue(identifier: "again", source: controller, destination: game) { [controller] in
      controller.present(game, animated: true)
    }
    dispatch.perform(segue, as: .again(game), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let board = UIView()
    view.addSubview(board)

    controller.view = view
    views = Views(board: board)

    let score = scenes.instantiateScore()
    children.score = score
    dispatch.embed(score, in: board, of: controller, as: .score(score), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `game` is not loaded that far yet") }
    return part
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `game` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The controller that the scene `game` makes, wired.
final class ArenaController: Game {
  fileprivate lazy var gameWiring = Arena(self)

  override func loadView() { gameWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch Arena.Identifier(rawValue: identifier) {
    case .again:
      gameWiring.performAgain(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = gameWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Game` can say about the scene `game`.
@MainActor
protocol ArenaOwner: Game {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: Arena.Segue, sender: Any?)
}

extension ArenaOwner {
  /// What this controller reaches in the scene `game`.
  var scene: Arena { .of(self) }

  /// Does nothing.
  func prepare(for segue: Arena.Segue, sender: Any?) {}
}

extension Game: ArenaOwner {}

// MARK: - score

/// The scene `score`: what its controller reaches in it.
@MainActor
struct ScoreBoard {
  fileprivate weak var controller: Score?

  /// The controller that contains this one, from the moment it does.
  var game: Game? { controller?.parent as? Game }
}

/// What `Score` gets from the scene `score`.
@MainActor
protocol ScoreBoardOwner: Score {}

extension ScoreBoardOwner {
  /// What this controller reaches in the scene `score`.
  var scene: ScoreBoard { ScoreBoard(controller: self) }
}

extension Score: ScoreBoardOwner {}
