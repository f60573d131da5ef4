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
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `tour`.
    var makeTour: @MainActor () -> TourScene.Controller = {
      TourScene.Controller(transitionStyle: .scroll, navigationOrientation: .horizontal)
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

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    homeStack: UINavigationController? = nil,
    mail: UISplitViewController? = nil
  ) -> UITabBarController {
    let main = factory.makeMain()
    let homeStack = homeStack ?? instantiateHomeStack()
    let mail = mail ?? instantiateMail()
    main.viewControllers = [homeStack, mail]
    return main
  }

  /// Makes the controller `homeStack`, and each child that you do not pass.
  static func instantiateHomeStack(home: HomeScene.Controller? = nil) -> UINavigationController {
    let homeStack = factory.makeHomeStack()
    homeStack.viewControllers = [home ?? instantiateHome()]
    return homeStack
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  static func instantiateTour(welcome: UIViewController? = nil) -> TourScene.Controller {
    let tour = factory.makeTour()
    tour.scene.show(pages: [welcome ?? instantiateWelcome()])
    return tour
  }

  /// Makes the controller `welcome`.
  static func instantiateWelcome() -> UIViewController {
    factory.makeWelcome()
  }

  /// Makes the controller `settingsStack`, and each child that you do not pass.
  static func instantiateSettingsStack(settings: UIViewController? = nil) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    settingsStack.viewControllers = [settings ?? instantiateSettings()]
    return settingsStack
  }

  /// Makes the controller `settings`.
  static func instantiateSettings() -> UIViewController {
    factory.makeSettings()
  }

  /// Makes the controller `mail`, and each child that you do not pass.
  static func instantiateMail(
    foldersStack: UINavigationController? = nil,
    message: UIViewController? = nil
  ) -> UISplitViewController {
    let mail = factory.makeMail()
    mail.setViewController(foldersStack ?? instantiateFoldersStack(), for: .primary)
    mail.setViewController(message ?? instantiateMessage(), for: .secondary)
    return mail
  }

  /// Makes the controller `foldersStack`, and each child that you do not pass.
  static func instantiateFoldersStack(folders: UIViewController? = nil) -> UINavigationController {
    let foldersStack = factory.makeFoldersStack()
    foldersStack.viewControllers = [folders ?? instantiateFolders()]
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
    case showTour(TourScene.Controller)
    case showSettings(UIViewController, in: UINavigationController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showTour`: pushes `tour`.
  func performShowTour(sender: Any? = nil) {
    let tour = MainScenes.instantiateTour()
    let segue = UIStoryboardSegue(identifier: "showTour", source: controller, destination: tour) { [controller] in
      SceneSegues.push(tour, from: controller, identifier: "showTour", animated: true)
    }
    dispatch.perform(segue, as: .showTour(tour), sender: sender)
  }

  /// Performs the segue `showSettings`: presents `settingsStack`.
  func performShowSettings(sender: Any? = nil) {
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

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showTour:
        scene.performShowTour(sender: sender)
      case .showSettings:
        scene.performShowSettings(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - tour

/// The scene `tour`: what its controller reaches in it.
@MainActor
final class TourScene {
  fileprivate unowned let controller: Controller
  private var pageSource: ScenePages?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

extension TourScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIPageViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = TourScene(self)
  }
}
