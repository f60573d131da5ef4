// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makePhotos: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeAlbums: @MainActor () -> UINavigationController = {
      UINavigationController(navigationBarClass: TallBar.self, toolbarClass: UIToolbar.self)
    }
    var makeGrid: @MainActor () -> Grid = { Grid() }
    var makeList: @MainActor () -> List = { List() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    photos: UINavigationController? = nil, albums: UINavigationController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    tabs.tabBar.unselectedItemTintColor = .systemGray
    tabs.tabBar.backgroundImage = UIImage(named: "bar", in: .module, compatibleWith: nil)
    tabs.tabBar.shadowImage = UIImage(named: "line", in: .module, compatibleWith: nil)
    tabs.tabBar.selectionIndicatorImage = UIImage(named: "mark", in: .module, compatibleWith: nil)
    tabs.tabBar.itemPositioning = .centered
    tabs.tabBar.itemWidth = 64
    tabs.tabBar.itemSpacing = 8
    tabs.tabBar.barStyle = .black
    tabs.tabBar.barTintColor = .white
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.backgroundColor = .systemBackground
    tabs.tabBar.tintColor = .systemIndigo
    let standardAppearance = UITabBarAppearance()
    standardAppearance.configureWithDefaultBackground()
    standardAppearance.selectionIndicatorTintColor = .systemIndigo
    standardAppearance.selectionIndicatorImage = UIImage(named: "mark", in: .module, compatibleWith: nil)
    tabs.tabBar.standardAppearance = standardAppearance
    let scrollEdgeAppearance = UITabBarAppearance()
    scrollEdgeAppearance.configureWithTransparentBackground()
    tabs.tabBar.scrollEdgeAppearance = scrollEdgeAppearance
    let photos = photos ?? instantiatePhotos()
    let albums = albums ?? instantiateAlbums()
    tabs.viewControllers = [photos, albums]
    return tabs
  }

  /// Makes the controller `photos`, and each child that you do not pass.
  func instantiatePhotos(grid: Grid? = nil) -> UINavigationController {
    let photos = factory.makePhotos()
    SceneIdentity.set("photos", of: photos)
    photos.isToolbarHidden = false
    photos.navigationBar.prefersLargeTitles = true
    photos.navigationBar.shadowImage = UIImage(named: "line", in: .module, compatibleWith: nil)
    photos.navigationBar.backIndicatorImage = UIImage(named: "back", in: .module, compatibleWith: nil)
    photos.navigationBar.backIndicatorTransitionMaskImage = UIImage(
      named: "backMask", in: .module, compatibleWith: nil
    )
    photos.navigationBar.barStyle = .black
    photos.navigationBar.barTintColor = .systemIndigo
    photos.navigationBar.isTranslucent = false
    photos.navigationBar.tintColor = .white
    var titleTextAttributes = [NSAttributedString.Key: Any]()
    titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold)
    titleTextAttributes[.foregroundColor] = UIColor.white
    let titleTextAttributesShadow = NSShadow()
    titleTextAttributesShadow.shadowColor = UIColor.black
    titleTextAttributesShadow.shadowOffset = CGSize(width: 0, height: 1)
    titleTextAttributes[.shadow] = titleTextAttributesShadow
    photos.navigationBar.titleTextAttributes = titleTextAttributes
    var largeTitleTextAttributes = [NSAttributedString.Key: Any]()
    largeTitleTextAttributes[.font] = UIFont(name: "Avenir-Heavy", size: 34)
    largeTitleTextAttributes[.foregroundColor] = UIColor(named: "Brand", in: .module, compatibleWith: nil)
    photos.navigationBar.largeTitleTextAttributes = largeTitleTextAttributes
    photos.toolbar?.barStyle = .black
    photos.toolbar?.barTintColor = .systemIndigo
    photos.toolbar?.isTranslucent = false
    photos.toolbar?.tintColor = .white
    let standardAppearance = UIToolbarAppearance()
    standardAppearance.configureWithOpaqueBackground()
    standardAppearance.backgroundColor = .systemIndigo
    photos.toolbar?.standardAppearance = standardAppearance
    let compactAppearance = UIToolbarAppearance()
    compactAppearance.backgroundColor = .systemIndigo
    photos.toolbar?.compactAppearance = compactAppearance
    let scrollEdgeAppearance = UIToolbarAppearance()
    scrollEdgeAppearance.configureWithTransparentBackground()
    photos.toolbar?.scrollEdgeAppearance = scrollEdgeAppearance
    let compactScrollEdgeAppearance = UIToolbarAppearance()
    compactScrollEdgeAppearance.configureWithTransparentBackground()
    photos.toolbar?.compactScrollEdgeAppearance = compactScrollEdgeAppearance
    photos.viewControllers = [grid ?? instantiateGrid()]
    return photos
  }

  /// Makes the controller `albums`, and each child that you do not pass.
  func instantiateAlbums(list: List? = nil) -> UINavigationController {
    let albums = factory.makeAlbums()
    SceneIdentity.set("albums", of: albums)
    let standardAppearance = UINavigationBarAppearance()
    standardAppearance.configureWithOpaqueBackground()
    standardAppearance.backgroundColor = .systemIndigo
    standardAppearance.backgroundImage = UIImage(named: "bar", in: .module, compatibleWith: nil)
    standardAppearance.backgroundImageContentMode = .scaleAspectFill
    standardAppearance.shadowColor = .clear
    standardAppearance.shadowImage = UIImage(named: "line", in: .module, compatibleWith: nil)
    standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    var titleTextAttributes = [NSAttributedString.Key: Any]()
    titleTextAttributes[.foregroundColor] = UIColor.white
    standardAppearance.titleTextAttributes = titleTextAttributes
    var largeTitleTextAttributes = [NSAttributedString.Key: Any]()
    largeTitleTextAttributes[.foregroundColor] = UIColor.white
    standardAppearance.largeTitleTextAttributes = largeTitleTextAttributes
    albums.navigationBar.standardAppearance = standardAppearance
    let compactAppearance = UINavigationBarAppearance()
    compactAppearance.backgroundColor = .systemIndigo
    albums.navigationBar.compactAppearance = compactAppearance
    let scrollEdgeAppearance = UINavigationBarAppearance()
    scrollEdgeAppearance.configureWithTransparentBackground()
    var titleTextAttributes2 = [NSAttributedString.Key: Any]()
    titleTextAttributes2[.foregroundColor] = UIColor.label
    scrollEdgeAppearance.titleTextAttributes = titleTextAttributes2
    albums.navigationBar.scrollEdgeAppearance = scrollEdgeAppearance
    albums.navigationBar.compactScrollEdgeAppearance = UINavigationBarAppearance()
    albums.viewControllers = [list ?? instantiateList()]
    albums.navigationBar.awakeFromNib()
    albums.toolbar?.awakeFromNib()
    return albums
  }

  func instantiateGrid() -> Grid {
    let grid = factory.makeGrid()
    SceneIdentity.set("grid", of: grid)
    grid.awakeFromNib()
    return grid
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    photos: UINavigationController? = nil, albums: UINavigationController? = nil
  ) -> UITabBarController {
    Self().instantiateTabs(photos: photos, albums: albums)
  }
  static func instantiatePhotos(grid: Grid? = nil) -> UINavigationController {
    Self().instantiatePhotos(grid: grid)
  }
  static func instantiateAlbums(list: List? = nil) -> UINavigationController {
    Self().instantiateAlbums(list: list)
  }
  static func instantiateGrid() -> Grid { Self().instantiateGrid() }
  static func instantiateList() -> List { Self().instantiateList() }
}
