// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeHomeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeWelcome: @MainActor () -> UIViewController = { UIViewController() }
    var makeSettingsStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeSettings: @MainActor () -> UIViewController = { UIViewController() }
    var makeMail: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeFoldersStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeFolders: @MainActor () -> UIViewController = { UIViewController() }
    var makeMessage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(
    homeStack: UINavigationController? = nil, mail: UISplitViewController? = nil
  ) -> UITabBarController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    let homeStack = homeStack ?? instantiateHomeStack()
    let mail = mail ?? instantiateMail()
    main.viewControllers = [homeStack, mail]
    return main
  }

  /// Makes the controller `homeStack`, and each child that you do not pass.
  func instantiateHomeStack(home: HomeSceneController? = nil) -> UINavigationController {
    let homeStack = factory.makeHomeStack()
    SceneIdentity.set("homeStack", of: homeStack)
    homeStack.viewControllers = [home ?? instantiateHome()]
    return homeStack
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(welcome: UIViewController? = nil) -> TourSceneController {
    let tour = factory.makeTour()
    tour.scene.show(pages: [welcome ?? instantiateWelcome()])
    return tour
  }

  func instantiateWelcome() -> UIViewController {
    let welcome = factory.makeWelcome()
    SceneIdentity.set("welcome", of: welcome)
    return welcome
  }

  /// Makes the controller `settingsStack`, and each child that you do not pass.
  func instantiateSettingsStack(settings: UIViewController? = nil) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    SceneIdentity.set("settingsStack", of: settingsStack)
    settingsStack.viewControllers = [settings ?? instantiateSettings()]
    return settingsStack
  }

  func instantiateSettings() -> UIViewController {
    let settings = factory.makeSettings()
    SceneIdentity.set("settings", of: settings)
    return settings
  }

  /// Makes the controller `mail`, and each child that you do not pass.
  func instantiateMail(
    foldersStack: UINavigationController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    mail.setViewController(foldersStack ?? instantiateFoldersStack(), for: .primary)
    mail.setViewController(message ?? instantiateMessage(), for: .secondary)
    return mail
  }

  /// Makes the controller `foldersStack`, and each child that you do not pass.
  func instantiateFoldersStack(folders: UIViewController? = nil) -> UINavigationController {
    let foldersStack = factory.makeFoldersStack()
    SceneIdentity.set("foldersStack", of: foldersStack)
    foldersStack.viewControllers = [folders ?? instantiateFolders()]
    return foldersStack
  }

  func instantiateFolders() -> UIViewController {
    let folders = factory.makeFolders()
    SceneIdentity.set("folders", of: folders)
    return folders
  }

  func instantiateMessage() -> UIViewController {
    let message = factory.makeMessage()
    SceneIdentity.set("message", of: message)
    return message
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateMain(
    homeStack: UINavigationController? = nil, mail: UISplitViewController? = nil
  ) -> UITabBarController {
    Self().instantiateMain(homeStack: homeStack, mail: mail)
  }
  static func instantiateHomeStack(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateHomeStack(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateTour(welcome: UIViewController? = nil) -> TourSceneController {
    Self().instantiateTour(welcome: welcome)
  }
  static func instantiateWelcome() -> UIViewController { Self().instantiateWelcome() }
  static func instantiateSettingsStack(settings: UIViewController? = nil) -> UINavigationController {
    Self().instantiateSettingsStack(settings: settings)
  }
  static func instantiateSettings() -> UIViewController { Self().instantiateSettings() }
  static func instantiateMail(
    foldersStack: UINavigationController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    Self().instantiateMail(foldersStack: foldersStack, message: message)
  }
  static func instantiateFoldersStack(folders: UIViewController? = nil) -> UINavigationController {
    Self().instantiateFoldersStack(folders: folders)
  }
  static func instantiateFolders() -> UIViewController { Self().instantiateFolders() }
  static func instantiateMessage() -> UIViewController { Self().instantiateMessage() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showTour, showSettings }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showTour(TourSceneController)
    case showSettings(UIViewController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showTour`: pushes `tour`.
  func performShowTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = scenes.instantiateTour()
    dispatch.push(tour, "showTour", from: controller, as: .showTour(tour), sender: sender)
  }

  /// Performs the segue `showSettings`: presents `settingsStack`.
  func performShowSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    let settingsStack = scenes.instantiateSettingsStack(settings: settings)
    dispatch.present(
      settingsStack,
      "showSettings",
      from: controller,
      as: .showSettings(settings, in: settingsStack),
      sender: sender
    )
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showTour: scene.performShowTour(sender: sender)
    case .showSettings: scene.performShowSettings(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
