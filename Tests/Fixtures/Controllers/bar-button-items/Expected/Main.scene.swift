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
    var makeMain: @MainActor () -> Home = { MainScene.Controller() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainScene.Controller)?.mainWiring.addBarButtonItems()
    return main
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> UIViewController {
    factory.makeEditor()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case add
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case add(UIViewController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] in self?.triggerAdd($0.sender) }
  )
  private(set) lazy var done: UIBarButtonItem = UIBarButtonItem(title: "Done")

  /// Performs the segue `add`: presents `editor`.
  func performAdd(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(identifier: "add", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .add(editor), sender: sender)
  }

  private func triggerAdd(_ sender: Any?) {
    guard controller.shouldPerformSegue(withIdentifier: "add", sender: sender) else { return }
    performAdd(sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    controller.view = view
  }

  fileprivate func addBarButtonItems() {
    done.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    controller.navigationItem.leftBarButtonItems = [done]
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var mainWiring = MainScene(self)

    override func loadView() { mainWiring.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .add:
        mainWiring.performAdd(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `Home` can say about the scene `main`.
@MainActor
protocol MainSceneController: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneController {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneController {}
