import SceneCatalog
import SceneDiagnostics

/// The constraints of a tree of views, made from `pin`, `edges`, `inset`, `size`, positions, `constraint` and `when`.
package struct LayoutPlan {
  private let graph: SceneGraph
  private let items: [String: ID<SceneObject>]
  private let trees: ConditionalTrees

  package init(_ tree: ID<ViewTree>, _ graph: SceneGraph) {
    self.graph = graph
    items = graph.objectsByName(in: tree)
    trees = ConditionalTrees(tree, graph)
  }

  /// What a subview or a guide is laid out in: nil for a view that is in no other.
  package func parent(of id: ID<SceneObject>) -> LayoutTarget? {
    guard let parent = graph.objects[id].parent, graph.objects[parent].isLaidOut else { return nil }
    return graph.objects[id].placement == .subview ? .contents(of: parent) : .object(parent)
  }

  /// The constraints that the attributes of an object say.
  ///
  /// - Parameter parent: what the object is laid out in.
  package func constraints(of id: ID<SceneObject>, in parent: LayoutTarget?) -> [PlannedConstraint] {
    let object = graph.objects[id]
    var result = parent.map { pins(of: id, in: $0) } ?? []
    for rule in object.layout {
      let others = object.layout.filter { $0.side == rule.side }.compactMap(\.condition)
      let requirement = TraitRequirement.choosing(rule.condition, among: others)
        .and(trees.requirement(between: id, item(of: rule, id)))
      if let constraint = constraint(rule, of: id, in: parent, requirement) { result.append(constraint) }
    }
    return result
  }

  /// The constraint of a `constraint` element; nil where it names no side.
  package func constraint(of id: ID<SceneObject>) -> PlannedConstraint? {
    let constraint = graph.objects[id]
    guard let owner = constraint.parent, let firstSide = constraint[.firstAttribute] else { return nil }
    // What has no superview in the scene, a root view or a cell, stands for it.
    let outer = graph.objects[owner].parent.flatMap { graph.objects[$0].isLaidOut ? $0 : nil }
    let superview = LayoutTarget.contents(of: outer ?? owner)
    let second = constraint[.secondItem].map { target($0, .object(owner), superview) }
    let own = constraint[.when].map(TraitRequirement.init) ?? .always
    let ends = (object(constraint[.firstItem], of: constraint), object(constraint[.secondItem], of: constraint))
    return PlannedConstraint(
      first: LayoutTerm(
        item: constraint[.firstItem].map { target($0, .object(owner), superview) } ?? .object(owner), side: firstSide),
      relation: constraint[.relation] ?? .equal,
      second: second.flatMap { item in constraint[.secondAttribute].map { LayoutTerm(item: item, side: $0) } },
      factors: constraint[.multiplier]?.factors, constant: constraint[.constant], priority: constraint[.priority],
      requirement: own.and(trees.requirement(between: ends.0, ends.1)), source: id, range: constraint.range)
  }

  // MARK: Pins

  /// What `pin` and `inset` say: for each of their conditions one of the values with that condition, or else without.
  private func pins(of id: ID<SceneObject>, in parent: LayoutTarget) -> [PlannedConstraint] {
    let object = graph.objects[id]
    let pins = object.all(.pin)
    guard !pins.isEmpty else { return [] }
    let insets = object.all(.inset)
    var conditions: [TraitCondition] = []
    for case let condition? in (pins + insets).map(\.condition) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    var result: [PlannedConstraint] = []
    for condition in [nil] + conditions {
      guard let pin = Self.attribute(pins, if: condition), let guide = ViewGuide(pin.value) else { continue }
      let requirement = TraitRequirement.choosing(condition, among: conditions)
        .and(trees.requirement(between: id, object.parent))
      let inset = Self.attribute(insets, if: condition).flatMap { Insets($0.value) }
      for edge in object.pinnedEdges {
        result.append(
          pinned(
            inset?[edge].map(Distance.points), edge, of: id, in: parent.guide(guide), .equal, nil, requirement,
            pin.range))
      }
    }
    return result
  }

  private static func attribute(_ attributes: [Attribute], if condition: TraitCondition?) -> Attribute? {
    attributes.first { $0.condition == condition } ?? attributes.first { $0.condition == nil }
  }

  /// A distance from the same edge of another item. It counts inwards: at the far edges it is the other side that lies
  /// further on.
  private func pinned(
    _ distance: Distance?, _ side: LayoutSide, of id: ID<SceneObject>, in target: LayoutTarget,
    _ relation: LayoutRelation, _ priority: Decimal?, _ requirement: TraitRequirement, _ range: SourceRange
  ) -> PlannedConstraint {
    let own = LayoutTerm(item: .object(id), side: side)
    let other = LayoutTerm(item: target, side: side)
    let isFar = side == .trailing || side == .bottom || side == .right
    return PlannedConstraint(
      first: isFar ? other : own, relation: relation, second: isFar ? own : other, constant: distance,
      priority: priority, requirement: requirement, source: id, range: range)
  }

  // MARK: Positions and sizes

  private func constraint(
    _ rule: LayoutRule, of id: ID<SceneObject>, in parent: LayoutTarget?, _ requirement: TraitRequirement
  ) -> PlannedConstraint? {
    let value = rule.value
    switch (value.target, parent) {
    case (.none, _) where value.side.isSize:
      return PlannedConstraint(
        first: LayoutTerm(item: .object(id), side: value.side), relation: value.relation, constant: value.constant,
        priority: value.priority, requirement: requirement, source: id, range: rule.range)
    case (.none, let parent?):
      return pinned(
        value.constant, value.side, of: id, in: parent, value.relation, value.priority, requirement, rule.range)
    case (.guide(let guide), let parent?) where value.targetSide == nil:
      return pinned(
        value.constant, value.side, of: id, in: parent.guide(guide), value.relation, value.priority, requirement,
        rule.range)
    case (.guide(let guide), let parent?): return between(rule, of: id, parent.guide(guide), requirement)
    // `LayoutSuperviews` refuses what needs a superview where there is none.
    case (.none, nil), (.guide, nil): return nil
    case (.item(let name, let guide), _):
      guard let item = items[name] else { return nil }
      return between(rule, of: id, guide.map { LayoutTarget.object(item).guide($0) } ?? .object(item), requirement)
    }
  }

  /// What lies before another side by the distance of the system has that side behind itself.
  private func between(
    _ rule: LayoutRule, of id: ID<SceneObject>, _ target: LayoutTarget, _ requirement: TraitRequirement
  ) -> PlannedConstraint {
    let value = rule.value
    let own = LayoutTerm(item: .object(id), side: value.side)
    let other = LayoutTerm(item: target, side: value.targetSide ?? value.side)
    let isBefore = value.isSystemDistanceBefore
    return PlannedConstraint(
      first: isBefore ? other : own, relation: isBefore ? value.relation.turnedRound : value.relation,
      second: isBefore ? own : other, factors: value.multiplier.map { [$0] }, constant: value.constant,
      priority: value.priority, requirement: requirement, source: id, range: rule.range)
  }

  /// What an object is laid out by: an object of the scene, or its parent.
  private func item(of rule: LayoutRule, _ id: ID<SceneObject>) -> ID<SceneObject>? {
    switch rule.value.target {
    case .item(let name, _): items[name]
    case .guide: graph.objects[id].parent
    case .none: rule.side.isSize ? nil : graph.objects[id].parent
    }
  }

  // MARK: Items of `constraint` elements

  /// The object that an item of a constraint is, or that the guide belongs to.
  private func object(_ item: ConstraintItem?, of constraint: SceneObject) -> ID<SceneObject>? {
    switch item {
    case nil: constraint.has(.firstItem) ? nil : constraint.parent
    case .guide(.superview): constraint.parent.flatMap { graph.objects[$0].parent }
    case .guide: constraint.parent
    case .object(let name, _): items[name]
    }
  }

  /// An item of a constraint: the superview, a guide of the owner, or something with a name.
  private func target(_ item: ConstraintItem, _ owner: LayoutTarget, _ superview: LayoutTarget) -> LayoutTarget {
    switch item {
    case .guide(.superview): return superview
    case .guide(let guide): return owner.guide(guide)
    case .object(let name, let guide):
      guard let id = items[name] else { return owner }
      guard case .known(let guide)? = guide else { return .object(id) }
      return LayoutTarget.object(id).guide(guide)
    }
  }
}
