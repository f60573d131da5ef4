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

  init(_ plan: ModulePlan, scene: ID<Controller>) {
    self.plan = plan
    taken = Set(plan.locals(of: scene).filter { $0.hasPrefix("constraint") })
    items = Dictionary(
      plan.graph.controllers[scene].objects.compactMap { id in plan.graph.objects[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds what the attributes of an object say of where it lies, and the constraints inside it.
  mutating func add(_ id: ID<SceneObject>, parent: String?) {
    let object = plan.graph.objects[id]
    if let pin = object.settings.named("pin"), let parent {
      addPin(plan.variable(id), to: Self.guide(pin.value, of: parent), object.settings.named("inset"))
    }
    for rule in object.layout { add(rule, of: plan.variable(id), parent: parent) }
  }

  private mutating func addPin(_ view: String, to target: String, _ inset: Setting?) {
    let insets = inset.flatMap { Insets($0.value) }
    add(inset: insets?.top, "top", of: view, in: target)
    add(inset: insets?.leading, "leading", of: view, in: target)
    add(inset: insets?.trailing, "trailing", of: view, in: target)
    add(inset: insets?.bottom, "bottom", of: view, in: target)
  }

  private mutating func add(
    inset: String?, _ side: String, of view: String, in target: String,
    _ relation: LayoutRule.Relation = .equal, priority: String? = nil
  ) {
    // An inset counts inwards: at the far edges it is the outer side that lies further on.
    let isFar = side == "trailing" || side == "bottom" || side == "right"
    let (first, second) = isFar ? (target, view) : (view, target)
    let anchor = side + "Anchor"
    activate(
      "\(first).\(anchor).constraint(\(relation.label): \(second).\(anchor)\(Self.constant(inset)))", priority: priority
    )
  }

  private mutating func add(_ rule: LayoutRule, of view: String, parent: String?) {
    switch (rule.target, parent) {
    case (.none, _) where rule.attribute == "width" || rule.attribute == "height":
      let anchor = "\(view).\(rule.attribute)Anchor"
      activate("\(anchor).constraint(\(rule.relation.label)Constant: \(rule.constant ?? "0"))", priority: rule.priority)
    case (.none, let parent?):
      add(inset: rule.constant, rule.attribute, of: view, in: parent, rule.relation, priority: rule.priority)
    case (.guide(let guide), let parent?) where rule.targetAttribute == nil:
      add(
        inset: rule.constant, rule.attribute, of: view, in: Self.guide(guide, of: parent), rule.relation,
        priority: rule.priority)
    case (.guide(let guide), let parent?):
      add(rule, of: view, to: Self.guide(guide, of: parent))
    // `LayoutSuperviews` refuses what needs a superview where there is none.
    case (.none, nil), (.guide, nil): break
    case (.item(let name, let guide), _):
      guard let item = items[name] else { return }
      let variable = plan.variable(item)
      add(rule, of: view, to: guide.map { Self.guide($0, of: variable) } ?? variable)
    }
  }

  private mutating func add(_ rule: LayoutRule, of view: String, to target: String) {
    let side = rule.targetAttribute ?? rule.attribute
    let isSize = rule.attribute == "width" || rule.attribute == "height"
    if let multiplier = rule.multiplier, !isSize {
      let code = ConstraintCode(
        first: view, firstSide: rule.attribute, relation: rule.relation, second: target, secondSide: side,
        multiplier: multiplier, constant: rule.constant)
      activate(code.swift, priority: rule.priority)
    } else {
      let multiplier = rule.multiplier.map { ", multiplier: \($0)" } ?? ""
      activate(
        """
        \(view).\(rule.attribute)Anchor.constraint(\(rule.relation.label): \(target).\(side)Anchor\(multiplier)\
        \(Self.constant(rule.constant)))
        """, priority: rule.priority)
    }
  }

  /// Adds a `constraint` element, which stands in `owner`.
  mutating func add(constraint id: ID<SceneObject>, owner: String, superview: String) {
    let settings = plan.graph.objects[id].settings
    guard let firstSide = settings.named("firstAttribute")?.value else { return }
    let relation = LayoutRule.Relation(rawValue: settings.named("relation")?.value ?? "equal") ?? .equal
    let first = variable(settings.named("firstItem")?.value, owner, superview)
    let second = settings.named("secondItem").map { variable($0.value, owner, superview) }
    let code = ConstraintCode(
      first: first, firstSide: firstSide, relation: relation, second: second,
      secondSide: settings.named("secondAttribute")?.value, multiplier: settings.named("multiplier")?.value,
      constant: settings.named("constant")?.swift)
    let identifier = settings.named("identifier")?.swift
    let priority = settings.named("priority")?.swift
    guard plan.graph.objects[id].name != nil || identifier != nil else {
      return activate(code.swift, priority: priority)
    }
    name(plan.variable(id), code.swift, priority: priority, identifier: identifier)
  }

  /// What an item of a constraint is in Swift: the owner, a guide of it, its superview, or something with a name.
  private func variable(_ item: String?, _ owner: String, _ superview: String) -> String {
    guard let item else { return owner }
    if item == "superview" { return superview }
    let parts = item.split(separator: ".").map(String.init)
    guard let first = parts.first else { return owner }
    if LayoutExpression.guides.contains(first) { return Self.guide(first, of: owner) }
    guard let id = items[first] else { return owner }
    return parts.count > 1 ? Self.guide(parts[1], of: plan.variable(id)) : plan.variable(id)
  }

  private mutating func activate(_ code: String, priority: String?) {
    guard let priority else { return list(code) }
    repeat { count += 1 } while taken.contains("constraint\(count)")
    name("constraint\(count)", code, priority: priority, identifier: nil)
  }

  private mutating func name(_ name: String, _ code: String, priority: String?, identifier: String?) {
    named.lines("let \(name) = \(code)", "")
    if let priority { named.line("\(name).priority = UILayoutPriority(\(priority))") }
    if let identifier { named.line("\(name).identifier = \(identifier)") }
    list(name)
  }

  private mutating func list(_ code: String) {
    if activated.last?.isFull ?? true { activated.append(Activation()) }
    activated[activated.count - 1].add(code)
  }

  static func guide(_ guide: String, of view: String) -> String {
    switch guide {
    case "safeArea": view + ".safeAreaLayoutGuide"
    case "layoutMargins": view + ".layoutMarginsGuide"
    case "readableContent": view + ".readableContentGuide"
    case "contentLayoutGuide", "frameLayoutGuide": view + "." + guide
    default: view
    }
  }

  static func constant(_ constant: String?) -> String {
    constant.map { $0 == "0" ? "" : ", constant: \($0)" } ?? ""
  }
}

extension LayoutRule.Relation {
  /// The label by which an anchor makes such a constraint.
  var label: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
