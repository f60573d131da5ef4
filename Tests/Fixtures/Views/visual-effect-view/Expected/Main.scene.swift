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
  private var views: (blur: UIVisualEffectView, text: UIVisualEffectView, paused: UILabel)!

  var blur: UIVisualEffectView { loadedViews.views.blur }
  var text: UIVisualEffectView { loadedViews.views.text }
  var paused: UILabel { loadedViews.views.paused }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blur)

    let text = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    text.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: .secondaryLabel)
    text.translatesAutoresizingMaskIntoConstraints = false
    blur.contentView.addSubview(text)

    let paused = UILabel()
    paused.text = "Paused"
    paused.translatesAutoresizingMaskIntoConstraints = false
    text.contentView.addSubview(paused)

    let visualEffectView = UIVisualEffectView(effect: nil)
    view.addSubview(visualEffectView)
    visualEffectView.contentView.backgroundColor = .systemBlue
    visualEffectView.contentView.alpha = 0.5

    NSLayoutConstraint.activate([
      blur.topAnchor.constraint(equalTo: view.topAnchor),
      blur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: blur.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: blur.bottomAnchor),
      text.topAnchor.constraint(equalTo: blur.contentView.topAnchor),
      text.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor),
      blur.contentView.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      blur.contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      paused.topAnchor.constraint(equalTo: text.contentView.safeAreaLayoutGuide.topAnchor, constant: 8),
      paused.centerXAnchor.constraint(equalTo: text.contentView.centerXAnchor),
      paused.widthAnchor.constraint(lessThanOrEqualTo: blur.widthAnchor, multiplier: 0.5),
    ])

    views = (blur, text, paused)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
