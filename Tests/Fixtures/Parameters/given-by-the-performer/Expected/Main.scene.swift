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
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    /// Makes `stack`.
    var makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `detail`.
    var makeDetail: @MainActor (_ count: Int) -> Detail = { Detail(count: $0) }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainSceneController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    factory.makeMain()
  }

  /// Makes the controller `stack`.
  static func instantiateStack(detail: Detail) -> UINavigationController {
    let stack = factory.makeStack()
    stack.viewControllers = [detail]
    return stack
  }

  /// Makes the controller `detail`.
  static func instantiateDetail(count: Int) -> Detail {
    factory.makeDetail(count)
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case open
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case open(Detail, in: UINavigationController)
  }

  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// Performs the segue `open`: presents `stack`.
  func performOpen(count: Int, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = MainScenes.instantiateDetail(count: count)
    let stack = MainScenes.instantiateStack(detail: detail)
    let segue = UIStoryboardSegue(identifier: "open", source: controller, destination: stack) { [controller] in
      controller.present(stack, animated: true)
    }
    dispatch.perform(segue, as: .open(detail, in: stack), sender: sender)
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open:
      fatalError("'open' needs values; call scene.performOpen(count:sender:)")
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
