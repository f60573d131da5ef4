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
  private var views: (card: UIView, stack: UIStackView, name: UILabel)!

  var card: UIView { loadedViews.views.card }
  var stack: UIStackView { loadedViews.views.stack }
  var name: UILabel { loadedViews.views.name }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let card = UIView()
    card.clipsToBounds = true
    card.isOpaque = false
    card.isUserInteractionEnabled = false
    card.isMultipleTouchEnabled = true
    card.semanticContentAttribute = .forceLeftToRight
    card.accessibilityLabel = "Card"
    card.accessibilityHint = "Shows the card"
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    card.preservesSuperviewLayoutMargins = true
    card.insetsLayoutMarginsFromSafeArea = false
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    let stack = UIStackView()
    stack.axis = .horizontal
    stack.alignment = .firstBaseline
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let imageView = UIImageView()
    imageView.image = UIImage(named: "Star", in: .module, compatibleWith: nil)
    imageView.highlightedImage = UIImage(named: "StarFilled", in: .module, compatibleWith: nil)
    stack.addArrangedSubview(imageView)

    let name = UILabel()
    name.text = "Name"
    name.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(name)

    let label = UILabel()
    label.text = "Value"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    let label2 = UILabel()
    label2.text = "Unit"
    label2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label2)

    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      card.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      view.rightAnchor.constraint(equalTo: card.rightAnchor, constant: 8),
      card.heightAnchor.constraint(equalToConstant: 100),
      stack.topAnchor.constraint(equalTo: card.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      stack.heightAnchor.constraint(equalToConstant: 100),
      name.topAnchor.constraint(equalTo: stack.bottomAnchor),
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      view.trailingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 8),
      label2.lastBaselineAnchor.constraint(equalTo: name.lastBaselineAnchor),
    ])

    views = (card, stack, name)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
