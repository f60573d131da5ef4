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
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `homeStack`.
    var makeHomeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    /// Makes `tour`.
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `welcome`.
    var makeWelcome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `settingsStack`.
    var makeSettingsStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `settings`.
    var makeSettings: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `mail`.
    var makeMail: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    /// Makes `foldersStack`.
    var makeFoldersStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `folders`.
    var makeFolders: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `message`.
    var makeMessage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain(
    homeStack: UINavigationController = instantiateHomeStack(),
    mail: UISplitViewController = instantiateMail()
  ) -> UITabBarController {
    let main = factory.makeMain()
    main.viewControllers = [homeStack, mail]
    return main
  }

  /// Makes the controller `homeStack`.
  static func instantiateHomeStack(home: HomeSceneController = instantiateHome()) -> UINavigationController {
    let homeStack = factory.makeHomeStack()
    homeStack.viewControllers = [home]
    return homeStack
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    factory.makeHome()
  }

  /// Makes the controller `tour`.
  static func instantiateTour(welcome: UIViewController = instantiateWelcome()) -> TourSceneController {
    let tour = factory.makeTour()
    tour.scene.show(pages: [welcome])
    return tour
  }

  /// Makes the controller `welcome`.
  static func instantiateWelcome() -> UIViewController {
    factory.makeWelcome()
  }

  /// Makes the controller `settingsStack`.
  static func instantiateSettingsStack(
    settings: UIViewController = instantiateSettings()
  ) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    settingsStack.viewControllers = [settings]
    return settingsStack
  }

  /// Makes the controller `settings`.
  static func instantiateSettings() -> UIViewController {
    factory.makeSettings()
  }

  /// Makes the controller `mail`.
  static func instantiateMail(
    foldersStack: UINavigationController = instantiateFoldersStack(),
    message: UIViewController = instantiateMessage()
  ) -> UISplitViewController {
    let mail = factory.makeMail()
    mail.setViewController(foldersStack, for: .primary)
    mail.setViewController(message, for: .secondary)
    return mail
  }

  /// Makes the controller `foldersStack`.
  static func instantiateFoldersStack(
    folders: UIViewController = instantiateFolders()
  ) -> UINavigationController {
    let foldersStack = factory.makeFoldersStack()
    foldersStack.viewControllers = [folders]
    return foldersStack
  }

  /// Makes the controller `folders`.
  static func instantiateFolders() -> UIViewController {
    factory.makeFolders()
  }

  /// Makes the controller `message`.
  static func instantiateMessage() -> UIViewController {
    factory.makeMessage()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showTour
    case showSettings
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showTour(TourSceneController)
    case showSettings(UIViewController, in: UINavigationController)
  }

  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showTour`: pushes `tour`.
  func performShowTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = MainScenes.instantiateTour()
    let segue = UIStoryboardSegue(identifier: "showTour", source: controller, destination: tour) { [controller] in
      SceneSegues.push(tour, from: controller, identifier: "showTour", animated: true)
    }
    dispatch.perform(segue, as: .showTour(tour), sender: sender)
  }

  /// Performs the segue `showSettings`: presents `settingsStack`.
  func performShowSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = MainScenes.instantiateSettings()
    let settingsStack = MainScenes.instantiateSettingsStack(settings: settings)
    let segue = UIStoryboardSegue(
      identifier: "showSettings",
      source: controller,
      destination: settingsStack
    ) { [controller] in
      controller.present(settingsStack, animated: true)
    }
    dispatch.perform(segue, as: .showSettings(settings, in: settingsStack), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showTour:
      scene.performShowTour(sender: sender)
    case .showSettings:
      scene.performShowSettings(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - tour

/// The scene `tour`: what its controller reaches in it.
@MainActor
final class TourScene {
  private weak var weakController: TourSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: TourSceneController) { weakController = controller }

  private var controller: TourSceneController {
    guard let weakController else { fatalError("The controller of the scene `tour` does not exist any more") }
    return weakController
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The controller that the scene `tour` makes, wired.
final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
