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
    let view: UILabel
    let title: UILabel
    let description: UILabel
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var view: UILabel { loaded(views).view }
  var title: UILabel { loaded(views).title }
  var description: UILabel { loaded(views).description }

  fileprivate func loadView() {
    let view2 = UIView()

    let view = UILabel()
    view.text = "Hello"
    view2.addSubview(view)

    let title = UILabel()
    title.text = "Hello"
    view2.addSubview(title)

    let description = UILabel()
    description.text = "Hello"
    view2.addSubview(description)

    controller.view = view2
    views = Views(view: view, title: title, description: description)
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
