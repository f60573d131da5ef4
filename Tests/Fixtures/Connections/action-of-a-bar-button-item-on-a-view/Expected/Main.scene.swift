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
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeScene.Controller {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    let home = factory.makeHome()
    home.scene.addBarButtonItems()
    return home
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  private struct Views {
    let canvas: Canvas
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var canvas: Canvas { loaded(views).canvas }

  private(set) lazy var erase: UIBarButtonItem = UIBarButtonItem(
    title: "Erase",
    primaryAction: UIAction(title: "Erase") { [weak self] _ in if let self { self.canvas.erase(self.erase) } }
  )

  fileprivate func loadView() {
    let view = UIView()

    let canvas = Canvas()
    view.addSubview(canvas)

    controller.view = view
    views = Views(canvas: canvas)
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [erase]
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `home` is not loaded that far yet") }
    return part
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func loadView() { scene.loadView() }
  }
}
