import HeadlessUIKit
import Testing

@MainActor struct ConstraintTests {
  private let root = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  @Test("Anchors determine the items and attributes of a constraint")
  func anchors() {
    let constraint = first.leadingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 8)
    #expect(constraint.firstItem === first && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === second && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 8 && constraint.multiplier == 1)
    #expect(constraint.priority == .required && !constraint.isActive)
  }

  @Test("A dimension can be a constant")
  func constantDimension() {
    let constraint = first.widthAnchor.constraint(equalToConstant: 44)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    constraint.isActive = true
    #expect(first.constraints == [constraint])
  }

  @Test(
    "L-02: A constraint is inactive at first, and with the nearest view that all its items are in when it is active")
  func nearestCommonAncestor() {
    let inner = UIView()
    first.addSubview(inner)
    let across = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: first.safeAreaLayoutGuide.topAnchor)
    #expect(!across.isActive && !within.isActive)
    NSLayoutConstraint.activate([across, within])
    #expect(root.constraints == [across])
    #expect(first.constraints == [within])
    NSLayoutConstraint.deactivate([across, within])
    #expect(root.constraints.isEmpty && first.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test("L-05: Activating an active constraint does nothing, nor does deactivating an inactive one")
  func activatingTwice() {
    let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2, constant: 1)
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
    constraint.isActive = true
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test("L-03: A removed view loses the constraints of its ancestors and keeps its own")
  func removal() {
    let inner = UIView()
    first.addSubview(inner)
    let outside = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: first.topAnchor)
    NSLayoutConstraint.activate([outside, inside])
    first.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
    root.addSubview(first)
    #expect(!outside.isActive)
    #expect(root.constraints.isEmpty && first.constraints == [inside])
  }

  @Test("L-03: A removed view and its descendants lose the constraints of all ancestors")
  func removalBelow() {
    let middle = UIView()
    let inner = UIView()
    first.addSubview(middle)
    middle.addSubview(inner)
    let far = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let near = inner.topAnchor.constraint(equalTo: first.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([far, near, own])
    middle.removeFromSuperview()
    #expect(!far.isActive && !near.isActive)
    #expect(own.isActive && inner.constraints == [own])
  }

  @Test("L-03: A constraint that a higher ancestor than necessary owns is lost too")
  func removalFromAbove() {
    let inner = UIView()
    first.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: first.topAnchor)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint] && first.constraints.isEmpty)
    first.removeFromSuperview()
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  @Test("L-03: A view that moves to another superview loses the constraints above it")
  func moving() {
    let constraint = first.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    second.addSubview(first)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    root.bringSubviewToFront(second)
    #expect(constraint.isActive)
  }

  @Test("Constraints stay in their order whichever of them leave")
  func order() {
    let constraints = (0..<20).map { first.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    let leaving = [3, 0, 19, 7, 8, 9, 10, 11, 12, 13, 14, 1]
    for index in leaving { constraints[index].isActive = false }
    #expect(first.constraints.map(\.constant) == [2, 4, 5, 6, 15, 16, 17, 18])
    constraints[7].isActive = true
    constraints[15].isActive = false
    #expect(first.constraints.map(\.constant) == [2, 4, 5, 6, 16, 17, 18, 7])
  }

  @Test("A distance between anchors is a dimension")
  func distance() {
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = gap.constraint(equalToConstant: 8)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("A layout guide belongs to one view, and loses its constraints with it")
  func layoutGuides() {
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: second.topAnchor)
    constraint.isActive = true
    #expect(guide.owningView === first && root.constraints == [constraint])
    let within = guide.topAnchor.constraint(equalTo: first.topAnchor)
    within.isActive = true
    first.removeLayoutGuide(guide)
    #expect(!within.isActive)
    #expect(guide.owningView == nil && !constraint.isActive)
    #expect(first.layoutGuides.isEmpty)
  }

  @Test("L-01: Views made in code follow their autoresizing mask")
  func defaults() {
    #expect(first.translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
    #expect(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Content has its priorities")
  func contentPriorities() {
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("The old initialiser makes the same constraint")
  func itemInitializer() {
    let constraint = NSLayoutConstraint(
      item: first, attribute: .width, relatedBy: .lessThanOrEqual,
      toItem: second, attribute: .height, multiplier: 0.5, constant: 3
    )
    root.addConstraint(constraint)
    #expect(constraint.isActive && constraint.multiplier == 0.5 && constraint.relation == .lessThanOrEqual)
    #expect(constraint.firstItem === first && constraint.secondAttribute == .height)
  }
}
