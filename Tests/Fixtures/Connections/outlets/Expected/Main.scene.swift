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
    /// Makes `main`.
    var makeMain: @MainActor () -> Home = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Home {
    factory.makeMain()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    MainScenes().instantiateMain()
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
@MainActor
final class MainScene {
  private weak var weakController: MainSceneController?
  private var views: (caption: UILabel, one: UIButton, two: UIButton)!

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  /// The scene that made a controller.
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? MainSceneController else {
      fatalError("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  var caption: UILabel { loadedViews.views.caption }
  var one: UIButton { loadedViews.views.one }
  var two: UIButton { loadedViews.views.two }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView()
    view.frame = .sceneCanvas

    let caption = UILabel()
    caption.text = "Hello"
    view.addSubview(caption)

    let one = UIButton(type: .system)
    view.addSubview(one)

    let two = UIButton(type: .system)
    view.addSubview(two)

    controller.view = view
    views = (caption, one, two)
    controller.captionLabel = caption
    controller.buttons = [one, two]
  }

  /// This scene, once its view is loaded.
  private var loadedViews: MainScene {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    weakController.loadViewIfNeeded()
    if case .none = views { fatalError("The view of `main` is not loaded that far yet") }
    return self
  }
}

/// The generated view controller of the scene `main`.
final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView(of: self) }
}

/// The interface between `Home` and the scene `main`.
@MainActor
protocol MainSceneOwner: Home {
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { .of(self) }
}

extension Home: MainSceneOwner {}
