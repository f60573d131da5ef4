// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makePane: @MainActor () -> UIViewController = { UIViewController() }
    var makeOther: @MainActor (_ theme: Theme) -> Other = { Other(theme: $0) }
    var makeDetail: @MainActor (_ count: Int, _ theme: Theme, _ accent: Theme?, _ other: Theme?) -> Detail = {
      Detail(count: $0, theme: $1, accent: $2, other: $3)
    }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: Home? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiatePane() -> UIViewController {
    let pane = factory.makePane()
    SceneIdentity.set("pane", of: pane)
    return pane
  }

  func instantiateOther(theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfOther) -> Other {
    let other = factory.makeOther(theme())
    SceneIdentity.set("other", of: other)
    other.awakeFromNib()
    return other
  }

  func instantiateDetail(
    count: Int,
    theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfDetail,
    accent: @autoclosure @MainActor () -> Theme? = MainScenes.defaultAccentOfDetail,
    other: Theme? = nil
  ) -> Detail {
    let detail = factory.makeDetail(count, theme(), accent(), other)
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// The default of the parameter `theme` of `other`.
  static var defaultThemeOfOther: Theme { .plain }

  /// The default of the parameter `theme` of `detail`.
  static var defaultThemeOfDetail: Theme { .plain }

  /// The default of the parameter `accent` of `detail`.
  static var defaultAccentOfDetail: Theme? { .plain }

  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: Home? = nil) -> UINavigationController { Self().instantiateMain(home: home) }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiatePane() -> UIViewController { Self().instantiatePane() }
  static func instantiateOther(
    theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfOther
  ) -> Other {
    Self().instantiateOther(theme: theme())
  }
  static func instantiateDetail(
    count: Int,
    theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfDetail,
    accent: @autoclosure @MainActor () -> Theme? = MainScenes.defaultAccentOfDetail,
    other: Theme? = nil
  ) -> Detail {
    Self().instantiateDetail(count: count, theme: theme(), accent: accent(), other: other)
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showFirst, showOther, showDetail }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showFirst(UIViewController)
    case showOther(Other)
    case showDetail(Detail)
  }

  private struct Children {
    weak var pane: UIViewController?
    weak var other: Other?
  }

  private struct Slots {
    var containerView: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var children = Children()
  private var slots = Slots()

  /// The child `pane`, while it is there.
  var pane: UIViewController? { children.pane }
  /// The child `other`, while it is there.
  var other: Other? { children.other }

  /// Performs the segue `showFirst`: swaps in `pane`.
  func performShowFirst(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.containerView else { return }
    let pane = scenes.instantiatePane()
    children.pane = pane
    dispatch.perform(pane, "showFirst", from: controller, as: .showFirst(pane), sender: sender) {
      slot.show(pane)
    }
  }

  /// Performs the segue `showOther`: swaps in `other`.
  func performShowOther(
    theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfOther, sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let theme = theme()
    controller.loadViewIfNeeded()
    guard let slot = slots.containerView else { return }
    let other = scenes.instantiateOther(theme: theme)
    children.other = other
    dispatch.perform(other, "showOther", from: controller, as: .showOther(other), sender: sender) {
      slot.show(other)
    }
  }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(
    count: Int,
    theme: @autoclosure @MainActor () -> Theme = MainScenes.defaultThemeOfDetail,
    accent: @autoclosure @MainActor () -> Theme? = MainScenes.defaultAccentOfDetail,
    other: Theme? = nil,
    sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let theme = theme()
    let accent = accent()
    let detail = scenes.instantiateDetail(count: count, theme: theme, accent: accent, other: other)
    dispatch.push(detail, "showDetail", from: controller, as: .showDetail(detail), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    slots.containerView = SceneContainer(view: containerView, of: controller)
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showFirst: homeWiring.performShowFirst(sender: sender)
    case .showOther: homeWiring.performShowOther(sender: sender)
    case .showDetail:
      fatalError("'showDetail' needs values; call scene.performShowDetail(count:theme:accent:other:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - other

/// The parts of the scene `other` that its controller uses.
@MainActor
struct OtherScene {
  fileprivate weak var controller: Other?

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller?.parent as? Home }
}

/// The interface between `Other` and the scene `other`.
@MainActor
protocol OtherSceneOwner: Other {}

extension OtherSceneOwner {
  /// The parts of the scene `other` that this controller uses.
  var scene: OtherScene { OtherScene(controller: self) }
}

extension Other: OtherSceneOwner {}
