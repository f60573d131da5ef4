import HeadlessUIKitTesting
import Testing

@testable import ParentChild

/// A child comes, sits in the middle, and goes again.
@MainActor @Suite struct ParentChildTests {
  @Test("The child makes its view from its frame; its parent centres it; both moves are seen both times")
  func story() throws {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    let parent = try #require(app.window.rootViewController as? ParentViewController)
    let child = try #require(parent.child)
    #expect(
      app.log.take() == [
        "parent.loadView", "parent.viewDidLoad",
        "child.willMove(parent)", "child.loadView", "child.viewDidLoad",
        "child.didMove(parent)",
        "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing",
        "parent.didAppear", "child.didAppear",
      ])
    #expect(child.view.frame.size == CGSize(width: 150, height: 150))
    #expect(child.view.center == CGPoint(x: parent.view.bounds.midX, y: parent.view.bounds.midY))
    #expect(child.scene.parent === parent)

    app.rotate()
    #expect(child.view.center == CGPoint(x: parent.view.bounds.midX, y: parent.view.bounds.midY))
    _ = app.log.take()

    try app.tap("Child button")
    #expect(
      app.log.take() == [
        "child.willMove(nil)", "child.willDisappear", "child.didDisappear",
        "child.didMove(nil)",
      ])
    #expect(child.moves == ["will be added", "was added", "will be removed", "was removed"])
    #expect(parent.children.isEmpty && parent.child == nil && child.view.superview == nil)

    parent.addChildController()
    app.flush()
    #expect(parent.children.count == 1 && parent.child !== child)
  }

  @Test("Everybody is released")
  func release() throws {
    let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
    weak let parent = app.window.rootViewController as? ParentViewController
    weak let first = parent?.child
    try app.tap("Child button")
    #expect(first == nil)
    parent?.addChildController()
    weak let second = parent?.child
    app.close()
    #expect(parent == nil && second == nil)
  }
}
