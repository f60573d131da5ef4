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
    "navigationController.willMove(split)", "navigationController.didMove(split)",
    "detail.willMove(navigationController2)", "detail.didMove(navigationController2)",
    "navigationController2.willMove(split)", "navigationController2.didMove(split)",
    "gallery.prepare(split)", "split.loadView", "split.viewDidLoad",
    "split.willMove(gallery)", "split.didMove(gallery)",
    "root.willMove(navigation)", "root.didMove(navigation)",
    "gallery.prepare(navigation)", "navigation.loadView", "navigation.viewDidLoad",
    "navigation.willMove(gallery)", "navigation.didMove(gallery)",
    "tab.willMove(tabs)", "tab.didMove(tabs)",
    "gallery.prepare(tabs)", "tabs.loadView", "tabs.viewDidLoad",
    "tabs.willMove(gallery)", "tabs.didMove(gallery)",
    "page.willMove(pages)",
    "gallery.prepare(pages)", "pages.loadView", "pages.viewDidLoad", "pages.willMove(gallery)",
    "pages.didMove(gallery)",
    "gallery.viewDidLoad",
  ]

  private let appearance = [
    "gallery.willAppear",
    "navigationController.loadView", "navigationController.viewDidLoad",
    "navigationController2.loadView", "navigationController2.viewDidLoad", "split.willAppear",
    "master.loadView", "master.viewDidLoad", "navigationController.willAppear", "master.willAppear",
    "detail.loadView", "detail.viewDidLoad", "navigationController2.willAppear", "detail.willAppear",
    "root.loadView", "root.viewDidLoad", "navigation.willAppear", "root.willAppear",
    "tab.loadView", "tab.viewDidLoad", "tabs.willAppear", "tab.willAppear",
    "page.loadView", "page.viewDidLoad", "pages.willAppear", "page.willAppear",
    "gallery.isAppearing", "split.isAppearing", "navigationController.isAppearing",
    "master.isAppearing", "navigationController2.isAppearing", "detail.isAppearing",
    "navigation.isAppearing", "root.isAppearing", "tabs.isAppearing", "tab.isAppearing",
    "pages.isAppearing", "page.isAppearing",
    "gallery.didAppear", "split.didAppear", "navigationController.didAppear", "master.didAppear",
    "navigationController2.didAppear", "detail.didAppear", "navigation.didAppear", "root.didAppear",
    "tabs.didAppear", "tab.didAppear", "pages.didAppear", "page.didAppear", "page.didMove(pages)",
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
