// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSettings: @MainActor () -> SettingsSceneController = { SettingsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> SettingsSceneController { instantiateSettings() }

  func instantiateSettings() -> SettingsSceneController {
    let settings = factory.makeSettings()
    settings.title = "Settings"
    settings.scene.addBarButtonItems(to: settings)
    return settings
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> SettingsSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSettings() -> SettingsSceneController { Self().instantiateSettings() }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  fileprivate func loadView(of controller: SettingsSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Version 1.0"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 1
    label2.text = "Out of date"
    label2.font = .preferredFont(forTextStyle: .footnote)
    label2.textColor = .systemRed
    view.addSubview(label2)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "star")
    imageView.tintColor = .systemYellow
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)

    let imageView2 = UIImageView()
    imageView2.image = UIImage(named: "heart", in: .module, compatibleWith: nil)
    imageView2.tintColor = .systemYellow
    view.addSubview(imageView2)

    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 24),
      imageView.heightAnchor.constraint(equalToConstant: 24),
    ])

    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: SettingsSceneController) {
    let barButtonItem = UIBarButtonItem(title: "Edit")
    barButtonItem.style = .plain
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class SettingsSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = SettingsScene(self)
  override func loadView() { scene.loadView(of: self) }
}
