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
    var makeMain: @MainActor () -> Home = { MainScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    factory.makeMain()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  private struct Views {
    let caption: UILabel
    let one: UIButton
    let two: UIButton
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  var caption: UILabel { loaded(views).caption }
  var one: UIButton { loaded(views).one }
  var two: UIButton { loaded(views).two }

  fileprivate func loadView() {
    let view = UIView()

    let caption = UILabel()
    caption.text = "Hello"
    view.addSubview(caption)

    let one = UIButton(type: .system)
    view.addSubview(one)

    let two = UIButton(type: .system)
    view.addSubview(two)

    controller.view = view
    views = Views(caption: caption, one: one, two: two)
    controller.captionLabel = caption
    controller.buttons = [one, two]
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `main` is not loaded that far yet") }
    return part
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var mainWiring = MainScene(self)

    override func loadView() { mainWiring.loadView() }
  }
}

/// What the author of `Home` can say about the scene `main`.
@MainActor
protocol MainSceneController: Home {
}

extension MainSceneController {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }
}

extension Home: MainSceneController {}
