import HeadlessUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
  private let root = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  @Test("Anchors say what a constraint is about")
  func anchors() {
    let constraint = first.leadingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 8)
    #expect(constraint.firstItem === first && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === second && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 8 && constraint.multiplier == 1)
    #expect(constraint.priority == .required && !constraint.isActive)
  }

  @Test("A dimension may be a constant")
  func constantDimension() {
    let constraint = first.widthAnchor.constraint(equalToConstant: 44)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    constraint.isActive = true
    #expect(first.constraints == [constraint])
  }

  @Test("An active constraint is with the nearest view that all its items are in")
  func nearestCommonAncestor() {
    let inner = UIView()
    first.addSubview(inner)
    let across = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: first.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([across, within])
    #expect(root.constraints == [across])
    #expect(first.constraints == [within])
    NSLayoutConstraint.deactivate([across, within])
    #expect(root.constraints.isEmpty && first.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test("What is active already stays as it is")
  func activatingTwice() {
    let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2, constant: 1)
    constraint.isActive = true
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("Views without a common ancestor cannot be related")
  func noCommonAncestor() {
    let stranger = UIView()
    let constraint = first.topAnchor.constraint(equalTo: stranger.topAnchor)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.map(\.name.rawValue) == ["NSGenericException"])
    #expect(!constraint.isActive)
  }

  @Test("A view that is taken out loses the constraints above it and keeps its own")
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
  }

  @Test("A distance between anchors is a dimension")
  func distance() {
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = gap.constraint(equalToConstant: 8)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("A layout guide belongs to one view")
  func layoutGuides() {
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: second.topAnchor)
    constraint.isActive = true
    #expect(guide.owningView === first && root.constraints == [constraint])
    first.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !constraint.isActive)
    #expect(first.layoutGuides.isEmpty)
  }

  @Test("Views made in code follow their autoresizing mask, and content has its priorities")
  func defaults() {
    #expect(first.translatesAutoresizingMaskIntoConstraints)
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("The old way of making a constraint says the same")
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
