// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `profile`.
    var makeProfile: @MainActor () -> Profile = { ProfileSceneController(nibName: "Profile", bundle: .module) }
    /// Makes `friends`.
    var makeFriends: @MainActor () -> UITableViewController = {
      UITableViewController(nibName: "Friends", bundle: .module)
    }
    /// Makes `photos`.
    var makePhotos: @MainActor () -> Photos = { Photos(nibName: "Photos", bundle: .module) }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Profile {
    instantiateProfile()
  }

  /// Makes the controller `profile`.
  func instantiateProfile() -> Profile {
    let profile = factory.makeProfile()
    (profile as? ProfileSceneController)?.profileWiring.scenes = self
    return profile
  }

  /// Makes the controller `friends`.
  func instantiateFriends() -> UITableViewController {
    let friends = factory.makeFriends()
    SceneIdentity.set("friends", of: friends)
    return friends
  }

  /// Makes the controller `photos`.
  func instantiatePhotos() -> Photos {
    let photos = factory.makePhotos()
    SceneIdentity.set("photos", of: photos)
    return photos
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Profile {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `profile`.
  static func instantiateProfile() -> Profile {
    MainScenes().instantiateProfile()
  }

  /// Makes the controller `friends`.
  static func instantiateFriends() -> UITableViewController {
    MainScenes().instantiateFriends()
  }

  /// Makes the controller `photos`.
  static func instantiatePhotos() -> Photos {
    MainScenes().instantiatePhotos()
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

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
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
    let friends = scenes.instantiateFriends()
    let segue = UIStoryboardSegue(identifier: "friends", source: controller, destination: friends) { [controller] in
      controller.present(friends, animated: true)
    }
    dispatch.perform(segue, as: .friends(friends), sender: sender)
  }

  /// Performs the segue `photos`: presents `photos`.
  func performPhotos(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let photos = scenes.instantiatePhotos()
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
