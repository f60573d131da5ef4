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
  private var views: (card: UIView, title: UILabel)!

  var card: UIView { loadedViews.views.card }
  var title: UILabel { loadedViews.views.title }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let card = UIView()
    card.frame = CGRect(x: 20, y: 100, width: 335, height: 44)
    card.autoresizingMask = .flexibleWidth
    view.addSubview(card)

    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)

    let view2 = UIView()
    view2.autoresizingMask = .flexibleWidth
    view.addSubview(view2)

    let view3 = UIView()
    view3.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view3)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      view2.heightAnchor.constraint(equalTo: title.heightAnchor),
      view3.heightAnchor.constraint(equalTo: title.heightAnchor),
    ])

    views = (card, title)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
