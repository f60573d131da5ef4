import HeadlessUIKit
import Testing

/// The constraints that a stack view shows, which its frames keep: the frames are solved by rules that know nothing of them.
@MainActor @Suite struct StackConstraintTests {
  /// A view with a size of its own.
  private final class Box: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  nonisolated private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  private func stack(_ axis: NSLayoutConstraint.Axis, _ count: Int = 3) -> UIStackView {
    let boxes = [Box(30, 20), Box(50, 40), Box(20, 10), Box(40, 30)].prefix(count)
    let stack = UIStackView(arrangedSubviews: Array(boxes))
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stack.axis = axis
    return stack
  }

  private func names(_ view: UIView) -> [String] { view.constraints.compactMap(\.identifier).sorted() }

  private func names(_ constraints: [NSLayoutConstraint]) -> Set<String> { Set(constraints.compactMap(\.identifier)) }

  @Test("L-43: A row shows how it arranges its views, from the first layout on")
  func row() throws {
    let row = stack(.horizontal)
    row.spacing = 8
    #expect(row.constraints.isEmpty)
    row.layoutIfNeeded()
    let alignment = Array(repeating: "UISV-alignment", count: 4)
    let connections = Array(repeating: "UISV-canvas-connection", count: 4)
    #expect(names(row) == alignment + connections + ["UISV-spacing", "UISV-spacing"])
    let spacing = try #require(row.constraints.first { $0.identifier == "UISV-spacing" })
    #expect(spacing.firstItem === row.arrangedSubviews[1] && spacing.firstAttribute == .leading)
    #expect(spacing.secondItem === row.arrangedSubviews[0] && spacing.secondAttribute == .trailing)
    #expect(spacing.constant == 8 && spacing.relation == .equal && spacing.priority == .required && spacing.isActive)
  }

  @Test("L-43: They are the same objects until something changes, and are active no longer then")
  func identity() throws {
    let row = stack(.horizontal)
    row.layoutIfNeeded()
    let before = row.constraints
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(before.map { ObjectIdentifier($0) } == row.constraints.map { ObjectIdentifier($0) })
    row.arrangedSubviews[1].isHidden = true
    row.layoutIfNeeded()
    #expect(names(row.constraints).contains("UISV-hiding"))
    #expect(before.allSatisfy { !$0.isActive })
    let hiding = try #require(row.constraints.first { $0.identifier == "UISV-hiding" })
    #expect(hiding.firstItem === row.arrangedSubviews[1] && hiding.firstAttribute == .width && hiding.constant == 0)
    hiding.isActive = false
    #expect(!names(row.constraints).contains("UISV-hiding"))
  }

  @Test("L-43: They stand beside the author's, and affect the views' layout")
  func affecting() throws {
    let row = stack(.horizontal)
    let first = row.arrangedSubviews[0]
    let own = first.widthAnchor.constraint(lessThanOrEqualToConstant: 1_000)
    let ratio = row.arrangedSubviews[1].widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor)
    NSLayoutConstraint.activate([own, ratio])
    row.layoutIfNeeded()
    #expect(row.constraints.first === ratio && first.constraints == [own])
    #expect(names(first.constraintsAffectingLayout(for: .horizontal)) == ["UISV-canvas-connection", "UISV-spacing"])
    #expect(first.constraintsAffectingLayout(for: .horizontal).contains { $0 === own })
    #expect(names(first.constraintsAffectingLayout(for: .vertical)) == ["UISV-canvas-connection", "UISV-alignment"])
  }

  @Test("L-43: Each distribution and alignment has constraints of its own")
  func kinds() {
    let column = stack(.vertical)
    column.distribution = .equalSpacing
    column.alignment = .center
    column.layoutIfNeeded()
    let common: Set = ["UISV-canvas-connection", "UISV-alignment", "UISV-spacing"]
    let spanning: Set = ["UISV-spanning-boundary", "UISV-spanning-fit"]
    #expect(names(column.constraints) == common.union(spanning).union(["UISV-distributing-edge", "UISV-fill-equally"]))
    column.distribution = .fillProportionally
    column.alignment = .fill
    #expect(names(column.constraints) == common.union(["UISV-fill-proportionally"]))
    for view in column.arrangedSubviews { view.isHidden = true }
    #expect(names(column) == ["UISV-canvas-fit", "UISV-canvas-fit", "UISV-hiding", "UISV-hiding", "UISV-hiding"])
    for view in column.arrangedSubviews { view.isHidden = false }
    column.distribution = .equalSpacing
    column.isBaselineRelativeArrangement = true
    let lines = column.constraints.filter { ["UISV-spacing", "UISV-distributing-edge"].contains($0.identifier ?? "") }
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { [.firstBaseline, .lastBaseline].contains($0.secondAttribute) })
    let plain = UIStackView(arrangedSubviews: [UIView(), Box(10, 10)])
    plain.alignment = .top
    plain.layoutIfNeeded()
    #expect(names(plain).count { $0 == "UISV-ambiguity-suppression" } == 1)
  }

  @Test("L-43: The frames keep them", arguments: distributions, alignments)
  func framesKeepThem(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    var compared = 0
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for count in 1...4 {
        for hidden in [nil, 0, count - 1] {
          let stack = stack(axis, count)
          stack.distribution = distribution
          stack.alignment = alignment
          stack.spacing = CGFloat(count * 3)
          stack.isLayoutMarginsRelativeArrangement = count.isMultiple(of: 2)
          if count > 2 { stack.setCustomSpacing(11, after: stack.arrangedSubviews[1]) }
          if let hidden { stack.arrangedSubviews[hidden].isHidden = true }
          stack.layoutIfNeeded()
          compared += check(stack)
        }
      }
    }
    #expect(compared > 100)
  }

  /// Compares the sides of each constraint that has to hold; returns how many there are.
  private func check(_ stack: UIStackView) -> Int {
    var guides: [ObjectIdentifier: (min: CGPoint, max: CGPoint)] = [:]
    var compared = 0
    for constraint in stack.constraints where constraint.priority.rawValue >= 999 {
      guard let first = constraint.firstItem, !isLine(constraint) else { continue }
      // The ends of a guide are those of what it lies between.
      if let guide = first as? UILayoutGuide, guide !== stack.layoutMarginsGuide,
        constraint.identifier == "UISV-distributing-edge", let second = constraint.secondItem
      {
        let place = value(constraint.secondAttribute, second, stack, guides)
        set(constraint.firstAttribute, place, &guides[ObjectIdentifier(guide), default: (.zero, .zero)])
        continue
      }
      if (constraint.secondItem as? UILayoutGuide)?.identifier == "UISV-alignment-spanner" { continue }
      if (first as? UILayoutGuide)?.identifier == "UISV-alignment-spanner" { continue }
      let right = constraint.secondItem.map { value(constraint.secondAttribute, $0, stack, guides) } ?? 0
      let left = value(constraint.firstAttribute, first, stack, guides)
      let difference = left - right * constraint.multiplier - constraint.constant
      let holds = constraint.relation == .equal ? abs(difference) < 0.7 : difference > -0.7
      #expect(holds, "\(constraint.identifier ?? ""): \(left), not \(right) × \(constraint.multiplier)")
      compared += 1
    }
    return compared
  }

  private func isLine(_ constraint: NSLayoutConstraint) -> Bool {
    [.firstBaseline, .lastBaseline].contains(constraint.firstAttribute)
  }

  private func set(
    _ attribute: NSLayoutConstraint.Attribute, _ place: CGFloat, _ guide: inout (min: CGPoint, max: CGPoint)
  ) {
    switch attribute {
    case .leading: guide.min.x = place
    case .trailing: guide.max.x = place
    case .top: guide.min.y = place
    default: guide.max.y = place
    }
  }

  /// The value of an attribute in the stack view's coordinates.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ stack: UIStackView,
    _ guides: [ObjectIdentifier: (min: CGPoint, max: CGPoint)]
  ) -> CGFloat {
    var frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
    if let guide = guides[ObjectIdentifier(item)] {
      frame = CGRect(
        x: guide.min.x, y: guide.min.y, width: guide.max.x - guide.min.x, height: guide.max.y - guide.min.y)
    }
    if item === stack { frame.origin = .zero }
    return switch attribute {
    case .leading: frame.minX
    case .trailing: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }
}
