// Made by scenec from System.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of System.scene.
@MainActor
enum SystemScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `gallery`.
    var makeGallery: @MainActor () -> GalleryScene.Controller = { GalleryScene.Controller() }
    /// Makes `split`.
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    /// Makes `master`.
    var makeMaster: @MainActor () -> MasterScene.Controller = { MasterScene.Controller() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> DetailScene.Controller = { DetailScene.Controller() }
    /// Makes `navigation`.
    var makeNavigation: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `root`.
    var makeRoot: @MainActor () -> RootScene.Controller = { RootScene.Controller() }
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `tab`.
    var makeTab: @MainActor () -> TabScene.Controller = { TabScene.Controller() }
    /// Makes `pages`.
    var makePages: @MainActor () -> PagesScene.Controller = {
      PagesScene.Controller(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `page`.
    var makePage: @MainActor () -> PageScene.Controller = { PageScene.Controller() }
  }

  /// Makes the controller that System.scene starts with.
  static func instantiateInitialViewController() -> GalleryScene.Controller {
    instantiateGallery()
  }

  /// Makes the controller `gallery`.
  static func instantiateGallery() -> GalleryScene.Controller {
    factory.makeGallery()
  }

  /// Makes the controller `split`, and each child that you do not pass.
  static func instantiateSplit(
    master: MasterScene.Controller? = nil,
    detail: DetailScene.Controller? = nil
  ) -> UISplitViewController {
    let split = factory.makeSplit()
    split.setViewController(master ?? instantiateMaster(), for: .primary)
    split.setViewController(detail ?? instantiateDetail(), for: .secondary)
    return split
  }

  /// Makes the controller `master`.
  static func instantiateMaster() -> MasterScene.Controller {
    factory.makeMaster()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> DetailScene.Controller {
    factory.makeDetail()
  }

  /// Makes the controller `navigation`, and each child that you do not pass.
  static func instantiateNavigation(root: RootScene.Controller? = nil) -> UINavigationController {
    let navigation = factory.makeNavigation()
    navigation.viewControllers = [root ?? instantiateRoot()]
    return navigation
  }

  /// Makes the controller `root`.
  static func instantiateRoot() -> RootScene.Controller {
    let root = factory.makeRoot()
    root.title = "Root"
    return root
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(tab: TabScene.Controller? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    tabs.viewControllers = [tab ?? instantiateTab()]
    return tabs
  }

  /// Makes the controller `tab`.
  static func instantiateTab() -> TabScene.Controller {
    let tab = factory.makeTab()
    tab.title = "Tab"
    return tab
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  static func instantiatePages(page: PageScene.Controller? = nil) -> PagesScene.Controller {
    let pages = factory.makePages()
    pages.scene.show(pages: [page ?? instantiatePage()])
    return pages
  }

  /// Makes the controller `page`.
  static func instantiatePage() -> PageScene.Controller {
    factory.makePage()
  }
}

// MARK: - gallery

/// The scene `gallery`: what its controller reaches in it.
@MainActor
final class GalleryScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case split(UISplitViewController, master: MasterScene.Controller, detail: DetailScene.Controller)
    case navigation(RootScene.Controller, in: UINavigationController)
    case tabs(UITabBarController, tab: TabScene.Controller)
    case pages(PagesScene.Controller)
  }

  private struct Children {
    weak var split: UISplitViewController?
    weak var master: MasterScene.Controller?
    weak var detail: DetailScene.Controller?
    weak var navigation: UINavigationController?
    weak var root: RootScene.Controller?
    weak var tabs: UITabBarController?
    weak var tab: TabScene.Controller?
    weak var pages: PagesScene.Controller?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The child `split`, from the moment the view is loaded; asking for it loads the view.
  var split: UISplitViewController { loaded(children.split) }

  /// The child `master` while it is there.
  var master: MasterScene.Controller? { children.master }

  /// The child `detail` while it is there.
  var detail: DetailScene.Controller? { children.detail }

  /// The child `navigation`, from the moment the view is loaded; asking for it loads the view.
  var navigation: UINavigationController { loaded(children.navigation) }

  /// The child `root` while it is there.
  var root: RootScene.Controller? { children.root }

  /// The child `tabs`, from the moment the view is loaded; asking for it loads the view.
  var tabs: UITabBarController { loaded(children.tabs) }

  /// The child `tab` while it is there.
  var tab: TabScene.Controller? { children.tab }

  /// The child `pages`, from the moment the view is loaded; asking for it loads the view.
  var pages: PagesScene.Controller { loaded(children.pages) }

  fileprivate func loadView() {
    let view = UIView()
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

    let master = SystemScenes.instantiateMaster()
    let detail = SystemScenes.instantiateDetail()
    let split = SystemScenes.instantiateSplit(master: master, detail: detail)
    children.split = split
    children.master = master
    children.detail = detail
    dispatch.embed(
      split,
      in: containerView,
      of: controller,
      as: .split(split, master: master, detail: detail),
      identifier: nil
    )

    let root = SystemScenes.instantiateRoot()
    let navigation = SystemScenes.instantiateNavigation(root: root)
    children.navigation = navigation
    children.root = root
    dispatch.embed(
      navigation,
      in: containerView2,
      of: controller,
      as: .navigation(root, in: navigation),
      identifier: nil
    )

    let tab = SystemScenes.instantiateTab()
    let tabs = SystemScenes.instantiateTabs(tab: tab)
    children.tabs = tabs
    children.tab = tab
    dispatch.embed(tabs, in: containerView3, of: controller, as: .tabs(tabs, tab: tab), identifier: nil)

    let pages = SystemScenes.instantiatePages()
    children.pages = pages
    dispatch.embed(pages, in: containerView4, of: controller, as: .pages(pages), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `gallery` is not loaded that far yet") }
    return part
  }
}

extension GalleryScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = GalleryScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - master

/// The scene `master`: what its controller reaches in it.
@MainActor
final class MasterScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGray5

    controller.view = view
  }
}

extension MasterScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MasterScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - detail

/// The scene `detail`: what its controller reaches in it.
@MainActor
final class DetailScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGray6

    controller.view = view
  }
}

extension DetailScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = DetailScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - root

/// The scene `root`: what its controller reaches in it.
@MainActor
final class RootScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}

extension RootScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = RootScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - tab

/// The scene `tab`: what its controller reaches in it.
@MainActor
final class TabScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

extension TabScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = TabScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - pages

/// The scene `pages`: what its controller reaches in it.
@MainActor
final class PagesScene {
  fileprivate unowned let controller: Controller
  private var pageSource: ScenePages?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

extension PagesScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIPageViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = PagesScene(self)
  }
}

// MARK: - page

/// The scene `page`: what its controller reaches in it.
@MainActor
final class PageScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemPink

    controller.view = view
  }
}

extension PageScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = PageScene(self)

    override func loadView() { scene.loadView() }
  }
}
