import SceneCatalog

/// Writes the constraints of a view's hierarchy.
struct ConstraintEmitter {
  private let plan: ModulePlan
  private let items: [String: ID<SceneObject>]
  /// Constraints that need a name of their own, made before they are activated, or without being activated.
  private(set) var named = SwiftText()
  /// What is activated, in lists that the type checker is done with quickly: it takes 14 s for one list of 1,600
  /// constraints, and 1 s for 50 lists of 32.
  private(set) var activated: [Activation] = []
  /// The constraints that are active with some traits only.
  private(set) var conditional: [(requirement: TraitRequirement, constraints: Activation)] = []
  /// The traits that the added constraints require.
  private var requirement = TraitRequirement.always
  private let trees: ConditionalTrees
  private var count = 0
  /// Names that a numbered constraint cannot have.
  private let taken: Set<String>

  init(_ plan: ModulePlan, tree: ID<ViewTree>) {
    self.plan = plan
    taken = Set(plan.locals(of: tree).filter { $0.hasPrefix("constraint") })
    trees = ConditionalTrees(tree, plan.graph)
    items = plan.graph.objectsByName(in: tree)
  }

  /// Adds what the attributes of an object say of where it lies, and the constraints inside it.
  mutating func add(_ id: ID<SceneObject>, parent: String?) {
    let object = plan.graph.objects[id]
    if let parent { addPins(of: id, parent: parent) }
    for rule in object.layout {
      let others = object.layout.filter { $0.side == rule.side }.compactMap(\.condition)
      requirement = .choosing(rule.condition, among: others).and(trees.requirement(between: id, item(of: rule, id)))
      add(rule.value, of: plan.variable(id), parent: parent)
    }
    requirement = .always
  }

  /// What an object is laid out by: an object of the scene, or its parent.
  private func item(of rule: LayoutRule, _ id: ID<SceneObject>) -> ID<SceneObject>? {
    switch rule.value.target {
    case .item(let name, _): items[name]
    case .guide: plan.graph.objects[id].parent
    case .none: rule.side.isSize ? nil : plan.graph.objects[id].parent
    }
  }

  /// Adds what `pin` and `inset` say: for each of their conditions one of the values with that condition, or else without.
  private mutating func addPins(of id: ID<SceneObject>, parent: String) {
    let object = plan.graph.objects[id]
    let pins = object.all(.pin)
    guard !pins.isEmpty else { return }
    let insets = object.all(.inset)
    var conditions: [TraitCondition] = []
    for case let condition? in (pins + insets).map(\.condition) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    for condition in [nil] + conditions {
      guard let pin = Self.value(of: pins, if: condition).flatMap({ ViewGuide($0) }) else { continue }
      requirement = .choosing(condition, among: conditions)
        .and(trees.requirement(between: id, object.parent))
      addPin(
        object.pinnedEdges, of: plan.variable(id), to: Self.guide(pin, of: parent),
        Self.value(of: insets, if: condition).flatMap { Insets($0) })
    }
  }

  private static func value(of attributes: [Attribute], if condition: TraitCondition?) -> AttributeValue? {
    (attributes.first { $0.condition == condition } ?? attributes.first { $0.condition == nil })?.value
  }

  private mutating func addPin(_ edges: [LayoutSide], of view: String, to target: String, _ insets: Insets?) {
    for edge in edges { add(inset: insets?[edge], edge, of: view, in: target) }
  }

  private mutating func add(inset: Decimal?, _ side: LayoutSide, of view: String, in target: String) {
    add(inset: inset.map(Distance.points), side, of: view, in: target, .equal, priority: nil)
  }

  private mutating func add(
    inset: Distance?, _ side: LayoutSide, of view: String, in target: String, _ relation: LayoutRelation,
    priority: Decimal?
  ) {
    // An inset counts inwards: at the far edges it is the outer side that lies further on.
    let isFar = side == .trailing || side == .bottom || side == .right
    let (first, second) = isFar ? (target, view) : (view, target)
    let code = ConstraintCode(
      first: first, firstSide: side, relation: relation, second: second, secondSide: side, factors: nil,
      constant: inset)
    activate(code.swift, priority: priority)
  }

  private mutating func add(_ value: LayoutExpression, of view: String, parent: String?) {
    switch (value.target, parent) {
    case (.none, _) where value.side.isSize:
      let code = ConstraintCode(
        first: view, firstSide: value.side, relation: value.relation, second: nil, secondSide: nil, factors: nil,
        constant: value.constant)
      activate(code.swift, priority: value.priority)
    case (.none, let parent?):
      add(inset: value.constant, value.side, of: view, in: parent, value.relation, priority: value.priority)
    case (.guide(let guide), let parent?) where value.targetSide == nil:
      add(
        inset: value.constant, value.side, of: view, in: Self.guide(guide, of: parent), value.relation,
        priority: value.priority)
    case (.guide(let guide), let parent?):
      add(value, of: view, to: Self.guide(guide, of: parent))
    // `LayoutSuperviews` refuses what needs a superview where there is none.
    case (.none, nil), (.guide, nil): break
    case (.item(let name, let guide), _):
      guard let item = items[name] else { return }
      let variable = plan.variable(item)
      add(value, of: view, to: guide.map { Self.guide($0, of: variable) } ?? variable)
    }
  }

  private mutating func add(_ value: LayoutExpression, of view: String, to target: String) {
    let side = value.targetSide ?? value.side
    // What lies before another side by the distance of the system has that side behind itself.
    let isBefore = value.isSystemDistanceBefore
    let code = ConstraintCode(
      first: isBefore ? target : view, firstSide: isBefore ? side : value.side,
      relation: isBefore ? value.relation.turnedRound : value.relation, second: isBefore ? view : target,
      secondSide: isBefore ? value.side : side, factors: value.multiplier.map { [$0] }, constant: value.constant)
    activate(code.swift, priority: value.priority)
  }

  /// Adds a `constraint` element, which stands in `owner`.
  mutating func add(constraint id: ID<SceneObject>, owner: String, superview: String) {
    let constraint = plan.graph.objects[id]
    guard let firstSide = constraint[.firstAttribute] else { return }
    let code = ConstraintCode(
      first: constraint[.firstItem].map { variable($0, owner, superview) } ?? owner, firstSide: firstSide,
      relation: constraint[.relation] ?? .equal, second: constraint[.secondItem].map { variable($0, owner, superview) },
      secondSide: constraint[.secondAttribute], factors: constraint[.multiplier]?.factors,
      constant: constraint[.constant])
    let identifier = constraint[.constraintIdentifier]
    let priority = constraint[.priority]
    requirement = constraint[.when].map(TraitRequirement.init) ?? .always
    requirement = requirement.and(
      trees.requirement(
        between: object(constraint[.firstItem], of: constraint), object(constraint[.secondItem], of: constraint)))
    defer { requirement = .always }
    let isNamed = constraint.name != nil || identifier != nil || !constraint.variations.isEmpty
    guard isNamed else { return activate(code.swift, priority: priority) }
    name(plan.variable(id), code.swift, priority: priority, identifier: identifier)
    if constraint[.active] ?? true { list(plan.variable(id)) }
  }

  /// The object that an item of a constraint is, or that the guide belongs to.
  private func object(_ item: LayoutItem?, of constraint: SceneObject) -> ID<SceneObject>? {
    switch item {
    case nil: constraint.has(.firstItem) ? nil : constraint.parent
    case .guide(.superview): constraint.parent.flatMap { plan.graph.objects[$0].parent }
    case .guide: constraint.parent
    case .object(let name, _): items[name]
    }
  }

  /// What an item of a constraint is in Swift: the superview, a guide of the owner, or something with a name.
  private func variable(_ item: LayoutItem, _ owner: String, _ superview: String) -> String {
    switch item {
    case .guide(.superview): return superview
    case .guide(let guide): return Self.guide(guide, of: owner)
    case .object(let name, let guide):
      guard let id = items[name] else { return owner }
      guard case .known(let guide)? = guide else { return plan.variable(id) }
      return Self.guide(guide, of: plan.variable(id))
    }
  }

  private mutating func activate(_ code: String, priority: Decimal?) {
    guard let priority else { return list(code) }
    repeat { count += 1 } while taken.contains("constraint\(count)")
    name("constraint\(count)", code, priority: priority, identifier: nil)
    list("constraint\(count)")
  }

  private mutating func name(_ name: String, _ code: String, priority: Decimal?, identifier: String?) {
    named.lines("let \(name) = \(code)", "")
    if let priority { named.line("\(name).priority = UILayoutPriority(\(priority.swift))") }
    if let identifier { named.line("\(name).identifier = \(StringLiteral.swift(identifier))") }
  }

  private mutating func list(_ code: String) {
    guard requirement.isAlways else { return listConditional(code) }
    if activated.last?.isFull ?? true { activated.append(Activation()) }
    activated[activated.count - 1].add(code)
  }

  private mutating func listConditional(_ code: String) {
    let index = conditional.lastIndex { $0.requirement == requirement && !$0.constraints.isFull } ?? conditional.count
    if index == conditional.count { conditional.append((requirement, Activation())) }
    conditional[index].constraints.add(code)
  }

  static func guide(_ guide: ViewGuide, of view: String) -> String {
    switch guide {
    case .superview: view
    case .safeArea: view + ".safeAreaLayoutGuide"
    case .layoutMargins: view + ".layoutMarginsGuide"
    case .readableContent: view + ".readableContentGuide"
    case .contentLayoutGuide, .frameLayoutGuide, .keyboardLayoutGuide: view + "." + guide.rawValue
    }
  }

  static func constant(_ constant: Decimal?) -> String {
    constant.map { $0.text == "0" ? "" : ", constant: \($0.swift)" } ?? ""
  }
}

extension LayoutRelation {
  /// The label by which an anchor makes such a constraint.
  var label: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  /// The relation with the two sides exchanged.
  var turnedRound: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
