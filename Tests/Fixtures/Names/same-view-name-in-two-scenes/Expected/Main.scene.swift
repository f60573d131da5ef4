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
    /// Makes `about`.
    var makeAbout: @MainActor () -> AboutScene.Controller = { AboutScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainScene.Controller {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainScene.Controller {
    factory.makeMain()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> AboutScene.Controller {
    factory.makeAbout()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case about(AboutScene.Controller)
  }

  private struct Views {
    let title: UILabel
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var title: UILabel { loaded(views).title }

  /// Performs a segue: presents `about`.
  fileprivate func performAbout(sender: Any? = nil) {
    let about = MainScenes.instantiateAbout()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: about) { [controller] in
      controller.present(about, animated: true)
    }
    dispatch.perform(segue, as: .about(about), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let title = UILabel()
    title.text = "Home"
    view.addSubview(title)

    let button = UIButton(type: .system)
    button.setTitle("About", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performAbout(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    controller.view = view
    views = Views(title: title)
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

// MARK: - about

/// The scene `about`: what its controller reaches in it.
@MainActor
final class AboutScene {
  private struct Views {
    let title: UILabel
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var title: UILabel { loaded(views).title }

  fileprivate func loadView() {
    let view = UIView()

    let title = UILabel()
    title.text = "About"
    view.addSubview(title)

    controller.view = view
    views = Views(title: title)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `about` is not loaded that far yet") }
    return part
  }
}

extension AboutScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = AboutScene(self)

    override func loadView() { scene.loadView() }
  }
}
