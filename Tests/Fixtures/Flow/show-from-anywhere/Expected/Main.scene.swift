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
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> EditorScene.Controller = { EditorScene.Controller() }
    /// Makes `colors`.
    var makeColors: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(home: HomeScene.Controller? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorScene.Controller {
    factory.makeEditor()
  }

  /// Makes the controller `colors`.
  static func instantiateColors() -> UIViewController {
    factory.makeColors()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showEditor
    case quickEdit
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showEditor(EditorScene.Controller)
    case quickEdit(EditorScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showEditor`: pushes `editor`.
  func performShowEditor(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(
      identifier: "showEditor",
      source: controller,
      destination: editor
    ) { [controller] in
      SceneSegues.push(editor, from: controller, identifier: "showEditor", animated: true)
    }
    dispatch.perform(segue, as: .showEditor(editor), sender: sender)
  }

  /// Performs the segue `quickEdit`: presents `editor`.
  func performQuickEdit(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(
      identifier: "quickEdit",
      source: controller,
      destination: editor
    ) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .quickEdit(editor), sender: sender)
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showEditor:
        scene.performShowEditor(sender: sender)
      case .quickEdit:
        scene.performQuickEdit(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - editor

/// The scene `editor`: what its controller reaches in it.
@MainActor
final class EditorScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showColors
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showColors(UIViewController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showColors`: shows `colors`.
  func performShowColors(sender: Any? = nil) {
    let colors = MainScenes.instantiateColors()
    let segue = UIStoryboardSegue(
      identifier: "showColors",
      source: controller,
      destination: colors
    ) { [controller] in
      controller.show(colors, sender: sender)
    }
    dispatch.perform(segue, as: .showColors(colors), sender: sender)
  }
}

extension EditorScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = EditorScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showColors:
        scene.performShowColors(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
