import HeadlessUIKitTesting
import Testing

@testable import SlidingMenu

/// A menu made from a list slides one child out to the right and another in from there.
@MainActor @Suite struct SlidingMenuTests {
  /// The app after it was launched; navigation controllers are called in the log as in the menu.
  private func start(_ entries: [MenuEntry] = MenuEntry.all) throws -> (HeadlessApp, RootController) {
    let app = HeadlessApp(root: MainScenes.instantiateRoot(entries: entries))
    let root = try #require(app.window.rootViewController as? RootController)
    for (controller, name) in zip(root.controllers, ["firstBar", "secondBar", "nav", "tabsBar"]) {
      app.log.name(controller, name)
    }
    return (app, root)
  }

  private func choose(_ row: Int, in app: HeadlessApp, _ root: RootController, flushing: Bool = true) throws {
    try app.selectRow(at: IndexPath(row: row, section: 0), in: root.scene.menu, flushing: flushing)
  }

  // MARK: The list

  @Test("The first controller of the list is there from the start, added in the documented steps")
  func launch() throws {
    let (app, root) = try start()
    #expect(
      app.log.take() == [
        "root.loadView", "root.viewDidLoad",
        "navigationController.willMove(root)", "navigationController.loadView", "navigationController.viewDidLoad",
        "navigationController.didMove(root)",
        "root.willAppear", "first.loadView", "first.viewDidLoad", "navigationController.willAppear",
        "first.willAppear",
        "root.isAppearing", "navigationController.isAppearing", "first.isAppearing",
        "root.didAppear", "navigationController.didAppear", "first.didAppear",
      ])
    #expect(root.children == [root.controllers[0]] && root.visible === root.controllers[0])
    #expect(app.topViewController?.title == "First" && app.inconsistencies() == [])
  }

  @Test("Each controller is wrapped in a navigation controller, unless it is one")
  func wrapping() throws {
    let entries = MenuEntry.all
    let (_, root) = try start(entries)
    #expect(root.controllers.count == 4)
    for (controller, entry) in zip(root.controllers, entries) {
      #expect((controller === entry.controller) != (controller.viewControllers == [entry.controller]))
    }
    #expect(root.controllers[2] === entries[2].controller && entries[3].controller is UITabBarController)
  }

  @Test("The menu shows the titles in their order")
  func titles() throws {
    let (_, root) = try start()
    #expect(root.scene.menu.visibleCells.map(\.textLabel?.text) == ["First", "Second", "NavC", "TabC"])
  }

  @Test("The menu button comes leftmost, and a button that was there moves to the right")
  func menuButton() throws {
    let (_, root) = try start()
    let buttons = root.controllers.map { $0.viewControllers.first?.navigationItem.leftBarButtonItems?.map(\.title) }
    #expect(buttons == [["Menu"], ["Menu"], ["Menu", "Left"], ["Menu"]])
  }

  @Test("The menu button hides the menu and shows it again")
  func toggling() throws {
    let (app, root) = try start()
    #expect(root.isMenuVisible && root.scene.contentLeading.constant == 200)
    try app.tap("Menu")
    #expect(!root.isMenuVisible && root.scene.contentLeading.constant == 0)
    try app.tap("Menu")
    #expect(root.isMenuVisible && root.scene.contentLeading.constant == 200)
  }

  // MARK: Sliding

  @Test("A choice slides the old child out and the new one in; moves and removal end after that")
  func sliding() throws {
    let (app, root) = try start()
    _ = app.log.take()
    try choose(1, in: app, root, flushing: false)
    #expect(
      app.log.take() == [
        "firstBar.willMove(nil)", "secondBar.willMove(root)", "secondBar.loadView", "secondBar.viewDidLoad",
        "firstBar.willDisappear", "first.willDisappear",
        "second.loadView", "second.viewDidLoad", "secondBar.willAppear", "second.willAppear",
        "secondBar.isAppearing", "second.isAppearing",
      ])
    #expect(root.children == [root.controllers[0], root.controllers[1]])
    app.flush()
    #expect(
      app.log.take() == [
        "secondBar.didAppear", "second.didAppear", "firstBar.didDisappear", "first.didDisappear",
        "secondBar.didMove(root)", "firstBar.didMove(nil)",
      ])
    #expect(root.children == [root.controllers[1]] && root.scene.content.subviews == [root.controllers[1].view])
    #expect(app.inconsistencies() == [])
  }

  @Test("The old child goes to the right, and the new one fills the place, also if that has changed meanwhile")
  func frames() throws {
    let (app, root) = try start()
    #expect(root.scene.content.frame == CGRect(x: 200, y: 0, width: 390, height: 844))
    let (old, new) = (root.controllers[0], root.controllers[1])
    try choose(1, in: app, root, flushing: false)
    #expect(old.view.frame == CGRect(x: 390, y: 0, width: 390, height: 844))
    #expect(new.view.frame == CGRect(x: 390, y: 0, width: 390, height: 844))
    app.rotate()
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && old.view.superview == nil)
  }

  @Test("A child that comes back is the same as before")
  func comingBack() throws {
    let (app, root) = try start()
    try choose(1, in: app, root)
    _ = app.log.take()
    try choose(0, in: app, root)
    #expect(
      app.log.take() == [
        "secondBar.willMove(nil)", "firstBar.willMove(root)",
        "secondBar.willDisappear", "second.willDisappear", "firstBar.willAppear", "first.willAppear",
        "firstBar.isAppearing", "first.isAppearing", "firstBar.didAppear", "first.didAppear",
        "secondBar.didDisappear", "second.didDisappear", "firstBar.didMove(root)", "secondBar.didMove(nil)",
      ])
  }

  @Test("Choosing what is there does nothing")
  func sameAgain() throws {
    let (app, root) = try start()
    _ = app.log.take()
    try choose(0, in: app, root)
    #expect(app.log.take() == [])
  }

  @Test("While children slide, nothing can be touched, and code that chooses is not heard")
  func ignoring() throws {
    let (app, root) = try start()
    try choose(1, in: app, root, flushing: false)
    #expect(try catchingUserActionError { try choose(2, in: app, root, flushing: false) } != nil)
    #expect(try catchingUserActionError { try app.tap("Menu", flushing: false) } != nil)
    root.show(entryAt: 2)
    app.flush()
    #expect(root.visible === root.controllers[1] && root.isMenuVisible)
    try choose(2, in: app, root)
    #expect(root.visible === root.controllers[2])
  }

  // MARK: The flows

  @Test("The navigation flow pushes from a static cell and comes back")
  func navigationFlow() throws {
    let (app, root) = try start()
    try choose(2, in: app, root)
    _ = app.log.take()
    let list = try #require(app.topViewController as? UITableViewController)
    try app.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    #expect(
      app.log.take() == [
        "list.prepare(details)", "details.willMove(nav)", "details.loadView", "details.viewDidLoad",
        "list.willDisappear", "details.willAppear", "details.isAppearing", "list.didDisappear", "details.didAppear",
        "details.didMove(nav)",
      ])
    #expect(app.topViewController?.title == "Details")
    try app.goBack()
    #expect(
      app.log.take() == [
        "details.willMove(nil)", "details.willDisappear", "list.willAppear", "list.isAppearing",
        "details.didDisappear", "list.didAppear", "details.didMove(nil)",
      ])
    try app.tap("Menu")
    #expect(!root.isMenuVisible)
  }

  @Test("A flow that is left in the middle is found there again")
  func leftInTheMiddle() throws {
    let (app, root) = try start()
    try choose(2, in: app, root)
    let list = try #require(app.topViewController as? UITableViewController)
    try app.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    try choose(0, in: app, root)
    _ = app.log.take()
    try choose(2, in: app, root)
    #expect(
      app.log.take() == [
        "firstBar.willMove(nil)", "nav.willMove(root)",
        "firstBar.willDisappear", "first.willDisappear", "nav.willAppear", "details.willAppear",
        "nav.isAppearing", "details.isAppearing", "nav.didAppear", "details.didAppear",
        "firstBar.didDisappear", "first.didDisappear", "nav.didMove(root)", "firstBar.didMove(nil)",
      ])
  }

  @Test("The tab flow loads its tabs when they are first shown")
  func tabFlow() throws {
    let (app, root) = try start()
    _ = app.log.take()
    try choose(3, in: app, root)
    #expect(
      app.log.take() == [
        "firstBar.willMove(nil)", "tabsBar.willMove(root)", "tabsBar.loadView", "tabsBar.viewDidLoad",
        "firstBar.willDisappear", "first.willDisappear",
        "tabs.loadView", "tabs.viewDidLoad", "tabsBar.willAppear",
        "red.loadView", "red.viewDidLoad", "tabs.willAppear", "red.willAppear",
        "tabsBar.isAppearing", "tabs.isAppearing", "red.isAppearing",
        "tabsBar.didAppear", "tabs.didAppear", "red.didAppear",
        "firstBar.didDisappear", "first.didDisappear", "tabsBar.didMove(root)", "firstBar.didMove(nil)",
      ])
    try app.selectTab("Blue")
    #expect(
      app.log.take() == [
        "blue.loadView", "blue.viewDidLoad", "blue.willAppear", "red.willDisappear", "blue.isAppearing",
        "red.didDisappear", "blue.didAppear",
      ])
    try app.selectTab("Red")
    #expect(
      app.log.take() == [
        "red.willAppear", "blue.willDisappear", "red.isAppearing", "blue.didDisappear", "red.didAppear",
      ])
  }

  // MARK: Rotation

  @Test("The child on the screen hears of a rotation; one that was slid out does not")
  func rotation() throws {
    let (app, root) = try start()
    try choose(1, in: app, root)
    _ = app.log.take()
    app.rotate()
    #expect(
      app.log.take() == [
        "root.willTransition(844x390)", "secondBar.willTransition(844x390)", "second.willTransition(844x390)",
      ]
    )
    let second = try #require(app.topViewController as? ViewController)
    let first = try #require(root.controllers[0].topViewController as? ViewController)
    #expect(second.events.last == "will rotate" && !first.events.contains("will rotate"))
    #expect(root.view.frame == app.window.bounds && app.inconsistencies() == [])
  }

  @Test("The screens of the article hear of everything")
  func screens() throws {
    let (app, root) = try start()
    let first = try #require(app.topViewController as? ViewController)
    app.rotate()
    try choose(1, in: app, root)
    // Their parent is the navigation controller, which keeps them; it is the one that moves.
    #expect(
      first.events == [
        "will move", "did move", "will appear", "did appear", "will rotate", "will disappear", "did disappear",
      ])
  }

  // MARK: The end

  @Test("At the end everybody is released")
  func release() throws {
    var released: [() -> Bool] = []
    func track(_ controller: UIViewController?) {
      released.append { [weak controller] in controller == nil }
    }
    try {
      let (app, root) = try start()
      track(root)
      root.controllers.forEach(track)
      for row in [1, 2, 3, 0, 2] { try choose(row, in: app, root) }
      let list = try #require(app.topViewController as? UITableViewController)
      try app.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      for controller in root.controllers { controller.viewControllers.flatMap { [$0] + $0.children }.forEach(track) }
      app.close()
    }()
    #expect(released.count == 12 && released.allSatisfy { $0() })
  }
}
