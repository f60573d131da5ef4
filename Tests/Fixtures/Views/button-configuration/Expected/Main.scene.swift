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

  func instantiateMain() -> MainSceneController { factory.makeMain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  private var views: (save: UIButton, photo: UIButton)!

  var save: UIButton { loadedViews.views.save }
  var photo: UIButton { loadedViews.views.photo }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let save = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Save"
    buttonConfiguration.subtitle = "All changes"
    buttonConfiguration.image = UIImage(systemName: "tray.and.arrow.down")
    buttonConfiguration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large
    )
    buttonConfiguration.baseForegroundColor = .white
    buttonConfiguration.baseBackgroundColor = .systemIndigo
    buttonConfiguration.cornerStyle = .capsule
    buttonConfiguration.buttonSize = .large
    buttonConfiguration.titleAlignment = .center
    buttonConfiguration.imagePlacement = .trailing
    buttonConfiguration.imagePadding = 8
    buttonConfiguration.titlePadding = 2
    buttonConfiguration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    buttonConfiguration.showsActivityIndicator = true
    save.configuration = buttonConfiguration
    save.tintColor = .systemIndigo
    view.addSubview(save)

    let button = UIButton(type: .system)
    button.configuration = UIButton.Configuration.plain()
    button.setTitle("Later", for: .normal)
    view.addSubview(button)

    let photo = UIButton(type: .system)
    var buttonConfiguration3 = UIButton.Configuration.gray()
    buttonConfiguration3.image = UIImage(named: "photo", in: .module, compatibleWith: nil)
    photo.configuration = buttonConfiguration3
    view.addSubview(photo)

    views = (save, photo)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
