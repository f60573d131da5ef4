import UIKitFacts

/// The rules and constraints of all items as a linear problem.
struct LayoutRows {
  private(set) var linear = LinearProblem()
  /// Where each linear constraint comes from.
  private(set) var sources: [Source] = []

  /// Where a linear constraint comes from.
  enum Source {
    /// A constraint of the problem.
    case constraint(Int)
    /// A rule of UIKit for an item.
    case rule(LayoutProblem.ItemIndex)
  }

  init(_ context: LayoutContext) {
    let problem = context.problem
    for item in problem.items {
      // A guide of UIKit follows its view; in one that is too small for its insets it has a negative size.
      let isDerived = item.role != .view && item.role != .guide(.custom)
      for measure in LayoutContext.Measure.allCases {
        _ = linear.addVariable(isSize: measure.isSize && !isDerived, isDerived: isDerived)
      }
    }
    for index in problem.items.indices { addRules(for: index, context) }
    for index in problem.constraints.indices { add(constraint: index, context) }
  }

  /// Adds a linear constraint: a sum compared with zero.
  mutating func add(
    _ row: SparseRow, _ relation: LayoutConstraint.Relation = .equal, priority: Double = LinearProblem.required,
    from source: Source
  ) {
    guard row.constant.isFinite, row.coefficients.allSatisfy(\.isFinite) else { return }
    linear.constraints.append(LinearProblem.Constraint(row: row, relation: relation, priority: priority))
    sources.append(source)
  }

  // MARK: Rules of items

  private mutating func addRules(for index: LayoutProblem.ItemIndex, _ context: LayoutContext) {
    let item = context.problem.items[index]
    guard case .view = item.role else {
      if item.role != .guide(.custom) { addGuide(index, context) }
      return
    }
    addPlace(of: index, item, context.problem)
    addContent(of: index, item, context)
    if let stack = item.stack { StackRules(stack, index, context).add(to: &self) }
  }

  private mutating func addPlace(of index: LayoutProblem.ItemIndex, _ item: LayoutItem, _ problem: LayoutProblem) {
    guard let parent = item.parent else {
      fix(index, .x, item.frame.left)
      fix(index, .y, item.frame.top)
      guard item.autoresizing != nil else { return }
      fix(index, .width, item.frame.size.width)
      fix(index, .height, item.frame.size.height)
      return
    }
    guard let mask = item.autoresizing else { return }
    let reference = item.frameReference ?? problem.items[parent].frame.size
    let horizontal = AutoresizingRule(mask, .horizontal, item.frame, in: reference)
    let vertical = AutoresizingRule(mask, .vertical, item.frame, in: reference)
    add(
      horizontal.position(LayoutContext.variable(index, .x), LayoutContext.variable(parent, .width)), from: .rule(index)
    )
    add(
      horizontal.size(LayoutContext.variable(index, .width), LayoutContext.variable(parent, .width)), from: .rule(index)
    )
    add(
      vertical.position(LayoutContext.variable(index, .y), LayoutContext.variable(parent, .height)), from: .rule(index))
    add(
      vertical.size(LayoutContext.variable(index, .height), LayoutContext.variable(parent, .height)), from: .rule(index)
    )
  }

  private mutating func fix(_ index: LayoutProblem.ItemIndex, _ measure: LayoutContext.Measure, _ value: Double) {
    add(SparseRow([(LayoutContext.variable(index, measure), 1)], constant: -value), from: .rule(index))
  }

  private mutating func addContent(of index: LayoutProblem.ItemIndex, _ item: LayoutItem, _ context: LayoutContext) {
    let size = context.intrinsic[index]
    if let fallback = item.fallbackSize {
      for (attribute, length) in [(LayoutAnchor.Attribute.width, fallback.width), (.height, fallback.height)] {
        var row = context.own(attribute, of: index)
        row.constant -= length
        add(row, priority: Self.fallbackPriority, from: .rule(index))
      }
    }
    if let width = size.width {
      let row = context.own(.width, of: index)
      addContent(index, row, width, item.hugging.horizontal, item.compression.horizontal)
    }
    if let height = size.height {
      let row = context.own(.height, of: index)
      addContent(index, row, height, item.hugging.vertical, item.compression.vertical)
    }
  }

  private mutating func addContent(
    _ index: LayoutProblem.ItemIndex, _ row: SparseRow, _ size: Double, _ hugging: Double, _ compression: Double
  ) {
    var row = row
    row.constant -= size
    if hugging > 0 { add(row, .lessThanOrEqual, priority: hugging, from: .rule(index)) }
    if compression > 0 { add(row, .greaterThanOrEqual, priority: compression, from: .rule(index)) }
  }

  /// The frame of a guide that follows from its view.
  private mutating func addGuide(_ index: LayoutProblem.ItemIndex, _ context: LayoutContext) {
    let item = context.problem.items[index]
    guard let owner = item.parent, case .guide(let guide) = item.role else { return }
    let edges = context.guideEdges(guide, of: owner)
    let (x, y) = (LayoutContext.variable(index, .x), LayoutContext.variable(index, .y))
    let (width, height) = (LayoutContext.variable(index, .width), LayoutContext.variable(index, .height))
    add(edges.left, minus: [(x, 1)], from: .rule(index))
    add(edges.top, minus: [(y, 1)], from: .rule(index))
    add(edges.right, minus: [(x, 1), (width, 1)], from: .rule(index))
    add(edges.bottom, minus: [(y, 1), (height, 1)], from: .rule(index))
  }

  /// More than that by which an empty view of a stack view takes no space, and less than those of all else.
  private static let fallbackPriority = 26.0

  private mutating func add(_ row: SparseRow, minus terms: [(Int, Double)], from source: Source) {
    var row = row
    for (variable, coefficient) in terms { row.add(-coefficient, of: variable) }
    add(row, from: source)
  }

  // MARK: Constraints

  private mutating func add(constraint index: Int, _ context: LayoutContext) {
    guard let constraint = Self.linear(context.problem.constraints[index], context) else { return }
    add(constraint.row, constraint.relation, priority: constraint.priority, from: .constraint(index))
  }

  /// A constraint as a sum that is compared with zero; nil if its items have nothing to do with each other.
  static func linear(_ constraint: LayoutConstraint, _ context: LayoutContext) -> LinearProblem.Constraint? {
    let (problem, tree) = (context.problem, context.tree)
    guard problem.items.indices.contains(constraint.first.item),
      constraint.second.map({ problem.items.indices.contains($0.item) }) ?? true
    else { return nil }
    let ancestor = constraint.second.flatMap { tree.commonAncestor(constraint.first.item, $0.item) }
    if constraint.second != nil, ancestor == nil { return nil }
    let holder = constraint.holder ?? ancestor ?? tree.owner(of: constraint.first.item)
    let isRightToLeft = holder.map { problem.items[$0].isRightToLeft } ?? false
    var row = context.term(constraint.first, in: ancestor, isRightToLeft)
    if let second = constraint.second {
      row.add(-constraint.multiplier, times: context.term(second, in: ancestor, isRightToLeft))
    }
    var constant: Double
    switch constraint.constant {
    case .points(let points): constant = points
    case .systemSpacing: constant = context.systemSpacing(constraint) * constraint.multiplier
    }
    // What follows the direction counts to the left where that is the direction.
    let isTurned = isRightToLeft && constraint.first.attribute.isReading
    if isTurned { constant = -constant }
    row.constant -= constant
    return LinearProblem.Constraint(
      row: row, relation: isTurned ? constraint.relation.turned : constraint.relation, priority: constraint.priority)
  }
}

extension LayoutConstraint.Relation {
  /// The relation where both sides count in the other direction.
  var turned: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAnchor.Attribute {
  /// Whether it follows the direction of the language.
  var isReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
