// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeChart: @MainActor (_ title: String) -> Chart = { ChartSceneController(title: $0) }
    var makeMap: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home { instantiateHome() }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateChart(title: String) -> Chart { SceneFlow.awakened(factory.makeChart(title)) }

  func instantiateMap() -> UIViewController {
    let map = factory.makeMap()
    SceneIdentity.set("map", of: map)
    return map
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateChart(title: String) -> Chart { Self().instantiateChart(title: title) }
  static func instantiateMap() -> UIViewController { Self().instantiateMap() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case sales, visits, returningVisits = "returning-visits", map, label }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sales(Chart)
    case visits(Chart)
    case returningVisits(Chart)
    case map(UIViewController)
    case label(Chart)
  }

  private struct Children {
    weak var sales: Chart?
    var visits: Chart?
    var returningVisits: Chart?
    var map: UIViewController?
    weak var label: Chart?
  }

  private struct Slots {
    var bottom: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (top: UIView, bottom: UIView)!
  private var children = Children()
  private var slots = Slots()

  var top: UIView { loadedViews.views.top }
  var bottom: UIView { loadedViews.views.bottom }

  /// The child `sales`, from the moment the view is loaded; asking for it loads the view.
  var sales: Chart { embeddedChild(children.sales, "sales") }
  /// The child `visits`, once it was made; it is kept while another child is shown.
  var visits: Chart? { children.visits }
  /// The child `returningVisits`, once it was made; it is kept while another child is shown.
  var returningVisits: Chart? { children.returningVisits }
  /// The child `map`, once it was made; it is kept while another child is shown.
  var map: UIViewController? { children.map }
  /// The child `label`, from the moment the view is loaded; asking for it loads the view.
  var label: Chart { embeddedChild(children.label, "label") }

  /// Performs the segue `visits`: swaps in `chart`.
  func performVisits(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.bottom else { return }
    let visits = children.visits ?? scenes.instantiateChart(title: "Visits")
    children.visits = visits
    dispatch.perform(visits, "visits", from: controller, as: .visits(visits), sender: sender) {
      slot.show(visits)
    }
  }

  /// Performs the segue `returning-visits`: swaps in `chart`.
  func performReturningVisits(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.bottom else { return }
    let returningVisits = children.returningVisits ?? scenes.instantiateChart(title: "Returning")
    children.returningVisits = returningVisits
    dispatch.perform(
      returningVisits, "returning-visits", from: controller, as: .returningVisits(returningVisits), sender: sender
    ) {
      slot.show(returningVisits)
    }
  }

  /// Performs the segue `map`: swaps in `map`.
  func performMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.bottom else { return }
    let map = children.map ?? scenes.instantiateMap()
    children.map = map
    dispatch.perform(map, "map", from: controller, as: .map(map), sender: sender) {
      slot.show(map)
    }
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let top = UIView()
    view.addSubview(top)

    let bottom = UIView()
    view.addSubview(bottom)

    let containerView = UIView()
    view.addSubview(containerView)

    let label2 = UILabel()
    label2.text = "Charts"
    view.addSubview(label2)

    views = (top, bottom)
    controller.view = view

    let sales = scenes.instantiateChart(title: "Sales")
    children.sales = sales
    dispatch.embed(sales, "sales", in: top, from: controller, as: .sales(sales))

    slots.bottom = SceneContainer(view: bottom, of: controller)
    performVisits()

    let label = controller.makeChart(forLabel: nil)
    children.label = label
    dispatch.embed(label, "label", in: containerView, from: controller, as: .label(label))
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .sales, .label: SceneContainer.alreadyEmbedded()
    case .visits: homeWiring.performVisits(sender: sender)
    case .returningVisits: homeWiring.performReturningVisits(sender: sender)
    case .map: homeWiring.performMap(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `chart`, which needs values, for the segue `label`.
  func makeChart(forLabel sender: Any?) -> Chart
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - chart

/// The parts of the scene `chart` that its controller uses.
final class ChartScene: SceneParts<ChartSceneController> {
  private var views: UILabel!

  var titleLabel: UILabel { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var home: Home? { weakController?.parent as? Home }

  fileprivate func loadView(of controller: ChartSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let titleLabel = UILabel()
    view.addSubview(titleLabel)

    views = titleLabel
    controller.view = view
  }
}

final class ChartSceneController: Chart {
  fileprivate lazy var chartWiring = ChartScene(self)
  override func loadView() { chartWiring.loadView(of: self) }
}

/// The interface between `Chart` and the scene `chart`.
@MainActor
protocol ChartSceneOwner: Chart {}

extension ChartSceneOwner {
  /// The parts of the scene `chart` that this controller uses.
  var scene: ChartScene { ChartScene.owner(self, use: "MainScenes.instantiateChart(title:)").chartWiring }
}

extension Chart: ChartSceneOwner {}
