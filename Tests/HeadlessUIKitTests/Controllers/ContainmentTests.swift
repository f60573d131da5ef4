import HeadlessUIKit
import Testing

@MainActor @Suite struct ContainmentTests {
  private let parent = UIViewController()
  private let child = RecordingController()

  @Test("A child is told that it will move, not that it did; its view is left alone")
  func adding() {
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    #expect(child.log == ["willMove(parent)"])
    #expect(!child.isViewLoaded)
  }

  @Test("A child that leaves is told that it did move; its view is left alone")
  func removing() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(child.log == ["willMove(parent)", "viewDidLoad", "didMove(nil)"])
    #expect(child.view.superview === parent.view)
    child.removeFromParent()
    #expect(child.log.count == 3)
  }

  @Test("A child goes from one parent to another")
  func reparenting() {
    let other = UIViewController()
    parent.addChild(child)
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    #expect(child.log == ["willMove(parent)", "didMove(nil)", "willMove(parent)"])
  }

  @Test("A child of the same parent stays as it is")
  func addingTwice() {
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.log == ["willMove(parent)"])
  }

  @Test("A controller cannot be its own child")
  func ownChild() {
    #expect(exceptions { parent.addChild(parent) }.count == 1)
    #expect(parent.children.isEmpty)
  }

  @Test("The parent is not held by its child")
  func weakParent() {
    do {
      let parent = UIViewController()
      parent.addChild(child)
    }
    #expect(child.parent == nil)
  }

  @Test("A transition puts one child's view in the place of the other's")
  func transition() {
    let other = RecordingController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.addChild(other)
    var finished = false
    parent.transition(from: child, to: other, duration: 1, animations: nil) { finished = $0 }
    Transactions.flush()
    #expect(finished && parent.view.subviews == [other.view])
    #expect(child.parent === parent)
  }

  @Test("A transition is between children of the receiver")
  func transitionBetweenStrangers() {
    let raised = exceptions { parent.transition(from: child, to: UIViewController(), duration: 1, animations: nil) }
    #expect(raised.first?.reason.contains("must have a common parent view controller") == true)
  }

  @Test("A parent may override the traits of a child")
  func traits() {
    parent.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }
}
