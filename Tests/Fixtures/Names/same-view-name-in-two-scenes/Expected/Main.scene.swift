// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  func instantiateAbout() -> AboutSceneController { factory.makeAbout() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateAbout() -> AboutSceneController { Self().instantiateAbout() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case about(AboutSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()
  private var views: UILabel!

  var title: UILabel { loadedViews.views }

  /// Performs a segue: presents `about`.
  fileprivate func performAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let about = scenes.instantiateAbout()
    dispatch.present(about, nil, from: controller, as: .about(about), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let title = UILabel()
    title.text = "Home"
    view.addSubview(title)

    let button = UIButton(type: .system)
    button.setTitle("About", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performAbout(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    views = title
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - about

/// The parts of the scene `about` that its controller uses.
final class AboutScene: SceneParts<AboutSceneController> {
  private var views: UILabel!

  var title: UILabel { loadedViews.views }

  fileprivate func loadView(of controller: AboutSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let title = UILabel()
    title.text = "About"
    view.addSubview(title)

    views = title
    controller.view = view
  }
}

final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)
  override func loadView() { scene.loadView(of: self) }
}
