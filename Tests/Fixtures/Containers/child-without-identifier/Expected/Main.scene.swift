// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> Home = { MainSceneController() }
    /// Makes `child`.
    var makeChild: @MainActor () -> Child = { Child() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  /// Makes the controller `child`.
  func instantiateChild() -> Child {
    let child = factory.makeChild()
    SceneIdentity.set("child", of: child)
    child.awakeFromNib()
    return child
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `child`.
  static func instantiateChild() -> Child {
    MainScenes().instantiateChild()
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
@MainActor
final class MainScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case child(Child)
  }

  private struct Children {
    weak var child: Child?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("main") }
    return weakController
  }

  /// The child `child`, from the moment the view is loaded; asking for it loads the view.
  var child: Child { embedded(children.child, "child") }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

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

    let child = scenes.instantiateChild()
    children.child = child
    dispatch.embed(child, in: containerView, of: controller, as: .child(child), identifier: nil)
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `main`.
final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView(of: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `Home` and the scene `main`.
@MainActor
protocol MainSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene {
    guard let controller = self as? MainSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  /// The default does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneOwner {}

// MARK: - child

/// The parts of the scene `child` that its controller uses.
@MainActor
struct ChildScene {
  fileprivate weak var controller: Child?

  /// The controller that contains this one, from the moment it does.
  var main: Home? { controller?.parent as? Home }
}

/// The interface between `Child` and the scene `child`.
@MainActor
protocol ChildSceneOwner: Child {}

extension ChildSceneOwner {
  /// The parts of the scene `child` that this controller uses.
  var scene: ChildScene { ChildScene(controller: self) }
}

extension Child: ChildSceneOwner {}
