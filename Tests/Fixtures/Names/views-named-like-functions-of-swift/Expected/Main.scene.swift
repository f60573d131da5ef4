// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Main = { MainSceneController() }
    var makeMax: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main { instantiateMain() }

  func instantiateMain() -> Main {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateMax() -> UIViewController {
    let max = factory.makeMax()
    SceneIdentity.set("max", of: max)
    return max
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Main { Self().instantiateMain() }
  static func instantiateMax() -> UIViewController { Self().instantiateMax() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case max(UIViewController)
  }

  private struct Children {
    weak var max: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      preconditionFailure: UILabel, print: UILabel, loaded: UILabel, embedded: UILabel, min: UIView
    )!
  private var children = Children()

  var preconditionFailure: UILabel { loadedViews.views.preconditionFailure }
  var print: UILabel { loadedViews.views.print }
  var loaded: UILabel { loadedViews.views.loaded }
  var embedded: UILabel { loadedViews.views.embedded }
  var min: UIView { loadedViews.views.min }

  /// The child `max`, from the moment the view is loaded; asking for it loads the view.
  var max: UIViewController { embeddedChild(children.max, "max") }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

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

    views = (preconditionFailure, print, loaded, embedded, min)
    controller.view = view
    controller.label = preconditionFailure

    let max = scenes.instantiateMax()
    children.max = max
    dispatch.embed(max, nil, in: min, from: controller, as: .max(max))
  }
}

final class MainSceneController: Main {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }
}

/// The interface between `Main` and the scene `main`.
@MainActor
protocol MainSceneOwner: Main {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Main: MainSceneOwner {}
