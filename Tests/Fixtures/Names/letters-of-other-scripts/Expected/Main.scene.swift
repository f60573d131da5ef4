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
    /// Makes `größe`.
    var makeGröße: @MainActor () -> GrößeScene.Controller = { GrößeScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> GrößeScene.Controller {
    instantiateGröße()
  }

  /// Makes the controller `größe`.
  static func instantiateGröße() -> GrößeScene.Controller {
    factory.makeGröße()
  }
}

// MARK: - größe

/// The scene `größe`: what its controller reaches in it.
@MainActor
final class GrößeScene {
  private struct Views {
    let 日本: UILabel
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var 日本: UILabel { loaded(views).日本 }

  fileprivate func loadView() {
    let view = UIView()

    let 日本 = UILabel()
    日本.text = "Hello"
    view.addSubview(日本)

    controller.view = view
    views = Views(日本: 日本)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `größe` is not loaded that far yet") }
    return part
  }
}

extension GrößeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = GrößeScene(self)

    override func loadView() { scene.loadView() }
  }
}
