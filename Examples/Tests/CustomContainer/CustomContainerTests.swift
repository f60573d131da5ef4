import HeadlessUIKitTesting
import Testing

@testable import CustomContainer

/// A child comes and goes in the documented steps; another is fixed, in traits that it is given.
@MainActor @Suite struct CustomContainerTests {
  private func start() throws -> (HeadlessApp, ContainerViewController) {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    return (app, try #require(app.window.rootViewController as? ContainerViewController))
  }

  /// What holds the leading edge of the image: the stage's leading edge on the screen, its trailing edge beside it.
  private func anchors(in container: ContainerViewController) -> [NSLayoutConstraint.Attribute] {
    let image = container.image?.view ?? container.scene.stage.subviews.first
    return container.scene.stage.constraints
      .filter { $0.firstItem === image && $0.firstAttribute == .leading }.map(\.secondAttribute)
  }

  @Test("The fixed child is there from the start, without code")
  func launch() throws {
    let (app, container) = try start()
    #expect(
      app.log.take() == [
        "container.loadView",
        "container.prepare(caption)", "caption.loadView", "caption.viewDidLoad", "caption.willMove(container)",
        "caption.didMove(container)",
        "container.viewDidLoad", "container.willAppear", "caption.willAppear", "container.isAppearing",
        "caption.isAppearing", "container.didAppear", "caption.didAppear",
      ])
    #expect(container.children == [container.scene.caption])
    #expect(container.scene.caption.view.superview === container.scene.captionContainer)
    #expect(app.inconsistencies() == [])
  }

  @Test("Adding: addChild, the view, constraints that bring it on the screen, and didMove after the animation")
  func adding() throws {
    let (app, container) = try start()
    _ = app.log.take()
    try app.tap("Add", flushing: false)
    #expect(
      app.log.take() == ["image.willMove(container)", "image.loadView", "image.viewDidLoad", "image.willAppear"])
    #expect(container.image?.view.superview === container.scene.stage && anchors(in: container) == [.leading])
    app.flush()
    #expect(app.log.take() == ["image.isAppearing", "image.didAppear", "image.didMove(container)"])
    #expect(container.children == [container.scene.caption, try #require(container.image)])
    #expect(container.image?.scene.container === container && app.inconsistencies() == [])
  }

  @Test("Removing: willMove, constraints that take it off the screen, and after the animation the view and the child")
  func removing() throws {
    let (app, container) = try start()
    try app.tap("Add")
    weak let image = container.image
    _ = app.log.take()
    try app.tap("Remove", flushing: false)
    #expect(app.log.take() == ["image.willMove(nil)"])
    #expect(image?.parent === container && anchors(in: container) == [.trailing])
    app.flush()
    #expect(app.log.take() == ["image.willDisappear", "image.didDisappear", "image.didMove(nil)"])
    #expect(image == nil && container.children == [container.scene.caption])
    #expect(container.scene.stage.subviews.isEmpty && anchors(in: container) == [] && app.inconsistencies() == [])
  }

  @Test("There is one image at a time, and none can be removed where there is none")
  func twice() throws {
    let (app, container) = try start()
    try app.tap("Remove")
    #expect(container.children.count == 1)
    try app.tap("Add", flushing: false)
    try app.tap("Add")
    #expect(container.children.count == 2)
  }

  @Test("An image that is removed while it is still coming goes")
  func removedWhileComing() throws {
    let (app, container) = try start()
    _ = app.log.take()
    try app.tap("Add", flushing: false)
    try app.tap("Remove")
    #expect(
      app.log.take() == [
        "image.willMove(container)", "image.loadView", "image.viewDidLoad", "image.willAppear", "image.willMove(nil)",
        "image.isAppearing", "image.didAppear", "image.didMove(container)",
        "image.willDisappear", "image.didDisappear", "image.didMove(nil)",
      ])
    #expect(container.children.count == 1 && container.scene.stage.subviews.isEmpty && app.inconsistencies() == [])
  }

  @Test("A new image may come while the old one is still going")
  func addedWhileGoing() throws {
    let (app, container) = try start()
    try app.tap("Add")
    weak let old = container.image
    try app.tap("Remove", flushing: false)
    try app.tap("Add")
    #expect(old == nil && container.image != nil)
    #expect(container.scene.stage.subviews == [container.image?.view] && anchors(in: container) == [.leading])
  }

  @Test("The fixed child's traits are overridden, and nobody else's")
  func traits() throws {
    let (app, container) = try start()
    try app.tap("Add")
    #expect(container.scene.caption.traitCollection.horizontalSizeClass == .regular)
    #expect(container.traitCollection.horizontalSizeClass == .compact)
    #expect(container.image?.traitCollection.horizontalSizeClass == .compact)
    app.rotate()
    #expect(container.scene.caption.traitCollection.horizontalSizeClass == .regular)
    #expect(container.scene.caption.traitCollection.verticalSizeClass == .compact)
  }

  @Test("At the end everybody is released", arguments: [true, false])
  func release(withImage: Bool) throws {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    weak let container = app.window.rootViewController as? ContainerViewController
    weak let caption = container?.scene.caption
    try app.tap("Add")
    weak let image = container?.image
    if !withImage { try app.tap("Remove") }
    #expect(container != nil && caption != nil && (image != nil) == withImage)
    app.close()
    #expect(container == nil && caption == nil && image == nil)
  }
}
