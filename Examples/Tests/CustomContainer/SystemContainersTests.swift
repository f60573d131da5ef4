import HeadlessUIKitTesting
import Testing

@testable import CustomContainer

/// UIKit's own containers, each embedded in a container view.
@MainActor @Suite struct SystemContainersTests {
  @Test("Each is prepared and embedded before the next; their children are loaded when they are shown")
  func launch() {
    let app = HeadlessApp(root: SystemScenes.instantiateInitialViewController())
    #expect(app.log.take() == embedding + appearance)
    #expect(app.inconsistencies() == [])
  }

  private let embedding = [
    "gallery.loadView",
    "master.willMove(navigationController)", "master.didMove(navigationController)",
    "navigationController.willMove(splitViewController)", "navigationController.didMove(splitViewController)",
    "detail.willMove(navigationController2)", "detail.didMove(navigationController2)",
    "navigationController2.willMove(splitViewController)", "navigationController2.didMove(splitViewController)",
    "gallery.prepare(splitViewController)", "splitViewController.loadView", "splitViewController.viewDidLoad",
    "splitViewController.willMove(gallery)", "splitViewController.didMove(gallery)",
    "root.willMove(navigationController3)", "root.didMove(navigationController3)",
    "gallery.prepare(navigationController3)", "navigationController3.loadView", "navigationController3.viewDidLoad",
    "navigationController3.willMove(gallery)", "navigationController3.didMove(gallery)",
    "tab.willMove(tabBarController)", "tab.didMove(tabBarController)",
    "gallery.prepare(tabBarController)", "tabBarController.loadView", "tabBarController.viewDidLoad",
    "tabBarController.willMove(gallery)", "tabBarController.didMove(gallery)",
    "page.willMove(pages)",
    "gallery.prepare(pages)", "pages.loadView", "pages.viewDidLoad", "pages.willMove(gallery)",
    "pages.didMove(gallery)",
    "gallery.viewDidLoad",
  ]

  private let appearance = [
    "gallery.willAppear",
    "navigationController.loadView", "navigationController.viewDidLoad",
    "navigationController2.loadView", "navigationController2.viewDidLoad", "splitViewController.willAppear",
    "master.loadView", "master.viewDidLoad", "navigationController.willAppear", "master.willAppear",
    "detail.loadView", "detail.viewDidLoad", "navigationController2.willAppear", "detail.willAppear",
    "root.loadView", "root.viewDidLoad", "navigationController3.willAppear", "root.willAppear",
    "tab.loadView", "tab.viewDidLoad", "tabBarController.willAppear", "tab.willAppear",
    "page.loadView", "page.viewDidLoad", "pages.willAppear", "page.willAppear",
    "gallery.isAppearing", "splitViewController.isAppearing", "navigationController.isAppearing",
    "master.isAppearing", "navigationController2.isAppearing", "detail.isAppearing",
    "navigationController3.isAppearing", "root.isAppearing", "tabBarController.isAppearing", "tab.isAppearing",
    "pages.isAppearing", "page.isAppearing",
    "gallery.didAppear", "splitViewController.didAppear", "navigationController.didAppear", "master.didAppear",
    "navigationController2.didAppear", "detail.didAppear", "navigationController3.didAppear", "root.didAppear",
    "tabBarController.didAppear", "tab.didAppear", "pages.didAppear", "page.didAppear", "page.didMove(pages)",
  ]

  @Test("The gallery's children are the four containers, each with its own")
  func children() throws {
    let app = HeadlessApp(root: SystemScenes.instantiateInitialViewController())
    let gallery = try #require(app.window.rootViewController as? GallerySceneController)
    let scene = gallery.scene
    #expect(gallery.children == [scene.split, scene.navigation, scene.tabs, scene.pages])
    #expect(scene.split.viewController(for: .primary) === scene.master)
    #expect(scene.split.viewController(for: .secondary) === scene.detail)
    #expect(scene.navigation.topViewController === scene.root && scene.tabs.selectedViewController === scene.tab)
    let shown: [UIViewController?] = [
      scene.master, scene.detail, scene.root, scene.tab, scene.pages.viewControllers?.first,
    ]
    for child in shown { #expect(child.map(app.visibleViewControllers.contains) == true) }
  }

  @Test("At the end everybody is released")
  func release() {
    var released: [() -> Bool] = []
    do {
      let app = HeadlessApp(root: SystemScenes.instantiateInitialViewController())
      for controller in app.visibleViewControllers {
        released.append { [weak controller] in controller == nil }
      }
      app.close()
    }
    #expect(released.count == 12 && released.allSatisfy { $0() })
  }
}
