import LayoutSolver

/// The constraints that a stack view shows for the places of its views, with UIKit's names.
///
/// They are for code that looks for them: the solver has rules of its own for stack views, which say the same.
@MainActor struct StackConstraints {
  /// The constraints, without those that the author has made inactive.
  var all: [NSLayoutConstraint] { made.filter(\.isActive) }

  private var made: [NSLayoutConstraint] = []
  /// The guides that the constraints use, which no view lists.
  private var guides: [UILayoutGuide] = []
  private var state: State?

  /// What the constraints depend on.
  private struct State: Equatable {
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let isBaselineRelative: Bool
    let usesMargins: Bool
    let views: [ObjectIdentifier]
    let isHidden: [Bool]
    let spacings: [CGFloat]
    let sizes: [CGSize]

    @MainActor init(_ stack: UIStackView) {
      axis = stack.axis
      distribution = stack.distribution
      alignment = stack.alignment
      isBaselineRelative = stack.isBaselineRelativeArrangement
      usesMargins = stack.isLayoutMarginsRelativeArrangement
      views = stack.arrangedSubviews.map { ObjectIdentifier($0) }
      isHidden = stack.arrangedSubviews.map(\.isHidden)
      spacings = stack.arrangedSubviews.map(stack.space)
      // An author's class counts how often it is asked.
      let usesSizes = distribution == .fillProportionally || alignment != .fill
      sizes = usesSizes ? stack.arrangedSubviews.map(\.intrinsicContentSize) : []
    }
  }

  /// Makes the constraints anew if they are others by now.
  mutating func update(_ stack: UIStackView) {
    let state = State(stack)
    guard state != self.state else { return }
    self.state = state
    for constraint in made where constraint.holder === stack { constraint.holder = nil }
    let maker = StackConstraintMaker(stack)
    (made, guides) = (maker.constraints, maker.guides)
    for constraint in made { constraint.holder = stack }
  }
}

extension UIStackView {
  /// The space after an arranged view in points.
  fileprivate func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return CGFloat((custom == UIStackView.spacingUseDefault ? spacing : custom).spacingPoints)
  }
}

/// Makes the constraints of a stack view, as its properties and its views are now.
@MainActor private struct StackConstraintMaker {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  private let stack: UIStackView
  private let shown: [UIView]
  private let along: Sides
  private let across: Sides

  /// The name of a constraint or a guide.
  private enum Name: String {
    case alignment = "UISV-alignment"
    case ambiguity = "UISV-ambiguity-suppression"
    case connection = "UISV-canvas-connection"
    case distributing = "UISV-distributing"
    case distributingEdge = "UISV-distributing-edge"
    case equality = "UISV-fill-equally"
    case fit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case proportion = "UISV-fill-proportionally"
    case spacing = "UISV-spacing"
    case spanner = "UISV-alignment-spanner"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
  }

  /// The attributes of an axis.
  private struct Sides {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let across = Sides(start: .leading, end: .trailing, middle: .centerX, size: .width)
    static let down = Sides(start: .top, end: .bottom, middle: .centerY, size: .height)
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    (along, across) = stack.axis == .vertical ? (.down, .across) : (.across, .down)
    for view in stack.arrangedSubviews where view.isHidden {
      fix(view, along.size, .hiding, Self.required)
    }
    guard let first = shown.first, let last = shown.last else {
      for size in [along.size, across.size] { fix(stack, size, .fit, StackPriority.emptyFit) }
      return
    }
    add(.connection, container, along.start, .equal, first, along.start)
    add(.connection, container, along.end, .equal, last, along.end)
    addSpacings()
    addDistribution(first)
    addAlignment(first)
  }

  private static let required = Double(UILayoutPriority.required.rawValue)

  /// The area in which views are arranged.
  private var container: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  // MARK: Along the axis

  private mutating func addSpacings() {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (one, next) in zip(shown, shown.dropFirst()) {
      add(
        .spacing, next, lineStart, isLeast ? .greaterThanOrEqual : .equal, one, lineEnd,
        constant: stack.space(after: one))
    }
  }

  /// Whether distances are those between lines of text.
  private var isOfLines: Bool { stack.axis == .vertical && stack.isBaselineRelativeArrangement }
  /// Where the space before a view ends, and where that behind it begins.
  private var lineStart: NSLayoutConstraint.Attribute { isOfLines ? .firstBaseline : along.start }
  private var lineEnd: NSLayoutConstraint.Attribute { isOfLines ? .lastBaseline : along.end }

  private mutating func addDistribution(_ first: UIView) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes(as: first)
    case .fillProportionally: addProportions(to: first)
    case .equalSpacing: addGaps(from: lineEnd, to: lineStart) { _ in Self.required }
    case .equalCentering: addGaps(from: along.middle, to: along.middle, StackPriority.centering)
    }
  }

  private mutating func addEqualSizes(as first: UIView) {
    for view in shown.dropFirst() { add(.equality, view, along.size, .equal, first, along.size) }
  }

  private mutating func addProportions(to first: UIView) {
    let sizes = shown.map { stack.axis == .vertical ? $0.intrinsicContentSize.height : $0.intrinsicContentSize.width }
    guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return addEqualSizes(as: first) }
    for (index, view) in shown.enumerated() where index != base {
      let ratio = max(0, sizes[index]) / sizes[base]
      // A multiplier of zero is not allowed.
      if ratio == 0 {
        fix(view, along.size, .proportion, StackPriority.proportion)
      } else {
        add(
          .proportion, view, along.size, .equal, shown[base], along.size, multiplier: ratio,
          priority: StackPriority.proportion)
      }
    }
  }

  /// Adds guides between neighbours that have the same length.
  private mutating func addGaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, _ priority: (Int) -> Double
  ) {
    guard shown.count > 2 else { return }
    let gaps = zip(shown, shown.dropFirst()).map { one, next in
      let gap = guide(.distributing)
      add(.distributingEdge, gap, along.start, .equal, one, end)
      add(.distributingEdge, gap, along.end, .equal, next, start)
      return gap
    }
    for (place, gap) in gaps.dropFirst().enumerated() {
      add(.equality, gap, along.size, .equal, gaps[0], along.size, priority: priority(place))
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ first: UIView) {
    let attributes = alignedAttributes
    for attribute in attributes {
      // Lines of text have no counterpart in the stack view.
      if attribute != .firstBaseline, attribute != .lastBaseline {
        add(.connection, container, attribute, .equal, first, attribute)
      }
      for view in shown.dropFirst() { add(.alignment, first, attribute, .equal, view, attribute) }
    }
    if attributes.count == 1 { addSpanner() }
  }

  /// What the views have in common.
  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .trailing: [across.end]
    case .center: [across.middle]
    // Across a vertical axis there are no baselines.
    case .firstBaseline: stack.axis == .vertical ? [across.start, across.end] : [.firstBaseline]
    case .lastBaseline: stack.axis == .vertical ? [across.start, across.end] : [.lastBaseline]
    }
  }

  /// Adds the guide that is as large as the stack view, and no larger than the largest view.
  private mutating func addSpanner() {
    let spanner = guide(.spanner)
    add(.connection, container, across.start, .equal, spanner, across.start)
    add(.connection, container, across.end, .equal, spanner, across.end)
    for view in shown {
      add(.spanningBoundary, spanner, across.start, .lessThanOrEqual, view, across.start)
      add(.spanningBoundary, spanner, across.end, .greaterThanOrEqual, view, across.end)
      let size = across.size == .height ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
      if size < 0 { fix(view, across.size, .ambiguity, StackPriority.empty) }
    }
    fix(spanner, across.size, .spanningFit, StackPriority.fit)
  }

  // MARK: Making

  private mutating func guide(_ name: Name) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name.rawValue
    guide.owner = stack
    guides.append(guide)
    return guide
  }

  private mutating func fix(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ name: Name, _ priority: Double
  ) {
    add(name, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }

  private mutating func add(
    _ name: Name, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Double = Self.required
  ) {
    let constraint = NSLayoutConstraint(
      AnchorTerm(item: first, attribute: attribute), relation, AnchorTerm(item: second, attribute: other),
      multiplier: multiplier, constant: constant)
    constraint.identifier = name.rawValue
    constraint.priority = UILayoutPriority(rawValue: Float(priority))
    constraints.append(constraint)
  }
}
