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
  private var views: (title: UILabel, body: UILabel)!

  var title: UILabel { loadedViews.views.title }
  var body: UILabel { loadedViews.views.body }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stackView = UIStackView()
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let label = UILabel()
    label.text = "A"
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.text = "B"
    stackView.addArrangedSubview(label2)

    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)

    let body = UILabel()
    body.text = "Body"
    body.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(body)

    let label3 = UILabel()
    label3.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label3)

    let constraint1 = view.trailingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: body.trailingAnchor, multiplier: 1)
    constraint1.priority = UILayoutPriority(750)
    let constraint3 = body.bottomAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: view.layoutMarginsGuide.bottomAnchor, multiplier: 1)
    constraint3.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(
        equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      stackView.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.safeAreaLayoutGuide.leadingAnchor, multiplier: 1),
      view.layoutMarginsGuide.trailingAnchor.constraint(
        equalToSystemSpacingAfter: stackView.trailingAnchor, multiplier: 1),
      title.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 1),
      title.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      body.leadingAnchor.constraint(
        equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
      constraint1,
      body.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
      body.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: label3.bottomAnchor, multiplier: 1),
      title.leadingAnchor.constraint(
        equalToSystemSpacingAfter: label3.trailingAnchor, multiplier: 1),
      constraint3,
      view.trailingAnchor.constraint(
        equalToSystemSpacingAfter: body.trailingAnchor, multiplier: 1),
    ])

    views = (title, body)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
