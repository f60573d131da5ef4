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
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeScene.Controller() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> Detail = { Detail() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain(home: Home = instantiateHome()) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    factory.makeHome()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> Detail {
    factory.makeDetail()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case detail(Detail)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> HomeScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// Performs a segue: pushes `detail`.
  fileprivate func performDetail(sender: Any? = nil) {
    let detail = MainScenes.instantiateDetail()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: detail) { [controller] in
      SceneSegues.push(detail, from: controller, identifier: nil, animated: true)
    }
    dispatch.perform(segue, as: .detail(detail), sender: sender)
  }

  private func triggerDetail(_ sender: Any?) {
    performDetail(sender: sender)
  }

  /// Performs a segue: presents `detail`.
  fileprivate func performDetail2(sender: Any? = nil) {
    let detail = MainScenes.instantiateDetail()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: detail) { [controller] in
      controller.present(detail, animated: true)
    }
    dispatch.perform(segue, as: .detail(detail), sender: sender)
  }

  private func triggerDetail2(_ sender: Any?) {
    performDetail2(sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let button = UIButton(type: .system)
    button.setTitle("Detail", for: .normal)
    button.addAction(UIAction { [weak self] in self?.triggerDetail($0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Detail too", for: .normal)
    button2.addAction(UIAction { [weak self] in self?.triggerDetail($0.sender) }, for: .touchUpInside)
    view.addSubview(button2)

    let button3 = UIButton(type: .system)
    button3.setTitle("Detail, otherwise", for: .normal)
    button3.addAction(UIAction { [weak self] in self?.triggerDetail2($0.sender) }, for: .touchUpInside)
    view.addSubview(button3)

    controller.view = view
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var homeWiring = HomeScene(self)

    override func loadView() { homeWiring.loadView() }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `Home` can say about the scene `home`.
@MainActor
protocol HomeSceneController: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneController {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneController {}
