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
  private var views: (photo: UIImageView, caption: UILabel, beside: NSLayoutConstraint)!

  var photo: UIImageView { loadedViews.views.photo }
  var caption: UILabel { loadedViews.views.caption }
  var beside: NSLayoutConstraint { loadedViews.views.beside }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let photo = UIImageView()
    photo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)

    let caption = UILabel()
    caption.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(caption)

    let constraint1 = caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor)
    constraint1.priority = UILayoutPriority(750)
    let beside = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      photo.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
    ])

    views = (photo, caption, beside)
    controller.view = view

    let compactWidthConstraints = [
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      constraint1,
    ]
    let regularWidthConstraints = [beside]
    let otherConstraints = [caption.topAnchor.constraint(equalTo: photo.topAnchor)]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.activate([
        (compactWidthConstraints, traits.horizontalSizeClass == .compact),
        (regularWidthConstraints, traits.horizontalSizeClass == .regular),
        (
          otherConstraints,
          traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact
            || traits.userInterfaceStyle == .dark
        ),
      ])
    }
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
