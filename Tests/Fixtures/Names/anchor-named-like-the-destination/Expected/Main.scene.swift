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
    /// Makes `help`.
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeScene.Controller {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `help`.
  static func instantiateHelp() -> UIViewController {
    factory.makeHelp()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showHelp
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showHelp(UIViewController)
  }

  private struct Views {
    let help: UIButton
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var help: UIButton { loaded(views).help }

  /// Performs the segue `showHelp`: presents in a popover `help`.
  func performShowHelp(sender: Any? = nil) {
    let help = MainScenes.instantiateHelp()
    help.modalPresentationStyle = .popover
    SceneSegues.anchor(help, at: self.help)
    let segue = UIStoryboardSegue(identifier: "showHelp", source: controller, destination: help) { [controller] in
      controller.present(help, animated: true)
    }
    dispatch.perform(segue, as: .showHelp(help), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let help = UIButton(type: .system)
    help.setTitle("Help", for: .normal)
    view.addSubview(help)

    controller.view = view
    views = Views(help: help)
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

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showHelp:
        scene.performShowHelp(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
