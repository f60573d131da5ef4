import SceneCatalog
import SwiftDeclarations

/// Writes the constraints of a view's hierarchy.
struct ConstraintEmitter {
  private let plan: ModulePlan
  private let layout: LayoutPlan
  /// Constraints that need a name of their own, made before they are activated, or without being activated.
  private(set) var named = SwiftText()
  /// What is activated, in lists that the type checker is done with quickly: it takes 14 s for one list of 1,600
  /// constraints, and 1 s for 50 lists of 32.
  private(set) var activated: [Activation] = []
  /// The constraints that are active with some traits only.
  private(set) var conditional: [(requirement: TraitRequirement, constraints: Activation)] = []
  private var count = 0
  /// Names that a numbered constraint cannot have.
  private let taken: Set<String>

  init(_ plan: ModulePlan, tree: ID<ViewTree>) {
    self.plan = plan
    taken = Set(plan.locals(of: tree).filter { $0.hasPrefix("constraint") })
    layout = LayoutPlan(tree, plan.graph)
  }

  /// Adds what the attributes of an object say of where it lies.
  ///
  /// - Parameter parent: what it is laid out in.
  mutating func add(_ id: ID<SceneObject>, in parent: LayoutTarget?) {
    for constraint in layout.constraints(of: id, in: parent) {
      let code = code(constraint)
      guard let priority = constraint.priority else {
        list(code, constraint.requirement)
        continue
      }
      repeat { count += 1 } while taken.contains("constraint\(count)")
      name("constraint\(count)", code, priority: priority, identifier: nil)
      list(.raw("constraint\(count)"), constraint.requirement)
    }
  }

  /// Adds a `constraint` element.
  mutating func add(constraint id: ID<SceneObject>) {
    guard let constraint = layout.constraint(of: id) else { return }
    let element = plan.graph.objects[id]
    let identifier = element[.constraintIdentifier]
    let isNamed = element.name != nil || identifier != nil || !element.variations.isEmpty
    guard isNamed || constraint.priority != nil else { return list(code(constraint), constraint.requirement) }
    var variable = plan.variable(id)
    if !isNamed {
      repeat { count += 1 } while taken.contains("constraint\(count)")
      variable = "constraint\(count)"
    }
    name(variable, code(constraint), priority: constraint.priority, identifier: identifier)
    if element[.active] ?? true { list(.raw(variable), constraint.requirement) }
  }

  private func code(_ constraint: PlannedConstraint) -> SwiftExpression {
    ConstraintCode(
      first: swift(constraint.first.item), firstSide: constraint.first.side, relation: constraint.relation,
      second: constraint.second.map { swift($0.item) }, secondSide: constraint.second?.side,
      factors: constraint.factors, constant: constraint.constant
    ).swift
  }

  /// The expression for what a constraint is about.
  private func swift(_ target: LayoutTarget) -> String {
    switch target {
    case .object(let id): plan.variable(id)
    case .contents(let id):
      plan.graph.objects[id].kind.subviews?.property.map { plan.variable(id) + "." + $0 } ?? plan.variable(id)
    case .guide(let guide, let owner): swift(owner) + "." + guide.property
    }
  }

  private mutating func name(_ name: String, _ code: SwiftExpression, priority: Decimal?, identifier: String?) {
    named.assign(code, to: "let " + name)
    if let priority { named.line("\(name).priority = UILayoutPriority(\(priority.swift))") }
    if let identifier { named.line("\(name).identifier = \(StringLiteral.swift(identifier))") }
  }

  private mutating func list(_ code: SwiftExpression, _ requirement: TraitRequirement) {
    guard requirement.isAlways else { return listConditional(code, requirement) }
    if activated.last?.isFull ?? true { activated.append(Activation()) }
    activated[activated.count - 1].add(code)
  }

  private mutating func listConditional(_ code: SwiftExpression, _ requirement: TraitRequirement) {
    let index = conditional.lastIndex { $0.requirement == requirement && !$0.constraints.isFull } ?? conditional.count
    if index == conditional.count { conditional.append((requirement, Activation())) }
    conditional[index].constraints.add(code)
  }

}

extension ViewGuide {
  /// The property of a view that has the guide.
  fileprivate var property: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .superview, .contentLayoutGuide, .frameLayoutGuide, .keyboardLayoutGuide: rawValue
    }
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
