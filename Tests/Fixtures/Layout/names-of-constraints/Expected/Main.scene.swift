// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeConstraint1: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  func instantiateConstraint1() -> UIViewController {
    let constraint1 = factory.makeConstraint1()
    SceneIdentity.set("constraint1", of: constraint1)
    return constraint1
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateConstraint1() -> UIViewController { Self().instantiateConstraint1() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case constraint1(UIViewController)
  }

  private struct Children {
    weak var constraint1: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var children = Children()

  /// The child `constraint1`, from the moment the view is loaded; asking for it loads the view.
  var constraint1: UIViewController { embeddedChild(children.constraint1, "constraint1") }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    let label = UILabel()
    label.text = "One"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    let label2 = UILabel()
    label2.text = "Two"
    label2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label2)

    let constraint3 = label.widthAnchor.constraint(equalToConstant: 100)
    constraint3.priority = UILayoutPriority(700)
    let constraint4 = label.heightAnchor.constraint(equalToConstant: 20)
    constraint4.priority = UILayoutPriority(700)
    let constraint = label2.widthAnchor.constraint(equalToConstant: 40)
    constraint.identifier = "width of two"
    let constraint2 = label2.heightAnchor.constraint(equalToConstant: 40)
    constraint2.identifier = "height of two"
    NSLayoutConstraint.activate([
      constraint3,
      constraint4,
      constraint,
      constraint2,
    ])

    controller.view = view

    let constraint1 = scenes.instantiateConstraint1()
    children.constraint1 = constraint1
    dispatch.embed(constraint1, nil, in: containerView, from: controller, as: .constraint1(constraint1))
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }
}
