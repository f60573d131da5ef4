// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController { factory.makeHome() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  private var views: (board: Canvas, own: OwnButton, canvas: Canvas)!

  var board: Canvas { loadedViews.views.board }
  var own: OwnButton { loadedViews.views.own }
  var canvas: Canvas { loadedViews.views.canvas }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let board = Canvas()
    view.addSubview(board)

    let button = UIButton(type: .system)
    button.setTitle("Erase", for: .normal)
    button.addAction(SceneActions.call(board, with: button) { $0.erase($1) }, for: .touchUpInside)
    button.addAction(SceneActions.call(self, with: button) { $0.canvas.erase($1) }, for: .touchDown)
    view.addSubview(button)

    let own = OwnButton(type: .system)
    own.setTitle("Turn", for: .normal)
    own.addAction(SceneActions.call(own) { $0.turn($0) }, for: .touchUpInside)
    view.addSubview(own)

    let canvas = Canvas()
    view.addSubview(canvas)

    views = (board, own, canvas)
    controller.view = view
    board.awakeFromNib()
    own.awakeFromNib()
    canvas.awakeFromNib()
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }
}
