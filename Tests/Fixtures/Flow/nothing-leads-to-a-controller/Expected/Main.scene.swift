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
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `about`.
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
    /// Makes `licence`.
    var makeLicence: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> UIViewController {
    factory.makeHome()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> AboutSceneController {
    factory.makeAbout()
  }

  /// Makes the controller `licence`.
  static func instantiateLicence() -> UIViewController {
    factory.makeLicence()
  }
}

// MARK: - about

/// The scene `about`: what its controller reaches in it.
@MainActor
final class AboutScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showLicence
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showLicence(UIViewController)
  }

  private weak var weakController: AboutSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: AboutSceneController) { weakController = controller }

  private var controller: AboutSceneController {
    guard let weakController else { fatalError("The controller of the scene `about` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showLicence`: presents `licence`.
  func performShowLicence(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let licence = MainScenes.instantiateLicence()
    let segue = UIStoryboardSegue(
      identifier: "showLicence",
      source: controller,
      destination: licence
    ) { [controller] in
      controller.present(licence, animated: true)
    }
    dispatch.perform(segue, as: .showLicence(licence), sender: sender)
  }
}

/// The controller that the scene `about` makes, wired.
final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AboutScene.Identifier(rawValue: identifier) {
    case .showLicence:
      scene.performShowLicence(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
