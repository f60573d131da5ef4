import HeadlessUIKit
import Testing

/// Subclasses of constraints, and arithmetic with anchors.
@MainActor @Suite struct ConstraintSubclassTests {
  /// Has no initialiser but those that it inherits, as layout libraries write it.
  private final class LabelledConstraint: NSLayoutConstraint {
    var label: String?
  }

  /// Has its own properties for the items.
  private final class CountedConstraint: NSLayoutConstraint {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init()
    }
  }

  @Test("A subclass inherits the initialisers, and is active as any other")
  func inherited() {
    let view = UIView()
    let constraint = LabelledConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 40)
    constraint.label = "width"
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    #expect(constraint.constant == 40 && constraint.relation == .equal && constraint.firstAttribute == .width)
  }

  @Test("A subclass can have its own initialiser")
  func own() {
    let constraint = CountedConstraint(count: 3)
    #expect(constraint.count == 3 && constraint.firstItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.priority == .required && !constraint.isActive)
  }

  @Test("Without a second item there is no second attribute")
  func noSecondItem() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 5)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
  }

  @Test("Numbers are added to priorities, levels and weights, which have an order")
  func arithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251) && 1 + UILayoutPriority.defaultLow > .defaultLow)
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    var level = UIWindow.Level.alert
    level += 1
    #expect(level == UIWindow.Level(2001) && level > .alert)
    level -= 2001
    #expect(level == .normal && UIFont.Weight.bold > .regular)
  }
}
