// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMail: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeFolders: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> UIViewController = { UIViewController() }
    var makePages: @MainActor () -> PagesSceneController = {
      PagesSceneController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.max.rawValue)]
      )
    }
    var makePage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateMail() }

  /// Makes the controller `mail`, and each child that you do not pass.
  func instantiateMail(
    folders: UINavigationController? = nil, pages: PagesSceneController? = nil
  ) -> UISplitViewController {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    mail.preferredSplitBehavior = .tile
    mail.primaryBackgroundStyle = .sidebar
    mail.presentsWithGesture = false
    mail.minimumPrimaryColumnWidth = 200
    mail.maximumPrimaryColumnWidth = 400
    mail.preferredPrimaryColumnWidthFraction = 0.4
    mail.setViewController(folders ?? instantiateFolders(), for: .primary)
    mail.setViewController(pages ?? instantiatePages(), for: .secondary)
    return mail
  }

  /// Makes the controller `folders`, and each child that you do not pass.
  func instantiateFolders(list: UIViewController? = nil) -> UINavigationController {
    let folders = factory.makeFolders()
    SceneIdentity.set("folders", of: folders)
    folders.hidesBarsOnSwipe = true
    folders.hidesBarsOnTap = true
    folders.hidesBarsWhenKeyboardAppears = true
    folders.hidesBarsWhenVerticallyCompact = true
    folders.viewControllers = [list ?? instantiateList()]
    return folders
  }

  func instantiateList() -> UIViewController {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.edgesForExtendedLayout = [.top, .bottom]
    list.navigationItem.backButtonTitle = "Folders"
    list.navigationItem.leftItemsSupplementBackButton = true
    return list
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  func instantiatePages(page: UIViewController? = nil) -> PagesSceneController {
    let pages = factory.makePages()
    pages.scene.show(pages: [page ?? instantiatePage()])
    return pages
  }

  func instantiatePage() -> UIViewController {
    let page = factory.makePage()
    SceneIdentity.set("page", of: page)
    page.edgesForExtendedLayout = []
    return page
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMail(
    folders: UINavigationController? = nil, pages: PagesSceneController? = nil
  ) -> UISplitViewController {
    Self().instantiateMail(folders: folders, pages: pages)
  }
  static func instantiateFolders(list: UIViewController? = nil) -> UINavigationController {
    Self().instantiateFolders(list: list)
  }
  static func instantiateList() -> UIViewController { Self().instantiateList() }
  static func instantiatePages(page: UIViewController? = nil) -> PagesSceneController {
    Self().instantiatePages(page: page)
  }
  static func instantiatePage() -> UIViewController { Self().instantiatePage() }
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
