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
  private var views: (column: UILayoutGuide, title: UILabel, photo: UIImageView, scroll: UIScrollView)!

  var column: UILayoutGuide { loadedViews.views.column }
  var title: UILabel { loadedViews.views.title }
  var photo: UIImageView { loadedViews.views.photo }
  var scroll: UIScrollView { loadedViews.views.scroll }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let column = UILayoutGuide()
    view.addLayoutGuide(column)

    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)

    let photo = UIImageView()
    photo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)

    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)

    let stackView = UIStackView()
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stackView)

    let constraint1 = photo.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 1 / 2)
    constraint1.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      title.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor),
      photo.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      photo.centerXAnchor.constraint(equalTo: title.leadingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      constraint1,
      title.heightAnchor.constraint(equalToConstant: 44),
    ])

    views = (column, title, photo, scroll)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
