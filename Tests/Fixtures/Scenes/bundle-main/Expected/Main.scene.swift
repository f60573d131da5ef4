// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeProfile: @MainActor () -> Profile = { Profile(nibName: "Profile", bundle: .main) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    home.scene.addBarButtonItems(to: home)
    return home
  }

  func instantiateProfile() -> Profile {
    let profile = factory.makeProfile()
    SceneIdentity.set("profile", of: profile)
    profile.awakeFromNib()
    return profile
  }

  /// Makes the controller `legacy` from its storyboard.
  func instantiateLegacy() -> UIViewController {
    let storyboard = UIStoryboard(name: "Legacy", bundle: .main)
    return SceneStoryboard.instantiate(UIViewController.self, from: storyboard, identifier: nil)
  }

  /// Makes the controller `vendor` from its storyboard.
  func instantiateVendor() -> UIViewController {
    let storyboard = UIStoryboard(name: "Vendor", bundle: Bundle(identifier: "com.example.vendor"))
    return SceneStoryboard.instantiate(UIViewController.self, from: storyboard, identifier: nil)
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateProfile() -> Profile { Self().instantiateProfile() }
  static func instantiateLegacy() -> UIViewController { Self().instantiateLegacy() }
  static func instantiateVendor() -> UIViewController { Self().instantiateVendor() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case profile, legacy, vendor }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case profile(Profile)
    case legacy(UIViewController)
    case vendor(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `profile`: presents `profile`.
  func performProfile(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let profile = scenes.instantiateProfile()
    dispatch.present(profile, "profile", from: controller, as: .profile(profile), sender: sender)
  }

  /// Performs the segue `legacy`: presents `legacy`.
  func performLegacy(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let legacy = scenes.instantiateLegacy()
    dispatch.present(legacy, "legacy", from: controller, as: .legacy(legacy), sender: sender)
  }

  /// Performs the segue `vendor`: presents `vendor`.
  func performVendor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let vendor = scenes.instantiateVendor()
    dispatch.present(vendor, "vendor", from: controller, as: .vendor(vendor), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor(named: "Paper", in: .main, compatibleWith: nil)

    let imageView = UIImageView()
    imageView.image = UIImage(named: "Logo", in: .main, compatibleWith: nil)
    view.addSubview(imageView)

    let imageView2 = UIImageView()
    imageView2.image = UIImage(systemName: "star")
    imageView2.tintColor = .red
    view.addSubview(imageView2)

    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: HomeSceneController) {
    let barButtonItem = UIBarButtonItem(image: UIImage(named: "Menu", in: .main, compatibleWith: nil))
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .profile: scene.performProfile(sender: sender)
    case .legacy: scene.performLegacy(sender: sender)
    case .vendor: scene.performVendor(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
