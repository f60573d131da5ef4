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
  private var views: (line: UIView, title: UILabel, list: UIScrollView, before: UILabel, behind: UILabel)!

  var line: UIView { loadedViews.views.line }
  var title: UILabel { loadedViews.views.title }
  var list: UIScrollView { loadedViews.views.list }
  var before: UILabel { loadedViews.views.before }
  var behind: UILabel { loadedViews.views.behind }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)

    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)

    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(stackView)

    let label = UILabel()
    label.text = "One"
    stackView.addArrangedSubview(label)

    let before = UILabel()
    before.text = "Before"
    before.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(before)

    let behind = UILabel()
    behind.text = "Behind"
    behind.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(behind)

    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: line.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 200),
      stackView.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
      list.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      before.bottomAnchor.constraint(equalTo: behind.topAnchor, constant: -8),
      before.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      behind.bottomAnchor.constraint(equalTo: before.topAnchor, constant: -8),
      behind.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])

    views = (line, title, list, before, behind)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
