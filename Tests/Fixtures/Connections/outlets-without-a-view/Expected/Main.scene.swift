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
    var makeMain: @MainActor () -> Main = { MainScene.Controller() }
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Main {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(home: Home? = nil) -> Main {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeScene.Controller)?.homeWiring.addBarButtonItems()
    return home
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Main) -> MainScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Main was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  fileprivate func loadView() {
    controller.delegate = controller
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: Main {
    fileprivate lazy var mainWiring = MainScene(self)

    override func loadView() {
      super.loadView()
      mainWiring.loadView()
    }
  }
}

/// What the author of `Main` can say about the scene `main`.
@MainActor
protocol MainSceneController: Main {
}

extension MainSceneController {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }
}

extension Main: MainSceneController {}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> HomeScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// The controller that contains this one, from the moment it does.
  var main: Main? { controller.parent as? Main }

  private(set) lazy var save: UIBarButtonItem = UIBarButtonItem(systemItem: .save)

  fileprivate func loadView() {
    controller.saveItem = save
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [save]
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var homeWiring = HomeScene(self)

    override func loadView() {
      super.loadView()
      homeWiring.loadView()
    }
  }
}

/// What the author of `Home` can say about the scene `home`.
@MainActor
protocol HomeSceneController: Home {
}

extension HomeSceneController {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }
}

extension Home: HomeSceneController {}
