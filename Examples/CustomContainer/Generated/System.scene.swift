// Made by scenec from System.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of System.scene.
@MainActor
struct SystemScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeGallery: @MainActor () -> GallerySceneController = { GallerySceneController() }
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeMaster: @MainActor () -> MasterSceneController = { MasterSceneController() }
    var makeDetail: @MainActor () -> DetailSceneController = { DetailSceneController() }
    var makeNavigation: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeRoot: @MainActor () -> RootSceneController = { RootSceneController() }
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeTab: @MainActor () -> TabSceneController = { TabSceneController() }
    var makePages: @MainActor () -> PagesSceneController = {
      PagesSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makePage: @MainActor () -> PageSceneController = { PageSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that System.scene starts with.
  func instantiateInitialViewController() -> GallerySceneController { instantiateGallery() }

  func instantiateGallery() -> GallerySceneController {
    let gallery = factory.makeGallery()
    gallery.scene.scenes = self
    return gallery
  }

  /// Makes the controller `split`, and each child that you do not pass.
  func instantiateSplit(
    master: MasterSceneController? = nil, detail: DetailSceneController? = nil
  ) -> UISplitViewController {
    let split = factory.makeSplit()
    SceneIdentity.set("split", of: split)
    split.setViewController(master ?? instantiateMaster(), for: .primary)
    split.setViewController(detail ?? instantiateDetail(), for: .secondary)
    return split
  }

  func instantiateMaster() -> MasterSceneController { factory.makeMaster() }
  func instantiateDetail() -> DetailSceneController { factory.makeDetail() }

  /// Makes the controller `navigation`, and each child that you do not pass.
  func instantiateNavigation(root: RootSceneController? = nil) -> UINavigationController {
    let navigation = factory.makeNavigation()
    SceneIdentity.set("navigation", of: navigation)
    navigation.viewControllers = [root ?? instantiateRoot()]
    return navigation
  }

  func instantiateRoot() -> RootSceneController {
    let root = factory.makeRoot()
    root.title = "Root"
    return root
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(tab: TabSceneController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    tabs.viewControllers = [tab ?? instantiateTab()]
    return tabs
  }

  func instantiateTab() -> TabSceneController {
    let tab = factory.makeTab()
    tab.title = "Tab"
    return tab
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  func instantiatePages(page: PageSceneController? = nil) -> PagesSceneController {
    let pages = factory.makePages()
    pages.scene.show(pages: [page ?? instantiatePage()])
    return pages
  }

  func instantiatePage() -> PageSceneController { factory.makePage() }
}

/// Makes controllers with the factories of the process.
extension SystemScenes {
  static func instantiateInitialViewController() -> GallerySceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateGallery() -> GallerySceneController { Self().instantiateGallery() }
  static func instantiateSplit(
    master: MasterSceneController? = nil, detail: DetailSceneController? = nil
  ) -> UISplitViewController {
    Self().instantiateSplit(master: master, detail: detail)
  }
  static func instantiateMaster() -> MasterSceneController { Self().instantiateMaster() }
  static func instantiateDetail() -> DetailSceneController { Self().instantiateDetail() }
  static func instantiateNavigation(root: RootSceneController? = nil) -> UINavigationController {
    Self().instantiateNavigation(root: root)
  }
  static func instantiateRoot() -> RootSceneController { Self().instantiateRoot() }
  static func instantiateTabs(tab: TabSceneController? = nil) -> UITabBarController {
    Self().instantiateTabs(tab: tab)
  }
  static func instantiateTab() -> TabSceneController { Self().instantiateTab() }
  static func instantiatePages(page: PageSceneController? = nil) -> PagesSceneController {
    Self().instantiatePages(page: page)
  }
  static func instantiatePage() -> PageSceneController { Self().instantiatePage() }
}

// MARK: - gallery

/// The parts of the scene `gallery` that its controller uses.
final class GalleryScene: SceneParts<GallerySceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case split(UISplitViewController, master: MasterSceneController, detail: DetailSceneController)
    case navigation(RootSceneController, in: UINavigationController)
    case tabs(UITabBarController, tab: TabSceneController)
    case pages(PagesSceneController)
  }

  private struct Children {
    weak var split: UISplitViewController?
    weak var master: MasterSceneController?
    weak var detail: DetailSceneController?
    weak var navigation: UINavigationController?
    weak var root: RootSceneController?
    weak var tabs: UITabBarController?
    weak var tab: TabSceneController?
    weak var pages: PagesSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SystemScenes()
  private let dispatch = SceneDispatch<GallerySceneController, Segue>()
  private var children = Children()

  /// The child `split`, from the moment the view is loaded; asking for it loads the view.
  var split: UISplitViewController { embeddedChild(children.split, "split") }
  /// The child `master`, while it is there.
  var master: MasterSceneController? { children.master }
  /// The child `detail`, while it is there.
  var detail: DetailSceneController? { children.detail }
  /// The child `navigation`, from the moment the view is loaded; asking for it loads the view.
  var navigation: UINavigationController { embeddedChild(children.navigation, "navigation") }
  /// The child `root`, while it is there.
  var root: RootSceneController? { children.root }
  /// The child `tabs`, from the moment the view is loaded; asking for it loads the view.
  var tabs: UITabBarController { embeddedChild(children.tabs, "tabs") }
  /// The child `tab`, while it is there.
  var tab: TabSceneController? { children.tab }
  /// The child `pages`, from the moment the view is loaded; asking for it loads the view.
  var pages: PagesSceneController { embeddedChild(children.pages, "pages") }

  fileprivate func loadView(of controller: GallerySceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.spacing = 1
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let containerView = UIView()
    stackView.addArrangedSubview(containerView)

    let containerView2 = UIView()
    stackView.addArrangedSubview(containerView2)

    let containerView3 = UIView()
    stackView.addArrangedSubview(containerView3)

    let containerView4 = UIView()
    stackView.addArrangedSubview(containerView4)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    controller.view = view

    let master = scenes.instantiateMaster()
    let detail = scenes.instantiateDetail()
    let split = scenes.instantiateSplit(master: master, detail: detail)
    children.split = split
    children.master = master
    children.detail = detail
    dispatch.embed(split, nil, in: containerView, from: controller, as: .split(split, master: master, detail: detail))

    let root = scenes.instantiateRoot()
    let navigation = scenes.instantiateNavigation(root: root)
    children.navigation = navigation
    children.root = root
    dispatch.embed(navigation, nil, in: containerView2, from: controller, as: .navigation(root, in: navigation))

    let tab = scenes.instantiateTab()
    let tabs = scenes.instantiateTabs(tab: tab)
    children.tabs = tabs
    children.tab = tab
    dispatch.embed(tabs, nil, in: containerView3, from: controller, as: .tabs(tabs, tab: tab))

    let pages = scenes.instantiatePages()
    children.pages = pages
    dispatch.embed(pages, nil, in: containerView4, from: controller, as: .pages(pages))
  }
}

final class GallerySceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = GalleryScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - master

final class MasterSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGray5

    controller.view = view
  }
}

// MARK: - detail

final class DetailSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGray6

    controller.view = view
  }
}

// MARK: - root

final class RootSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}

// MARK: - tab

final class TabSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

// MARK: - pages

/// The parts of the scene `pages` that its controller uses.
final class PagesScene: SceneParts<PagesSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class PagesSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PagesScene(self)
}

// MARK: - page

final class PageSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemPink

    controller.view = view
  }
}
