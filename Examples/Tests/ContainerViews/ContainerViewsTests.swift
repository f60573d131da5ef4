import HeadlessUIKitTesting
import Testing

@testable import ContainerViews

/// Container views everywhere: three at once, one filled by code, one that swaps, four in one place.
@MainActor @Suite struct ContainerViewsTests {
  private func start() throws -> (HeadlessApp, Dash) {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    return (app, try #require(app.window.rootViewController as? Dash))
  }

  @Test("The boss finds its three children in prepare, one after the other, before its viewDidLoad")
  func dash() throws {
    let (app, dash) = try start()
    #expect(
      app.log.take() == [
        "dash.loadView",
        "snap.loadView", "snap.viewDidLoad", "snap.willMove(dash)", "snap.didMove(dash)",
        "clock.loadView", "clock.viewDidLoad", "clock.willMove(dash)", "clock.didMove(dash)",
        "other.loadView", "other.viewDidLoad", "other.willMove(dash)", "other.didMove(dash)",
        "dash.viewDidLoad",
        "dash.willAppear", "snap.willAppear", "clock.willAppear", "other.willAppear",
        "dash.isAppearing", "snap.isAppearing", "clock.isAppearing", "other.isAppearing",
        "dash.didAppear", "snap.didAppear", "clock.didAppear", "other.didAppear",
      ])
    #expect(dash.children == [dash.snap, dash.clock, dash.other])
    #expect(dash.snap === dash.scene.snap && dash.snap?.view.superview === dash.scene.snapContainer)
  }

  @Test("A child's way up to its boss: nil in viewDidLoad, there in viewDidAppear")
  func boss() throws {
    MainScenes.factory.makeSnap = { CuriousSnap() }
    defer { MainScenes.factory = .init() }
    let (_, dash) = try start()
    let snap = try #require(dash.snap as? CuriousSnap)
    #expect(snap.bossOnLoad == nil && snap.bossOnAppear === dash && snap.myBoss === dash)
  }

  @Test("An editor is presented over the current context; it is no child")
  func editor() throws {
    let (app, dash) = try start()
    _ = app.log.take()
    try app.tap("Edit")
    #expect(
      app.log.take() == [
        "dash.present(edit)", "edit.loadView", "edit.viewDidLoad", "edit.willAppear", "edit.isAppearing",
        "edit.didAppear",
      ])
    let edit = try #require(dash.presentedViewController as? Edit)
    #expect(edit.presentingViewController === dash && edit.parent == nil && dash.children.count == 3)
    #expect(dash.view.window != nil && edit.text == dash.clock?.text)
    try app.tap("Done")
    #expect(app.log.take() == ["edit.dismiss", "edit.willDisappear", "edit.didDisappear"])
    #expect(dash.presentedViewController == nil)
  }

  @Test("A map from another scene file is put into a view by code, and taken out again")
  func map() throws {
    let (app, dash) = try start()
    _ = app.log.take()
    try app.tap("Map")
    #expect(
      app.log.take() == [
        "map.willMove(dash)", "map.loadView", "map.viewDidLoad", "map.willAppear", "map.didMove(dash)",
        "map.isAppearing", "map.didAppear",
      ])
    #expect(dash.map?.view.superview === dash.dynamicContainerView && dash.children.count == 4)
    try app.tap("Map")
    #expect(app.log.take() == ["map.willMove(nil)", "map.willDisappear", "map.didDisappear", "map.didMove(nil)"])
    #expect(dash.map == nil && dash.children.count == 3)
  }

  @Test("A holder swaps: the old child goes, then the new one comes")
  func holder() throws {
    let app = HeadlessApp(root: HolderScenes.instantiateInitialViewController())
    let holder = try #require(app.window.rootViewController as? Holder)
    weak let about = holder.scene.about
    _ = app.log.take()
    try app.tap("Help")
    #expect(
      app.log.take() == [
        "holder.prepare(help)", "about.willMove(nil)", "about.willDisappear", "about.didDisappear",
        "about.didMove(nil)", "help.loadView", "help.viewDidLoad", "help.willMove(holder)", "help.willAppear",
        "help.didMove(holder)", "help.isAppearing", "help.didAppear",
      ])
    #expect(about == nil && holder.children == [holder.scene.help])
  }

  @Test("Of four containers in one place one is shown; all four children are there")
  func widgets() throws {
    let app = HeadlessApp(root: WidgetsScenes.instantiateInitialViewController())
    let widgets = try #require(app.window.rootViewController as? Widgets)
    _ = app.log.take()
    for index in widgets.containers.indices {
      widgets.show(index)
      #expect(widgets.containers.indices.filter { !widgets.containers[$0].isHidden } == [index])
      #expect(app.visibleViewControllers == [widgets, widgets.children[index]])
    }
    // UIKit tells nobody of a view that is hidden.
    #expect(widgets.children.count == 4 && app.log.take() == [])
  }

  @Test("Everybody is released")
  func release() throws {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    weak let dash = app.window.rootViewController as? Dash
    weak let snap = dash?.snap
    try app.tap("Map")
    weak let map = dash?.map
    try app.tap("Edit")
    weak let edit = dash?.presentedViewController
    #expect(snap != nil && map != nil && edit != nil)
    app.close()
    #expect(dash == nil && snap == nil && map == nil && edit == nil)
  }
}

/// Looks for its boss early.
private final class CuriousSnap: Snap {
  private(set) weak var bossOnLoad: UIViewController?
  private(set) weak var bossOnAppear: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    bossOnLoad = parent
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bossOnAppear = parent
  }
}
