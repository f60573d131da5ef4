import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import UIKitFacts

/// Writes the constraints that the compiler plans, and the size classes in which they and views are installed.
struct LayoutExport {
  let exporter: SceneExporter
  private var scene: SceneRecord { exporter.scene }

  func add() {
    for node in scene.root.subtree where node.draft != nil {
      if node.isView || node.kind.role == .layoutGuide { addAttributes(of: node) }
      if node["when"] != nil, node.isView { install(node) }
    }
    let constraints = exporter.connections.map(\.node).filter { $0.kind.role == .constraint }
    let connected = constraints.contains { $0["active"] != nil } ? connectedObjects : []
    for node in constraints {
      // The import would leave out a constraint that is installed nowhere and has no outlet: Xcode keeps such by mistake.
      if node["active"] == "false", !(node.object.map(connected.contains) ?? false) {
        exporter.note(node, "Interface Builder has no constraint that waits for code")
      } else {
        addElement(node)
      }
    }
    for node in scene.root.subtree where node.isView { place(node) }
  }

  /// What outlets lead to.
  private var connectedObjects: Set<ID<SceneObject>> {
    let outlets = scene.graph.trees.flatMap(\.outlets) + scene.graph.objects.flatMap(\.outlets)
    return Set(outlets.compactMap { if case .object(let id)? = $0.destination { id } else { nil } })
  }

  // MARK: Attributes

  private func addAttributes(of node: SceneNode) {
    guard let object = node.object else { return }
    let planned = Dictionary(grouping: scene.constraints(of: object), by: \.range)
    for attribute in node.plainAttributes {
      switch node.kind.attribute(named: attribute.name)?.value {
      case .position?, .dimension?:
        if add(planned[attribute.valueRange]) {
          node.carry(attribute.name)
        } else {
          exporter.note(attribute, of: node, "Interface Builder has no such constraint")
        }
      default: break
      }
    }
    if let attribute = node.attribute(named: "size") { addSize(attribute, of: node, planned[attribute.valueRange]) }
    if let attribute = node.attribute(named: "pin") { pin(node, attribute, planned[attribute.valueRange] ?? []) }
  }

  private func addSize(_ attribute: SceneNode.Attribute, of node: SceneNode, _ planned: [PlannedConstraint]?) {
    if add(planned) { return node.carry(attribute.name) }
    if let draft = node.draft { AttributeExport(exporter: exporter).add(attribute, of: node, to: draft) }
  }

  private func pin(_ node: SceneNode, _ attribute: SceneNode.Attribute, _ planned: [PlannedConstraint]) {
    // In the order of the insets. Of the constraints of an edge, the first is the one without a condition.
    let edges = [LayoutSide.top, .leading, .bottom, .trailing].compactMap { edge in
      planned.first { $0.first.side == edge }
    }
    guard add(edges) else { return exporter.note(attribute, of: node, "Interface Builder has no such guide") }
    for name in ["pin", "inset", "edges"] where node[name] != nil { node.carry(name) }
  }

  /// Adds constraints; returns whether there are any and Interface Builder has them.
  private func add(_ planned: [PlannedConstraint]?) -> Bool {
    guard let planned, !planned.isEmpty else { return false }
    return planned.allSatisfy { constraint in
      guard let draft = ConstraintDraft(constraint.fromItsView, exporter), let holder = draft.holder else {
        return false
      }
      return draft.add(to: holder) != nil
    }
  }

  // MARK: Elements

  private func addElement(_ node: SceneNode) {
    guard let holder = node.parent, holder.isView, hasKnownConditions(node),
      let planned = node.object.flatMap(scene.constraint), var constraint = ConstraintDraft(planned, exporter)
    else { return exporter.note(node, "Interface Builder has no such constraint") }
    constraint.multiplier = node["multiplier"]
    guard let draft = constraint.add(to: holder, for: node) else {
      return exporter.note(node, "Interface Builder has no such constraint")
    }
    node.draft = draft
    finish(node, draft, in: holder)
  }

  /// Whether Interface Builder has all conditions of a constraint: without one of them, it would hold where it must not.
  private func hasKnownConditions(_ node: SceneNode) -> Bool {
    let all = variations(of: node).compactMap(\.condition) + (conditions(of: node) ?? [])
    return all.allSatisfy { $0.sizeClassKey != nil }
      && variations(of: node).allSatisfy { $0.matches(.constant) && Distance($0.value)?.points != nil }
  }

  private func finish(_ node: SceneNode, _ draft: NibDraft, in holder: SceneNode) {
    if let identifier = node["identifier"] { draft.set("identifier", identifier) }
    if let name = node.name { draft.set("userLabel", name) }
    for variation in variations(of: node) {
      guard let key = variation.condition?.sizeClassKey else { continue }
      draft.child("variation", key: key).set(variation.kind.name, variation.text)
    }
    _ = vary(node, "constraints", draft, in: holder)
    if node["active"] == "false", let id = draft["id"], let holder = holder.draft {
      mark("exclude", id, "default", "constraints", in: exporter.layoutContents(of: holder))
    }
    node.carryRest()
  }

  // MARK: Size classes

  /// The attributes of a constraint with conditions, in their order in the file.
  private func variations(of node: SceneNode) -> [Attribute] {
    let variations = node.object.map { scene.graph.objects[$0].variations } ?? []
    return variations.sorted { $0.nameRange.start < $1.nameRange.start }
  }

  /// The alternatives of traits with which a view or a constraint is there; nil for one that always is.
  private func conditions(of node: SceneNode) -> [TraitCondition]? {
    node.object.flatMap { scene.graph.objects[$0][.when]?.conditions }
  }

  /// Installs a view for the size classes that `when` names.
  private func install(_ node: SceneNode) {
    guard let attribute = node.attribute(named: "when") else { return }
    guard let draft = node.draft, let superview = node.parent, superview.isView,
      vary(node, "subviews", draft, in: superview)
    else { return exporter.note(attribute, of: node, "Interface Builder has no such condition") }
    node.carry("when")
  }

  /// Excludes an element everywhere, and includes it with its traits; returns whether Interface Builder can do so.
  private func vary(_ node: SceneNode, _ list: String, _ draft: NibDraft, in holder: SceneNode) -> Bool {
    guard let conditions = conditions(of: node), let id = draft["id"],
      let holder = holder.draft.map(exporter.layoutContents)
    else { return false }
    let keys = conditions.compactMap(\.sizeClassKey)
    guard keys.count == conditions.count else { return false }
    mark("exclude", id, "default", list, in: holder)
    for key in keys { mark("include", id, key, list, in: holder) }
    return true
  }

  private func mark(_ name: String, _ id: String, _ key: String, _ list: String, in holder: NibDraft) {
    let mark = NibDraft(name)
    mark.set("reference", id)
    holder.child("variation", key: key).child("mask", key: list).append(mark)
  }

  // MARK: Places

  /// Writes whether a frame or constraints place a view, and gives the view a frame on the canvas.
  private func place(_ node: SceneNode) {
    guard let draft = node.draft, draft.parent != nil else { return }
    let isRoot = draft.key == "view" || node.isPrototype || node.kind.role == .tableCell
    if isRoot, !draft.children.contains(where: { $0.name == "rect" }), node.parent?.parent != nil {
      let rect = NibDraft("rect", key: "frame")
      let screen = Device.standard.size(isLandscape: false)
      let height = draft.key == "view" ? screen.height : ControlSizes.rowHeight
      rect.set(("x", "0.0"), ("y", "0.0"), ("width", "\(Int(screen.width))"), ("height", "\(Int(height))"))
      draft.append(rect)
    }
    guard !isRoot, !draft.descriptions.contains("autoresizing"), node.kind.role == .view else {
      if draft.descriptions.contains("autoresizing"), draft.parent?.name == "subviews" {
        draft.set(("fixedFrame", "YES"), ("translatesAutoresizingMaskIntoConstraints", "NO"))
      }
      return
    }
    if draft.parent?.name == "subviews" || draft.parent?.name == "objects" {
      draft.set("translatesAutoresizingMaskIntoConstraints", "NO")
    }
  }
}

extension PlannedConstraint {
  /// The constraint with the side of the view that says it in front, as Interface Builder shows it. The distance of the
  /// system cannot be negative, so it stays where it is.
  fileprivate var fromItsView: PlannedConstraint {
    guard let second, second.item == .object(source), first.item != second.item, constant != .system else {
      return self
    }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.relation = relation.turnedRound
    turned.constant = constant?.points.map { .points($0.value == 0 ? $0 : $0.negated) }
    return turned
  }
}
