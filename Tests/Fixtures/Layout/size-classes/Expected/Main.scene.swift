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
  private var views: (bar: UIStackView, go: UIButton, card: UIView, gap: UILayoutGuide, edge: NSLayoutConstraint)!

  var bar: UIStackView { loadedViews.views.bar }
  var go: UIButton { loadedViews.views.go }
  var card: UIView { loadedViews.views.card }
  var gap: UILayoutGuide { loadedViews.views.gap }
  var edge: NSLayoutConstraint { loadedViews.views.edge }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let bar = UIStackView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)

    let label = UILabel()
    label.text = "Title"
    bar.addArrangedSubview(label)

    let go = UIButton(type: .system)
    bar.addArrangedSubview(go)

    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)

    let constraint1 = card.heightAnchor.constraint(equalToConstant: 44)
    constraint1.priority = UILayoutPriority(750)
    let constraint2 = card.heightAnchor.constraint(equalToConstant: 30)
    constraint2.priority = UILayoutPriority(750)
    let constraint = gap.widthAnchor.constraint(equalToConstant: 100)
    let edge = gap.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      gap.topAnchor.constraint(equalTo: card.bottomAnchor),
      constraint,
      edge,
    ])

    views = (bar, go, card, gap, edge)
    controller.view = view

    let barDistribution = bar.distribution
    let labelHidden = label.isHidden
    let goFont = go.titleLabel?.font
    let edgeConstant = edge.constant
    let otherConstraints = [
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
    ]
    let regularWidthConstraints = [
      bar.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 8),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
      view.readableContentGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      card.widthAnchor.constraint(equalToConstant: 320),
    ]
    let otherConstraints2 = [
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ]
    let otherConstraints3 = [
      card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20),
      constraint1,
      gap.heightAnchor.constraint(equalToConstant: 8),
    ]
    let compactHeightConstraints = [
      card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
      constraint2,
      gap.heightAnchor.constraint(equalToConstant: 0),
    ]
    let compactWidthConstraints = [card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)]
    SceneTraits.observe(view) { view, traits in
      SceneTraits.activate([
        (otherConstraints, traits.horizontalSizeClass != .regular && traits.verticalSizeClass != .compact),
        (regularWidthConstraints, traits.horizontalSizeClass == .regular),
        (otherConstraints2, traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular),
        (otherConstraints3, traits.verticalSizeClass != .compact),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
        (compactWidthConstraints, traits.horizontalSizeClass == .compact),
      ])
      view.backgroundColor = traits.horizontalSizeClass == .compact ? .secondarySystemBackground : .systemBackground
      bar.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
      bar.distribution = traits.verticalSizeClass == .compact ? .fillEqually : barDistribution
      bar.spacing = traits.horizontalSizeClass == .regular ? UIStackView.spacingUseSystem : 8
      label.font =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? .preferredFont(forTextStyle: .largeTitle)
        : traits.horizontalSizeClass == .regular
          ? .preferredFont(forTextStyle: .title1)
          : .preferredFont(forTextStyle: .body)
      label.isHidden =
        traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact
        ? true
        : labelHidden
      label.setContentHuggingPriority(
        UILayoutPriority(
          traits.horizontalSizeClass == .compact
            ? 750
            : 251), for: .horizontal)
      go.setTitle(traits.horizontalSizeClass == .compact ? "Go" : "Go to the next page", for: .normal)
      go.titleLabel?.font = traits.horizontalSizeClass == .compact ? .preferredFont(forTextStyle: .footnote) : goFont
      constraint.constant = traits.horizontalSizeClass == .compact ? 50 : 100
      edge.constant =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? 12
        : edgeConstant
    }
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
