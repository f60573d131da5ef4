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

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.addBarButtonItems(to: main)
    return main
  }
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
  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x11 / 255, green: 0x11 / 255, blue: 0x11 / 255, alpha: 1)
        : .white
    }

    let label = UILabel()
    label.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high
        ? .white
        : traits.userInterfaceStyle == .dark
          ? UIColor(red: 0xCC / 255, green: 0xCC / 255, blue: 0xCC / 255, alpha: 1)
          : traits.accessibilityContrast == .high
            ? .black
            : UIColor(red: 0x33 / 255, green: 0x33 / 255, blue: 0x33 / 255, alpha: 1)
    }
    view.addSubview(label)

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(
      UIColor { @Sendable traits in
        traits.userInterfaceStyle == .dark ? .white : .black
      }, for: .normal)
    view.addSubview(button)

    let view2 = UIView()
    view.addSubview(view2)

    controller.view = view

    SceneTraits.observe(view) { _, traits in
      label.alpha = traits.userInterfaceStyle == .dark ? 0.8 : 1
      button.tintColor = traits.userInterfaceStyle == .dark ? .yellow : nil
      view2.backgroundColor =
        traits.horizontalSizeClass == .compact
        ? .blue
        : traits.userInterfaceStyle == .dark
          ? .green
          : .red
    }
  }

  fileprivate func addBarButtonItems(to controller: MainSceneController) {
    let barButtonItem = UIBarButtonItem(title: "Edit")
    barButtonItem.tintColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark ? .cyan : .blue
    }
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
