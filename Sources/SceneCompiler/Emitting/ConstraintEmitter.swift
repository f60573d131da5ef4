import SceneCatalog

/// Writes the constraints of a view's hierarchy.
struct ConstraintEmitter {
  private let plan: ModulePlan
  private let items: [String: ID<SceneObject>]
  /// Constraints that need a name of their own, made before they are activated.
  private(set) var named = SwiftText()
  /// What is activated, in lists that the type checker is done with quickly: it takes 14 s for one list of 1,600
  /// constraints, and 1 s for 50 lists of 32.
  private(set) var activated: [Activation] = []
  private var count = 0
  /// Names that a numbered constraint cannot have.
  private let taken: Set<String>

  init(_ plan: ModulePlan, tree: ID<ViewTree>) {
    self.plan = plan
    taken = Set(plan.locals(of: tree).filter { $0.hasPrefix("constraint") })
    items = Dictionary(
      plan.graph.trees[tree].objects.compactMap { id in plan.graph.objects[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds what the attributes of an object say of where it lies, and the constraints inside it.
  mutating func add(_ id: ID<SceneObject>, parent: String?) {
    let object = plan.graph.objects[id]
    if let pin = object[.pin], let parent {
      addPin(object.pinnedEdges, of: plan.variable(id), to: Self.guide(pin, of: parent), object[.inset])
    }
    for rule in object.layout { add(rule.value, of: plan.variable(id), parent: parent) }
  }

  private mutating func addPin(_ edges: [LayoutSide], of view: String, to target: String, _ insets: Insets?) {
    for edge in edges { add(inset: insets?[edge], edge, of: view, in: target) }
  }

  private mutating func add(
    inset: Decimal?, _ side: LayoutSide, of view: String, in target: String,
    _ relation: LayoutRelation = .equal, priority: Decimal? = nil
  ) {
    // An inset counts inwards: at the far edges it is the outer side that lies further on.
    let isFar = side == .trailing || side == .bottom || side == .right
    let (first, second) = isFar ? (target, view) : (view, target)
    let anchor = side.rawValue + "Anchor"
    activate(
      "\(first).\(anchor).constraint(\(relation.label): \(second).\(anchor)\(Self.constant(inset)))", priority: priority
    )
  }

  private mutating func add(_ value: LayoutExpression, of view: String, parent: String?) {
    switch (value.target, parent) {
    case (.none, _) where value.side.isSize:
      let anchor = "\(view).\(value.side.rawValue)Anchor"
      let constant = value.constant?.swift ?? "0"
      activate("\(anchor).constraint(\(value.relation.label)Constant: \(constant))", priority: value.priority)
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
    if let multiplier = value.multiplier, !value.side.isSize {
      let code = ConstraintCode(
        first: view, firstSide: value.side, relation: value.relation, second: target, secondSide: side,
        factors: [multiplier], constant: value.constant)
      activate(code.swift, priority: value.priority)
    } else {
      let multiplier = value.multiplier.map { ", multiplier: \($0.swift)" } ?? ""
      activate(
        """
        \(view).\(value.side.rawValue)Anchor.constraint(\(value.relation.label): \(target).\(side.rawValue)Anchor\
        \(multiplier)\(Self.constant(value.constant)))
        """, priority: value.priority)
    }
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
    guard constraint.name != nil || identifier != nil else { return activate(code.swift, priority: priority) }
    name(plan.variable(id), code.swift, priority: priority, identifier: identifier)
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
  }

  private mutating func name(_ name: String, _ code: String, priority: Decimal?, identifier: String?) {
    named.lines("let \(name) = \(code)", "")
    if let priority { named.line("\(name).priority = UILayoutPriority(\(priority.swift))") }
    if let identifier { named.line("\(name).identifier = \(StringLiteral.swift(identifier))") }
    list(name)
  }

  private mutating func list(_ code: String) {
    if activated.last?.isFull ?? true { activated.append(Activation()) }
    activated[activated.count - 1].add(code)
  }

  static func guide(_ guide: ViewGuide, of view: String) -> String {
    switch guide {
    case .superview: view
    case .safeArea: view + ".safeAreaLayoutGuide"
    case .layoutMargins: view + ".layoutMarginsGuide"
    case .readableContent: view + ".readableContentGuide"
    case .contentLayoutGuide, .frameLayoutGuide: view + "." + guide.rawValue
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
}
