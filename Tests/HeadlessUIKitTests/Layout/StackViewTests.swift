import HeadlessUIKit
import Testing

@MainActor struct StackViewTests {
  private let first = UIView()
  private let second = UIView()

  @Test("L-07: Arranged views are subviews, in an order of their own")
  func arranging() {
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    #expect(stack.subviews == [first, second])
  }

  @Test("L-07: A view that is no longer arranged stays a subview; a removed one is neither")
  func removing() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.subviews == [first, second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [first])
  }

  @Test("L-07: A view that is arranged again changes its place among the arranged, and no other")
  func arrangingAgain() {
    let third = UIView()
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third, first])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, second, first])
    #expect(stack.subviews == [first, second, third])
  }

  @Test("L-07: A subview is not arranged by itself, and can be later")
  func subviews() {
    let stack = UIStackView()
    stack.addSubview(first)
    #expect(stack.arrangedSubviews.isEmpty)
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [first] && stack.subviews == [first])
  }

  @Test("L-07: A view leaves one stack view for another")
  func moving() {
    let stack = UIStackView(arrangedSubviews: [first])
    let other = UIStackView(arrangedSubviews: [first])
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    #expect(other.arrangedSubviews == [first] && first.superview === other)
  }

  @Test("L-08: The view of a child can be arranged if its parent is the controller above the stack view")
  func controllers() {
    let window = UIWindow()
    let parent = UIViewController()
    let child = UIViewController()
    let stack = UIStackView()
    parent.view.addSubview(stack)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let raised = exceptions {
      parent.addChild(child)
      stack.addArrangedSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(raised == [])
    #expect(stack.arrangedSubviews == [child.view] && child.view.window === window)
    window.isHidden = true
  }

  @Test("L-08: It cannot be arranged if another controller is above the stack view")
  func strangeControllers() {
    let window = UIWindow()
    let parent = UIViewController()
    let child = UIViewController()
    let stack = UIStackView()
    let other = UIViewController()
    other.addChild(child)
    parent.view.addSubview(stack)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let raised = exceptions { stack.addArrangedSubview(child.view) }
    #expect(raised.map(\.name.rawValue) == ["UIViewControllerHierarchyInconsistency"])
    #expect(child.parent === other)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    window.isHidden = true
  }

  @Test("An index out of bounds raises an exception", arguments: [-1, 2])
  func outOfBounds(index: Int) {
    let stack = UIStackView(arrangedSubviews: [first])
    let raised = exceptions { stack.insertArrangedSubview(second, at: index) }
    #expect(raised.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(stack.arrangedSubviews == [first] && stack.subviews == [first])
  }

  @Test("Arranged views follow constraints, not their masks")
  func constraints() {
    _ = UIStackView(arrangedSubviews: [first])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("W-09: Decoding a stack view always succeeds")
  func decoding() {
    let stack: UIStackView = UIStackView(coder: NSCoder())
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("An arranged view can have custom spacing")
  func customSpacing() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(20, after: first)
    #expect(stack.customSpacing(after: first) == 20)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
