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

    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setImage(UIImage(named: "Save", in: .module, compatibleWith: nil), for: .normal)
    button.setBackgroundImage(UIImage(named: "Blue", in: .module, compatibleWith: nil), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.isEnabled = false
    button.isSelected = true
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setImage(UIImage(systemName: "star"), for: .normal)
    view.addSubview(button2)

    let slider = UISlider()
    slider.minimumValue = -1
    slider.maximumValue = 1
    slider.value = 0.5
    slider.isContinuous = false
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .gray
    slider.thumbTintColor = .blue
    view.addSubview(slider)

    let switch1 = UISwitch()
    switch1.isOn = true
    switch1.onTintColor = .systemGreen
    switch1.thumbTintColor = .white
    view.addSubview(switch1)

    controller.view = view
  }
}
