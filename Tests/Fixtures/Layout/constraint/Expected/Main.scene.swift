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
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainSceneController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    factory.makeMain()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  private struct Views {
    let a: UIView
    let b: UIView
  }

  private weak var weakController: MainSceneController?
  private var views: Views?

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  var a: UIView { loaded(views).a }
  var b: UIView { loaded(views).b }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)

    let b = UIView()
    b.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(b)

    let constraint1 = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.5, constant: 4)
    constraint1.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      constraint1,
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])

    controller.view = view
    views = Views(a: a, b: b)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `main` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func loadView() { scene.loadView() }
}
