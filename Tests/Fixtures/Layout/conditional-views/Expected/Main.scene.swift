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
  private var views: (sidebar: UIView, heading: UILabel, content: UIStackView, second: UILabel)!

  var sidebar: UIView { loadedViews.views.sidebar }
  var heading: UILabel { loadedViews.views.heading }
  var content: UIStackView { loadedViews.views.content }
  var second: UILabel { loadedViews.views.second }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let sidebar = UIView()
    sidebar.translatesAutoresizingMaskIntoConstraints = false

    let heading = UILabel()
    heading.text = "Mail"
    heading.translatesAutoresizingMaskIntoConstraints = false
    sidebar.addSubview(heading)

    let label = UILabel()
    label.text = "Inbox"
    label.translatesAutoresizingMaskIntoConstraints = false

    let content = UIStackView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)

    let label2 = UILabel()
    label2.text = "First"
    content.addArrangedSubview(label2)

    let second = UILabel()
    second.text = "Second"

    let button = UIButton(type: .system)
    button.setTitle("Third", for: .normal)
    content.addArrangedSubview(button)

    let constraint1 = button.widthAnchor.constraint(equalTo: second.widthAnchor)
    constraint1.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      sidebar.widthAnchor.constraint(equalToConstant: 320),
      heading.topAnchor.constraint(equalTo: sidebar.topAnchor, constant: 8),
      heading.leadingAnchor.constraint(equalTo: sidebar.leadingAnchor, constant: 8),
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])

    views = (sidebar, heading, content, second)
    controller.view = view

    let regularWidthConstraints = [
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: sidebar.bottomAnchor),
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: heading.topAnchor),
    ]
    let regularHeightConstraints = [
      label.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
    ]
    let otherConstraints = [content.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
    let compactWidthConstraints = [constraint1]
    SceneTraits.observe(view) { view, traits in
      SceneTraits.place(in: view, before: content, (sidebar, traits.horizontalSizeClass == .regular))
      SceneTraits.place(in: sidebar, (label, traits.verticalSizeClass == .regular))
      SceneTraits.place(in: content, before: button, (second, traits.horizontalSizeClass == .compact))
      SceneTraits.activate([
        (regularWidthConstraints, traits.horizontalSizeClass == .regular),
        (regularHeightConstraints, traits.verticalSizeClass == .regular),
        (otherConstraints, traits.horizontalSizeClass != .regular),
        (compactWidthConstraints, traits.horizontalSizeClass == .compact),
      ])
    }
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
