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
    /// Makes `child`.
    var makeChild: @MainActor () -> Child = { Child() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    factory.makeMain()
  }

  /// Makes the controller `child`.
  static func instantiateChild() -> Child {
    factory.makeChild()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case child(Child)
  }

  private struct Children {
    weak var child: Child?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  /// The child `child`, from the moment the view is loaded; asking for it loads the view.
  var child: Child { loaded(children.child) }

  fileprivate func loadView() {
    let view = UIView()

    let containerView = UIView()
    containerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(containerView)

    NSLayoutConstraint.activate([
      containerView.topAnchor.constraint(equalTo: view.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
    ])

    controller.view = view

    let child = MainScenes.instantiateChild()
    children.child = child
    dispatch.embed(child, in: containerView, of: controller, as: .child(child), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `main` is not loaded that far yet") }
    return part
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: Home {
    fileprivate lazy var mainWiring = MainScene(self)

    override func loadView() { mainWiring.loadView() }

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

// MARK: - child

/// The scene `child`: what its controller reaches in it.
@MainActor
struct ChildScene {
  fileprivate unowned let controller: Child

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller.parent as? Home }
}

/// What `Child` gets from the scene `child`.
@MainActor
protocol ChildSceneController: Child {}

extension ChildSceneController {
  /// What this controller reaches in the scene `child`.
  var scene: ChildScene { ChildScene(controller: self) }
}

extension Child: ChildSceneController {}
