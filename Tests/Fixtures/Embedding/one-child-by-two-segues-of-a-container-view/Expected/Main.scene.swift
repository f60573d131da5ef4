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
    var makeDay: @MainActor (_ offset: Int) -> Day = { Day(offset: $0) }
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

  func instantiateDay(offset: Int) -> Day {
    let day = factory.makeDay(offset)
    SceneIdentity.set("day", of: day)
    day.awakeFromNib()
    return day
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateDay(offset: Int) -> Day { Self().instantiateDay(offset: offset) }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showToday, showTomorrow }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showToday(Day)
    case showTomorrow(Day)
  }

  private struct Children {
    weak var day: Day?
  }

  private struct Slots {
    var left: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var views: UIView!
  private var children = Children()
  private var slots = Slots()

  var left: UIView { loadedViews.views }

  /// The child `day`, while it is there.
  var day: Day? { children.day }

  /// Performs the segue `showToday`: swaps in `day`.
  func performShowToday(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.left else { return }
    let day = scenes.instantiateDay(offset: 0)
    children.day = day
    dispatch.perform(day, "showToday", from: controller, as: .showToday(day), sender: sender) {
      slot.show(day)
    }
  }

  /// Performs the segue `showTomorrow`: swaps in `day`.
  func performShowTomorrow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.left else { return }
    let day = scenes.instantiateDay(offset: 1)
    children.day = day
    dispatch.perform(day, "showTomorrow", from: controller, as: .showTomorrow(day), sender: sender) {
      slot.show(day)
    }
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let left = UIView()
    view.addSubview(left)

    views = left
    controller.view = view

    slots.left = SceneContainer(view: left, of: controller)
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showToday: scene.performShowToday(sender: sender)
    case .showTomorrow: scene.performShowTomorrow(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
