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
    /// Makes `first`.
    var makeFirst: @MainActor () -> Page = { Page() }
    /// Makes `second`.
    var makeSecond: @MainActor () -> Page = { SecondScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Page {
    instantiateFirst()
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> Page {
    factory.makeFirst()
  }

  /// Makes the controller `second`.
  static func instantiateSecond() -> Page {
    factory.makeSecond()
  }
}

// MARK: - second

/// The scene `second`: what its controller reaches in it.
@MainActor
final class SecondScene {
  private struct Views {
    let caption: UILabel
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Page) -> SecondScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Page was not made through its scene; use MainScenes.instantiateSecond()")
    }
    return controller.secondWiring
  }

  var caption: UILabel { loaded(views).caption }

  fileprivate func loadView() {
    let view = UIView()

    let caption = UILabel()
    view.addSubview(caption)

    controller.view = view
    views = Views(caption: caption)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `second` is not loaded that far yet") }
    return part
  }
}

extension SecondScene {
  /// The controller that the scene makes, wired.
  final class Controller: Page {
    fileprivate lazy var secondWiring = SecondScene(self)

    override func loadView() { secondWiring.loadView() }
  }
}

/// What the author of `Page` can say about the scene `second`.
@MainActor
protocol SecondSceneController: Page {
}

extension SecondSceneController {
  /// What this controller reaches in the scene `second`.
  var secondScene: SecondScene { .of(self) }
}

extension Page: SecondSceneController {}
