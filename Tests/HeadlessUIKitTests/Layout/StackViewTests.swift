import HeadlessUIKit
import Testing

@MainActor @Suite struct StackViewTests {
  private let first = UIView()
  private let second = UIView()

  @Test("Arranged views are subviews, in an order of their own")
  func arranging() {
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    #expect(stack.subviews == [first, second])
  }

  @Test("A view that is arranged no more is still a subview; one taken out is neither")
  func removing() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.subviews == [first, second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [first])
  }

  @Test("An arranged view can be followed by a spacing of its own")
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
