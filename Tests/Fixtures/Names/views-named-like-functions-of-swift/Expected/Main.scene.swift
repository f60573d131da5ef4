// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> Main = { MainSceneController() }
    /// Makes `max`.
    var makeMax: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Main {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    return main
  }

  /// Makes the controller `max`.
  func instantiateMax() -> UIViewController {
    let max = factory.makeMax()
    SceneIdentity.set("max", of: max)
    return max
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Main {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Main {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `max`.
  static func instantiateMax() -> UIViewController {
    MainScenes().instantiateMax()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case max(UIViewController)
  }

  private struct Views {
    let preconditionFailure: UILabel
    let print: UILabel
    let loaded: UILabel
    let embedded: UILabel
    let min: UIView
  }

  private struct Children {
    weak var max: UIViewController?
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Main) -> MainScene {
    guard let controller = controller as? MainSceneController else {
      fatalError("This Main was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  var preconditionFailure: UILabel { loaded(views).preconditionFailure }
  var print: UILabel { loaded(views).print }
  var loaded: UILabel { loaded(views).loaded }
  var embedded: UILabel { loaded(views).embedded }
  var min: UIView { loaded(views).min }

  /// The child `max`, from the moment the view is loaded; asking for it loads the view.
  var max: UIViewController { embedded(children.max, "max") }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let preconditionFailure = UILabel()
    view.addSubview(preconditionFailure)

    let print = UILabel()
    view.addSubview(print)

    let loaded = UILabel()
    view.addSubview(loaded)

    let embedded = UILabel()
    view.addSubview(embedded)

    let min = UIView()
    view.addSubview(min)

    controller.view = view
    views = Views(
      preconditionFailure: preconditionFailure,
      print: print,
      loaded: loaded,
      embedded: embedded,
      min: min
    )
    controller.label = preconditionFailure

    let max = scenes.instantiateMax()
    children.max = max
    dispatch.embed(max, in: min, of: controller, as: .max(max), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `main` is not loaded that far yet") }
    return part
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: Main {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView() }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Main` can say about the scene `main`.
@MainActor
protocol MainSceneOwner: Main {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Main: MainSceneOwner {}
