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
  private var views: (column: UIStackView, title: UILabel)!

  var column: UIStackView { loadedViews.views.column }
  var title: UILabel { loadedViews.views.title }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let column = UIStackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    let title = UILabel()
    title.text = "Title"
    column.addArrangedSubview(title)

    let label = UILabel()
    label.text = "Text"
    column.addArrangedSubview(label)

    let label2 = UILabel()
    label2.text = "More"
    column.addArrangedSubview(label2)

    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      title.topAnchor.constraint(equalTo: column.topAnchor, constant: 8),
      title.heightAnchor.constraint(equalToConstant: 44),
      label.topAnchor.constraint(equalTo: column.topAnchor),
      label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      label2.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      column.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label2.trailingAnchor),
    ])

    views = (column, title)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
