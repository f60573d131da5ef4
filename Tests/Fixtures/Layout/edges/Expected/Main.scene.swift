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

    let view2 = UIView()
    view2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view2)

    NSLayoutConstraint.activate([
      view2.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: view2.trailingAnchor),
      view2.heightAnchor.constraint(equalToConstant: 44),
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
