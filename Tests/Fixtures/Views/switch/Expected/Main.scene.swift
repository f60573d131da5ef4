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
  private struct Views {
    let sound: UISwitch
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var sound: UISwitch { loaded(views).sound }

  fileprivate func loadView() {
    let view = UIView()

    let sound = UISwitch()
    sound.isOn = true
    view.addSubview(sound)

    controller.view = view
    views = Views(sound: sound)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `main` is not loaded that far yet") }
    return part
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
