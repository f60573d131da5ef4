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
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(home: HomeScene.Controller? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> UIViewController {
    factory.makeDetail()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showDetail
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showDetail(UIViewController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(sender: Any? = nil) {
    let detail = MainScenes.instantiateDetail()
    let segue = UIStoryboardSegue(
      identifier: "showDetail",
      source: controller,
      destination: detail
    ) { [controller] in
      SceneSegues.push(detail, from: controller, identifier: "showDetail", animated: true)
    }
    dispatch.perform(segue, as: .showDetail(detail), sender: sender)
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showDetail:
        scene.performShowDetail(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
