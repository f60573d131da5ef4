// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeText: @MainActor () -> TextSceneController = { TextSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(text: TextSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [text ?? instantiateText()]
    return main
  }

  func instantiateText() -> TextSceneController {
    let text = factory.makeText()
    text.scene.addBarButtonItems(to: text)
    return text
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(text: TextSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(text: text)
  }
  static func instantiateText() -> TextSceneController { Self().instantiateText() }
}

// MARK: - text

/// The parts of the scene `text` that its controller uses.
final class TextScene: SceneParts<TextSceneController> {
  private var views: UIButton!

  var undo: UIButton { loadedViews.views }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(title: "Copy")

  fileprivate func loadView(of controller: TextSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let undo = UIButton(type: .system)
    undo.setTitle("Undo", for: .normal)
    undo.addAction(
      UIAction { [weak undo] _ in undo?.sendAction(SceneResponder.selector("undo"), to: nil, for: nil) },
      for: .touchUpInside
    )
    undo.addAction(
      UIAction { [weak undo] _ in undo?.sendAction(SceneResponder.selector("note:"), to: nil, for: nil) },
      for: .touchDown
    )
    view.addSubview(undo)

    views = undo
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: TextSceneController) {
    barButtonItem.action = SceneResponder.selector("copy:")
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class TextSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TextScene(self)
  override func loadView() { scene.loadView(of: self) }
}
