import SceneCatalog
import SceneDiagnostics

/// The constraints of a tree of views as linear equations.
///
/// Each view has four unknowns in the coordinates of the tree: where it begins and how large it is, along both axes.
/// Sides of views and guides are sums of them, so a constraint is a row of a `LinearSystem`.
struct LayoutEquations {
  /// An item with a frame.
  enum Item: Hashable {
    /// A view or a guide of the scene.
    case object(ID<SceneObject>)
    /// The content of a scroll view.
    case content(ID<SceneObject>)

    var object: ID<SceneObject> {
      switch self {
      case .object(let id), .content(let id): id
      }
    }
  }

  /// A constraint.
  struct Constraint {
    /// The sum that is zero, or that a relation compares with zero.
    let row: LinearSystem.Row
    /// The object whose attribute or element it is.
    let object: ID<SceneObject>
    /// The source range.
    let range: SourceRange
    /// Whether it is an equation that holds in every environment, with every priority.
    let isUnconditionallyRequired: Bool
  }

  /// The items with unknowns, in the order of the file.
  private(set) var items: [Item] = []
  /// The constraints, in the order of the file.
  private(set) var constraints: [Constraint] = []
  /// Whether another check refuses one of the constraints, so that something may only seem to be missing.
  private(set) var isIncomplete = false
  private var numbers: [Item: Int] = [:]
  private let graph: SceneGraph
  private let tree: ID<ViewTree>
  private let names: [String: ID<SceneObject>]

  init(of tree: ID<ViewTree>, in graph: SceneGraph) {
    self.graph = graph
    self.tree = tree
    names = graph.objectsByName(in: tree)
    for id in graph.trees[tree].objects {
      if graph.objects[id].kind.role == .constraint { addConstraint(id) } else { addAttributes(of: id) }
    }
  }

  /// The unknown that is a measure of an item; nil where the item is in no constraint.
  func unknown(_ measure: LayoutMeasure, of item: Item) -> Int? { numbers[item].map { $0 * 4 + measure.rawValue } }

  /// The item and the measure that an unknown stands for.
  func meaning(of unknown: Int) -> (item: Item, measure: LayoutMeasure)? {
    guard items.indices.contains(unknown / 4), let measure = LayoutMeasure(rawValue: unknown % 4) else { return nil }
    return (items[unknown / 4], measure)
  }

  // MARK: Constraints

  private mutating func addAttributes(of id: ID<SceneObject>) {
    let object = graph.objects[id]
    guard object.isLaidOut else { return }
    addPins(of: id)
    for rule in object.layout {
      guard let row = row(of: rule.value, id) else {
        isIncomplete = true
        continue
      }
      let isAlone = object.layout.filter { $0.side == rule.side }.count == 1
      add(
        row, of: id, at: rule.range, relation: rule.value.relation, priority: rule.value.priority,
        isAlways: rule.condition == nil && isAlone)
    }
  }

  private mutating func addPins(of id: ID<SceneObject>) {
    let object = graph.objects[id]
    guard object.isPinned, let parent = object.parent else { return }
    let pins = object.all(.pin)
    let insets = object.all(.inset)
    for pin in pins {
      guard let guide = ViewGuide(pin.value) else { continue }
      let inset = insets.first.flatMap { Insets($0.value) }
      for edge in object.pinnedEdges {
        let target = Anchor(item: parent, guide: guide, side: edge)
        let isFar = edge == .trailing || edge == .bottom
        let distance = (inset?[edge]?.value ?? 0) * (isFar ? -1 : 1)
        let row = row(Anchor(item: id, guide: nil, side: edge), target, factor: 1, constant: distance, from: id)
        add(
          row, of: id, at: pin.range, relation: .equal, priority: nil,
          isAlways: pins.count == 1 && insets.count <= 1 && pin.condition == nil)
      }
    }
  }

  private mutating func addConstraint(_ id: ID<SceneObject>) {
    let constraint = graph.objects[id]
    guard let side = constraint[.firstAttribute], let owner = constraint.parent,
      let first = anchor(constraint[.firstItem], side, of: owner), let second = secondAnchor(of: constraint, owner)
    else {
      isIncomplete = true
      return
    }
    let factors = (constraint[.multiplier]?.factors ?? []).map(\.value)
    let factor = factors.count == 2 ? factors[0] / factors[1] : factors.first ?? 1
    let row = row(
      first, second.anchor, factor: factor, constant: constraint[.constant].map(Self.points) ?? 0, from: owner)
    add(
      row, of: id, at: constraint.range, relation: constraint[.relation] ?? .equal, priority: constraint[.priority],
      isAlways: constraint.variations.isEmpty && !constraint.has(.when) && constraint[.active] != false)
  }

  /// The second item of a valid constraint, which may have none.
  private struct SecondAnchor {
    let anchor: Anchor?
  }

  /// What the second item of a constraint is, if it has one; nil if that is not valid.
  private func secondAnchor(of constraint: SceneObject, _ owner: ID<SceneObject>) -> SecondAnchor? {
    guard let item = constraint[.secondItem], let side = constraint[.secondAttribute] else {
      return constraint[.firstAttribute]?.isSize ?? false ? SecondAnchor(anchor: nil) : nil
    }
    guard constraint[.firstAttribute]?.canRelate(to: side) ?? false else { return nil }
    return anchor(item, side, of: owner).map { SecondAnchor(anchor: $0) }
  }

  private mutating func add(
    _ row: LinearSystem.Row, of id: ID<SceneObject>, at range: SourceRange, relation: LayoutRelation,
    priority: Decimal?, isAlways: Bool
  ) {
    let isRequired = priority.map { $0.value >= 1000 } ?? true
    constraints.append(
      Constraint(
        row: row, object: id, range: range,
        isUnconditionallyRequired: isRequired && relation == .equal && isAlways))
  }

  // MARK: Rows

  /// A side of an item or of a guide of it.
  fileprivate struct Anchor {
    let item: ID<SceneObject>
    let guide: ViewGuide?
    let side: LayoutSide
  }

  private mutating func row(of value: LayoutExpression, _ id: ID<SceneObject>) -> LinearSystem.Row? {
    let own = Anchor(item: id, guide: nil, side: value.side)
    let parent = graph.objects[id].parent
    let target: Anchor
    switch value.target {
    case .none where value.side.isSize:
      return row(own, nil, factor: 1, constant: value.constant.map(Self.points) ?? 0, from: id)
    case .none:
      guard let parent else { return nil }
      target = Anchor(item: parent, guide: .superview, side: value.side)
    case .guide(let guide):
      guard let parent else { return nil }
      target = Anchor(item: parent, guide: guide, side: value.targetSide ?? value.side)
    case .item(let name, let guide):
      guard let item = names[name] else { return nil }
      target = Anchor(item: item, guide: guide, side: value.targetSide ?? value.side)
    }
    let distance = value.constant.map(Self.points) ?? 0
    // Without a side of the target, the distance is an inset.
    let isInset = value.targetSide == nil && [.trailing, .right, .bottom].contains(value.side)
    guard own.side.canRelate(to: target.side) else { return nil }
    return row(
      own, target, factor: value.multiplier?.value ?? 1, constant: isInset ? -distance : distance, from: id)
  }

  private static func points(_ distance: Distance) -> Double { distance.points?.value ?? 8 }

  private func anchor(_ item: ConstraintItem?, _ side: LayoutSide, of owner: ID<SceneObject>) -> Anchor? {
    switch item {
    case nil: Anchor(item: owner, guide: nil, side: side)
    case .guide(.superview): graph.objects[owner].parent.map { Anchor(item: $0, guide: .superview, side: side) }
    case .guide(let guide): Anchor(item: owner, guide: guide, side: side)
    case .object(let name, let guide):
      names[name].map { id in
        if case .known(let guide)? = guide {
          Anchor(item: id, guide: guide, side: side)
        } else {
          Anchor(item: id, guide: nil, side: side)
        }
      }
    }
  }

  /// The row that says `first = second * factor + constant`.
  private mutating func row(
    _ first: Anchor, _ second: Anchor?, factor: Double, constant: Double, from object: ID<SceneObject>
  ) -> LinearSystem.Row {
    var row = LinearSystem.Row(unknowns: [:])
    add(first, times: 1, to: &row, from: object)
    if let second { add(second, times: -factor, to: &row, from: object) }
    row.constant -= constant
    return row
  }

  private mutating func add(
    _ anchor: Anchor, times factor: Double, to row: inout LinearSystem.Row, from object: ID<SceneObject>
  ) {
    let number = number(of: item(of: anchor, from: object))
    for (measure, share) in anchor.side.shares {
      let unknown = number * 4 + measure.rawValue
      let sum = (row.unknowns[unknown] ?? 0) + share * factor
      row.unknowns[unknown] = sum == 0 ? nil : sum
    }
    if let parameter = anchor.parameter(number) { row.parameters[parameter, default: 0] += factor }
  }

  private mutating func number(of item: Item) -> Int {
    if let number = numbers[item] { return number }
    items.append(item)
    numbers[item] = items.count - 1
    return items.count - 1
  }

  /// Whose measures a side is: a scroll view's edges are those of its content for what it scrolls.
  private func item(of anchor: Anchor, from object: ID<SceneObject>) -> Item {
    guard graph.objects[anchor.item].kind === ElementKind.scrollView, !anchor.side.isSize else {
      return anchor.guide == .contentLayoutGuide ? .content(anchor.item) : .object(anchor.item)
    }
    switch anchor.guide {
    case .contentLayoutGuide: return .content(anchor.item)
    case nil, .superview: return contains(anchor.item, object) ? .content(anchor.item) : .object(anchor.item)
    default: return .object(anchor.item)
    }
  }

  /// Whether a view is inside another one.
  private func contains(_ view: ID<SceneObject>, _ object: ID<SceneObject>) -> Bool {
    var next = graph.objects[object].parent
    while let parent = next {
      if parent == view { return true }
      next = graph.objects[parent].parent
    }
    return false
  }
}

extension LayoutSide {
  /// The measures that the side is a sum of.
  fileprivate var shares: [(LayoutMeasure, Double)] {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: [(.x, 1)]
    case .right, .trailing, .rightMargin, .trailingMargin: [(.x, 1), (.width, 1)]
    case .top, .firstBaseline, .topMargin: [(.y, 1)]
    case .bottom, .lastBaseline, .bottomMargin: [(.y, 1), (.height, 1)]
    case .centerX: [(.x, 1), (.width, 0.5)]
    case .centerY: [(.y, 1), (.height, 0.5)]
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    }
  }
}

extension LayoutEquations.Anchor {
  /// The distance from the measures of the item to the side, where it is known only when the app runs.
  fileprivate func parameter(_ number: Int) -> Int? {
    let isApart: Bool
    switch guide {
    case nil, .superview, .contentLayoutGuide, .frameLayoutGuide: isApart = side.isBaseline || side.edgeOfMargin != nil
    case .safeArea, .layoutMargins, .readableContent, .keyboardLayoutGuide: isApart = true
    }
    guard isApart else { return nil }
    let guides: [ViewGuide] = [.safeArea, .layoutMargins, .readableContent, .keyboardLayoutGuide]
    let index = guide.flatMap { guides.firstIndex(of: $0) } ?? guides.count
    let side = LayoutSide.allCases.firstIndex(of: side) ?? 0
    return -1 - (number * (guides.count + 1) + index) * LayoutSide.allCases.count - side
  }
}
