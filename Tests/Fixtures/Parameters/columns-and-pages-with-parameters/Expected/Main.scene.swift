// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeList: @MainActor (_ limit: Int) -> List = { ListSceneController(limit: $0) }
    var makeDetailNav: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeDetail: @MainActor (_ topic: String) -> Detail = { Detail(topic: $0) }
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makePage: @MainActor (_ number: Int, _ isLast: Bool) -> Page = { Page(number: $0, isLast: $1) }
    var makePage2: @MainActor (_ number: Int, _ isLast: Bool) -> Page = { Page(number: $0, isLast: $1) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateSplit() }

  /// Makes the controller `split`, and each child that you do not pass.
  func instantiateSplit(list: List? = nil, detailNav: UINavigationController? = nil) -> UISplitViewController {
    let split = factory.makeSplit()
    SceneIdentity.set("split", of: split)
    split.setViewController(list ?? instantiateList(limit: 5), for: .primary)
    split.setViewController(
      detailNav ?? instantiateDetailNav(detail: instantiateDetail(topic: "Hello")), for: .secondary
    )
    return split
  }

  func instantiateList(limit: Int) -> List {
    let list = factory.makeList(limit)
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  func instantiateDetailNav(detail: Detail) -> UINavigationController {
    let detailNav = factory.makeDetailNav()
    SceneIdentity.set("detailNav", of: detailNav)
    detailNav.viewControllers = [detail]
    return detailNav
  }

  func instantiateDetail(topic: String) -> Detail {
    let detail = factory.makeDetail(topic)
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(page: Page? = nil, page3: Page? = nil, page2: Page? = nil) -> TourSceneController {
    let tour = factory.makeTour()
    let page = page ?? instantiatePage(number: 1)
    let page3 = page3 ?? instantiatePage(number: 2, isLast: true)
    let page2 = page2 ?? instantiatePage2(number: 3)
    tour.scene.show(pages: [page, page3, page2])
    return tour
  }

  func instantiatePage(number: Int, isLast: Bool = false) -> Page {
    let page = factory.makePage(number, isLast)
    SceneIdentity.set("page", of: page)
    page.awakeFromNib()
    return page
  }

  func instantiatePage2(number: Int, isLast: Bool = false) -> Page {
    let page2 = factory.makePage2(number, isLast)
    SceneIdentity.set("page2", of: page2)
    page2.awakeFromNib()
    return page2
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSplit(
    list: List? = nil, detailNav: UINavigationController? = nil
  ) -> UISplitViewController {
    Self().instantiateSplit(list: list, detailNav: detailNav)
  }
  static func instantiateList(limit: Int) -> List { Self().instantiateList(limit: limit) }
  static func instantiateDetailNav(detail: Detail) -> UINavigationController {
    Self().instantiateDetailNav(detail: detail)
  }
  static func instantiateDetail(topic: String) -> Detail { Self().instantiateDetail(topic: topic) }
  static func instantiateTour(page: Page? = nil, page3: Page? = nil, page2: Page? = nil) -> TourSceneController {
    Self().instantiateTour(page: page, page3: page3, page2: page2)
  }
  static func instantiatePage(number: Int, isLast: Bool = false) -> Page {
    Self().instantiatePage(number: number, isLast: isLast)
  }
  static func instantiatePage2(number: Int, isLast: Bool = false) -> Page {
    Self().instantiatePage2(number: number, isLast: isLast)
  }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showTour }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showTour(TourSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showTour`: presents `tour`.
  func performShowTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = scenes.instantiateTour()
    dispatch.present(tour, "showTour", from: controller, as: .showTour(tour), sender: sender)
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .showTour: listWiring.performShowTour(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList(limit:)").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
