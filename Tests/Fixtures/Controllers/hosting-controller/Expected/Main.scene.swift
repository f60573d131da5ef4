// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import SwiftUI

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController(rootView: HomeView()) }
    var makeProfile: @MainActor (_ user: String, _ isEditable: Bool) -> UIHostingController<ProfileView> = {
      UIHostingController<ProfileView>(rootView: ProfileView(user: $0, isEditable: $1))
    }
    var makeSettings: @MainActor () -> SettingsController = { SettingsController(rootView: SettingsView()) }
    var makeAbout: @MainActor () -> AboutController = { AboutController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.title = "Home"
    home.scene.scenes = self
    home.scene.addBarButtonItems(to: home)
    return home
  }

  func instantiateProfile(user: String, isEditable: Bool = false) -> UIHostingController<ProfileView> {
    let profile = factory.makeProfile(user, isEditable)
    SceneIdentity.set("profile", of: profile)
    return profile
  }

  func instantiateSettings() -> SettingsController {
    let settings = factory.makeSettings()
    SceneIdentity.set("settings", of: settings)
    settings.awakeFromNib()
    return settings
  }

  func instantiateAbout() -> AboutController {
    let about = factory.makeAbout()
    SceneIdentity.set("about", of: about)
    about.awakeFromNib()
    return about
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateProfile(user: String, isEditable: Bool = false) -> UIHostingController<ProfileView> {
    Self().instantiateProfile(user: user, isEditable: isEditable)
  }
  static func instantiateSettings() -> SettingsController { Self().instantiateSettings() }
  static func instantiateAbout() -> AboutController { Self().instantiateAbout() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showProfile, showSettings, showAbout }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showProfile(UIHostingController<ProfileView>)
    case showSettings(SettingsController)
    case showAbout(AboutController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showProfile`: pushes `profile`.
  func performShowProfile(isEditable: Bool = false, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let profile = scenes.instantiateProfile(user: "Ann", isEditable: isEditable)
    dispatch.push(profile, "showProfile", from: controller, as: .showProfile(profile), sender: sender)
  }

  /// Performs the segue `showSettings`: presents `settings`.
  func performShowSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    dispatch.present(settings, "showSettings", from: controller, as: .showSettings(settings), sender: sender)
  }

  /// Performs the segue `showAbout`: presents `about`.
  func performShowAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let about = scenes.instantiateAbout()
    dispatch.present(about, "showAbout", from: controller, as: .showAbout(about), sender: sender)
  }

  fileprivate func addBarButtonItems(to controller: HomeSceneController) {
    let barButtonItem = UIBarButtonItem(
      title: "Profile",
      primaryAction: UIAction(title: "Profile") { [weak controller] in
        SceneSegues.trigger("showProfile", of: controller, sender: $0.sender)
      }
    )
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class HomeSceneController: UIHostingController<HomeView> {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showProfile: scene.performShowProfile(sender: sender)
    case .showSettings: scene.performShowSettings(sender: sender)
    case .showAbout: scene.performShowAbout(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
