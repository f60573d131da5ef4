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

final class MainSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Old", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    button.unconfigured.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.unconfigured.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    button.unconfigured.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.unconfigured.adjustsImageWhenHighlighted = false
    button.unconfigured.adjustsImageWhenDisabled = false
    button.unconfigured.showsTouchWhenHighlighted = true
    button.unconfigured.reversesTitleShadowWhenHighlighted = true
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("New", for: .normal)
    button2.setImage(UIImage(systemName: "star"), for: .normal)
    button2.setBackgroundImage(UIImage(named: "plate", in: .module, compatibleWith: nil), for: .normal)
    button2.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large), forImageIn: .normal
    )
    button2.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button2.role = .destructive
    button2.isPointerInteractionEnabled = true
    button2.changesSelectionAsPrimaryAction = true
    button2.isSpringLoaded = true
    button2.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button2.showsMenuAsPrimaryAction = true
    view.addSubview(button2)

    controller.view = view
  }
}
