// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeProfile: @MainActor () -> Profile = { ProfileSceneController(nibName: "Profile", bundle: .module) }
    var makeFriends: @MainActor () -> UITableViewController = {
      UITableViewController(nibName: "Friends", bundle: .module)
    }
    var makePhotos: @MainActor () -> Photos = { Photos(nibName: "Photos", bundle: .module) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Profile { instantiateProfile() }

  func instantiateProfile() -> Profile {
    let profile = factory.makeProfile()
    (profile as? ProfileSceneController)?.profileWiring.scenes = self
    profile.awakeFromNib()
    return profile
  }

  func instantiateFriends() -> UITableViewController {
    let friends = factory.makeFriends()
    SceneIdentity.set("friends", of: friends)
    return friends
  }

  func instantiatePhotos() -> Photos {
    let photos = factory.makePhotos()
    SceneIdentity.set("photos", of: photos)
    photos.awakeFromNib()
    return photos
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Profile { Self().instantiateInitialViewController() }
  static func instantiateProfile() -> Profile { Self().instantiateProfile() }
  static func instantiateFriends() -> UITableViewController { Self().instantiateFriends() }
  static func instantiatePhotos() -> Photos { Self().instantiatePhotos() }
}

// MARK: - profile

/// The parts of the scene `profile` that its controller uses.
final class ProfileScene: SceneParts<ProfileSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case friends, photos }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case friends(UITableViewController)
    case photos(Photos)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ProfileSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `friends`: presents `friends`.
  func performFriends(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let friends = scenes.instantiateFriends()
    dispatch.present(friends, "friends", from: controller, as: .friends(friends), sender: sender)
  }

  /// Performs the segue `photos`: presents `photos`.
  func performPhotos(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let photos = scenes.instantiatePhotos()
    dispatch.present(photos, "photos", from: controller, as: .photos(photos), sender: sender)
  }
}

final class ProfileSceneController: Profile {
  fileprivate lazy var profileWiring = ProfileScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileScene.Identifier(rawValue: identifier) {
    case .friends: profileWiring.performFriends(sender: sender)
    case .photos: profileWiring.performPhotos(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Profile` and the scene `profile`.
@MainActor
protocol ProfileSceneOwner: Profile {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ProfileScene.Segue, sender: Any?)
}

extension ProfileSceneOwner {
  /// The parts of the scene `profile` that this controller uses.
  var scene: ProfileScene { ProfileScene.owner(self, use: "MainScenes.instantiateProfile()").profileWiring }
  func prepare(for segue: ProfileScene.Segue, sender: Any?) {}
}

extension Profile: ProfileSceneOwner {}
