// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> MainScene.Controller = { MainScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainScene.Controller {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainScene.Controller {
    factory.makeMain()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.alignment = .center
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let label = UILabel()
    label.text = "One"
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.text = "Two"
    stackView.addArrangedSubview(label2)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    controller.view = view
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MainScene(self)

    override func loadView() { scene.loadView() }
  }
}
