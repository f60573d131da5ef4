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
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeScene.Controller {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> UIViewController {
    factory.makeClock()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> UIViewController {
    factory.makeEditor()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case some
    case none
    case allCases
    case rawValue
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case some(UIViewController)
    case none(UIViewController)
    case allCases(UIViewController)
    case rawValue(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { loaded(children.clock) }

  /// Performs the segue `none`: presents `editor`.
  func performNone(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(identifier: "none", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .none(editor), sender: sender)
  }

  /// Performs the segue `allCases`: presents `editor`.
  func performAllCases(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(
      identifier: "allCases",
      source: controller,
      destination: editor
    ) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .allCases(editor), sender: sender)
  }

  /// Performs the segue `rawValue`: presents `editor`.
  func performRawValue(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(
      identifier: "rawValue",
      source: controller,
      destination: editor
    ) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .rawValue(editor), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = MainScenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .some(clock), identifier: "some")
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `home` is not loaded that far yet") }
    return part
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func loadView() { scene.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .some?:
        SceneContainer.alreadyEmbedded()
      case .none?:
        scene.performNone(sender: sender)
      case .allCases:
        scene.performAllCases(sender: sender)
      case .rawValue:
        scene.performRawValue(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
