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
    /// Makes `profile`.
    var makeProfile: @MainActor () -> Profile = { ProfileSceneController(nibName: "Profile", bundle: nil) }
    /// Makes `friends`.
    var makeFriends: @MainActor () -> UITableViewController = {
      UITableViewController(nibName: "Friends", bundle: nil)
    }
    /// Makes `photos`.
    var makePhotos: @MainActor () -> Photos = { Photos(nibName: "Photos", bundle: nil) }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Profile {
    instantiateProfile()
  }

  /// Makes the controller `profile`.
  static func instantiateProfile() -> Profile {
    factory.makeProfile()
  }

  /// Makes the controller `friends`.
  static func instantiateFriends() -> UITableViewController {
    factory.makeFriends()
  }

  /// Makes the controller `photos`.
  static func instantiatePhotos() -> Photos {
    factory.makePhotos()
  }
}

// MARK: - profile

/// The scene `profile`: what its controller reaches in it.
@MainActor
final class ProfileScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case friends
    case photos
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case friends(UITableViewController)
    case photos(Photos)
  }

  private weak var weakController: ProfileSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ProfileSceneController) { weakController = controller }

  private var controller: ProfileSceneController {
    guard let weakController else { fatalError("The controller of the scene `profile` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Profile) -> ProfileScene {
    guard let controller = controller as? ProfileSceneController else {
      fatalError("This Profile was not made through its scene; use MainScenes.instantiateProfile()")
    }
    return controller.profileWiring
  }

  /// Performs the segue `friends`: presents `friends`.
  func performFriends(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let friends = MainScenes.instantiateFriends()
    let segue = UIStoryboardSegue(
      identifier: "friends",
      source: controller,
      destination: friends
    ) { [controller] in
      controller.present(friends, animated: true)
    }
    dispatch.perform(segue, as: .friends(friends), sender: sender)
  }

  /// Performs the segue `photos`: presents `photos`.
  func performPhotos(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let photos = MainScenes.instantiatePhotos()
    let segue = UIStoryboardSegue(identifier: "photos", source: controller, destination: photos) { [controller] in
      controller.present(photos, animated: true)
    }
    dispatch.perform(segue, as: .photos(photos), sender: sender)
  }
}

/// The controller that the scene `profile` makes, wired.
final class ProfileSceneController: Profile {
  fileprivate lazy var profileWiring = ProfileScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileScene.Identifier(rawValue: identifier) {
    case .friends:
      profileWiring.performFriends(sender: sender)
    case .photos:
      profileWiring.performPhotos(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = profileWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Profile` can say about the scene `profile`.
@MainActor
protocol ProfileSceneOwner: Profile {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: ProfileScene.Segue, sender: Any?)
}

extension ProfileSceneOwner {
  /// What this controller reaches in the scene `profile`.
  var scene: ProfileScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: ProfileScene.Segue, sender: Any?) {}
}

extension Profile: ProfileSceneOwner {}
