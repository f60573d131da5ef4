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
    var makeClass: @MainActor () -> ClassScene.Controller = { ClassScene.Controller() }
    var makeImport: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller `class`.
  static func instantiateClass() -> ClassScene.Controller {
    factory.makeClass()
  }

  /// Makes the controller `import`.
  static func instantiateImport() -> UIViewController {
    factory.makeImport()
  }
}

// MARK: - class

/// The scene `class`: what its controller reaches in it.
@MainActor
final class ClassScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case `switch`
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case `switch`(UIViewController)
  }

  private struct Views {
    let default: UILabel
    let self: UIView
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var default: UILabel { loaded(views).default }
  var self: UIView { loaded(views).self }

  /// Performs the segue `switch`: pushes `import`.
  func performSwitch(sender: Any? = nil) {
    let `import` = MainScenes.instantiateImport()
    let segue = UIStoryboardSegue(identifier: "switch", source: controller, destination: `import`) { [controller] in
      SceneSegues.push(`import`, from: controller, identifier: "switch", animated: true)
    }
    dispatch.perform(segue, as: .`switch`(`import`), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let default = UILabel()
    default.text = "Hello"
    view.addSubview(default)

    let self = UIView()
    view.addSubview(self)

    controller.view = view
    views = Views(default: default, self: self)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `class` is not loaded that far yet") }
    return part
  }
}

extension ClassScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = ClassScene(self)

    override func loadView() { scene.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .`switch`:
        scene.performSwitch(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
