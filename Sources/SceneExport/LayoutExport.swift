import InterfaceBuilder
import SceneCatalog
import UIKitFacts

/// Writes layout attributes and constraints as constraints, and the size classes in which they and views are installed.
struct LayoutExport {
  /// One side of a constraint.
  struct Anchor {
    let node: SceneNode
    let guide: ViewGuide?
    let side: LayoutSide
  }

  let exporter: SceneExporter

  func add() {
    for node in exporter.tree.root.subtree where node.draft != nil {
      if node.isView || node.kind.role == .layoutGuide { addAttributes(of: node) }
      if node["when"] != nil, node.isView { install(node) }
    }
    let constraints = exporter.connections.map(\.node).filter { $0.kind.role == .constraint }
    let connected = constraints.contains { $0["active"] != nil } ? connectedNodes : []
    for node in constraints {
      // The import would leave out a constraint that is installed nowhere and has no outlet: Xcode keeps such by mistake.
      if node["active"] == "false", !connected.contains(ObjectIdentifier(node)) {
        exporter.note(node, "Interface Builder has no constraint that waits for code")
      } else {
        addElement(node)
      }
    }
    for node in exporter.tree.root.subtree where node.isView { place(node) }
  }

  /// The elements that outlets lead to.
  private var connectedNodes: Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for node in exporter.tree.root.subtree {
      if node["outlet"] == "true" { result.insert(ObjectIdentifier(node)) }
      guard node.kind.role == .outlet || node.kind.role == .outletCollection else { continue }
      guard let name = node["destination"], let target = exporter.tree.node(named: name, in: node) else { continue }
      result.insert(ObjectIdentifier(target))
    }
    return result
  }

  // MARK: Attributes

  private func addAttributes(of node: SceneNode) {
    for attribute in node.plainAttributes {
      guard let kind = node.kind.attribute(named: attribute.name) else { continue }
      switch (kind.value, AttributeValue(attribute.value, as: kind.value)) {
      case (.position, .layout(let expression)?), (.dimension, .layout(let expression)?):
        if add(expression, of: node) {
          node.carry(attribute.name)
        } else {
          exporter.note(attribute, of: node, "Interface Builder has no such constraint")
        }
      default: break
      }
    }
    if let attribute = node.attributes.first(where: { $0.name == "size" }) { addSize(attribute, of: node) }
    if let attribute = node.attributes.first(where: { $0.name == "pin" }) { pin(node, attribute) }
  }

  private func addSize(_ attribute: SceneNode.Attribute, of node: SceneNode) {
    let numbers = attribute.value.split(separator: " ").map(String.init)
    guard numbers.count == 2, let kind = node.kind.attribute(named: attribute.name), kind.excluded.contains("width")
    else {
      return AttributeExport(exporter: exporter).add(attribute, of: node, to: node.draft ?? NibDraft(""))
    }
    for (side, number) in zip([LayoutSide.width, .height], numbers) {
      _ = add(Anchor(node: node, guide: nil, side: side), nil, constant: number)
    }
    node.carry("size")
  }

  private func pin(_ node: SceneNode, _ attribute: SceneNode.Attribute) {
    guard let guide = ViewGuide(rawValue: attribute.value), let superview = superview(of: node) else {
      return exporter.note(attribute, of: node, "Interface Builder has no such guide")
    }
    let numbers = (node["inset"] ?? "0").split(separator: " ").map(String.init)
    let edges = node["edges"]?.split(separator: " ").map(String.init)
    let all: [(LayoutSide, Int)] = [(.top, 0), (.leading, 1), (.bottom, 2), (.trailing, 3)]
    for (side, index) in all where edges?.contains(side.rawValue) ?? true {
      let inset = numbers.count == 4 ? numbers[index] : numbers.first ?? "0"
      let isFar = side == .bottom || side == .trailing
      let isSaid = add(
        Anchor(node: node, guide: nil, side: side), Anchor(node: superview, guide: guide, side: side),
        constant: isFar ? Self.negated(inset) : inset)
      guard isSaid else { return exporter.note(attribute, of: node, "Interface Builder has no such guide") }
    }
    for name in ["pin", "inset", "edges"] where node[name] != nil { node.carry(name) }
  }

  static func negated(_ number: String) -> String {
    number == "0" ? number : number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number
  }

  private func superview(of node: SceneNode) -> SceneNode? { node.parent.flatMap { $0.isView ? $0 : nil } }

  private func add(_ expression: LayoutExpression, of node: SceneNode) -> Bool {
    let own = Anchor(node: node, guide: nil, side: expression.side)
    let constant = expression.constant
    let (priority, relation) = (expression.priority?.text, expression.relation)
    let text = constant.map { $0.points?.text ?? "standard" }
    switch expression.target {
    case .none where expression.side.isSize:
      return add(own, nil, relation, constant: text, priority: priority)
    case .none: return addInset(own, nil, expression)
    case .guide(let guide) where expression.targetSide == nil: return addInset(own, guide, expression)
    case .guide(let guide):
      guard let superview = superview(of: node), let side = expression.targetSide else { return false }
      return add(own, Anchor(node: superview, guide: guide, side: side), expression)
    case .item(let name, let guide):
      guard let item = exporter.tree.node(named: name, in: node), let side = expression.targetSide else { return false }
      return add(own, Anchor(node: item, guide: guide, side: side), expression)
    }
  }

  /// A distance inside an edge of the superview.
  private func addInset(_ own: Anchor, _ guide: ViewGuide?, _ expression: LayoutExpression) -> Bool {
    guard let superview = superview(of: own.node) else { return false }
    let other = Anchor(node: superview, guide: guide, side: own.side)
    let isFar = [.bottom, .trailing, .right].contains(own.side)
    let text = expression.constant.map { $0.points?.text ?? "standard" } ?? "0"
    if isFar, text == "standard" {
      // The distance of the system is never negative, so the edge of the superview comes first.
      return add(other, own, expression.relation, constant: text, priority: expression.priority?.text)
    }
    var relation = expression.relation
    if isFar {
      relation = relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return add(
      own, other, relation, constant: isFar ? Self.negated(text) : text, priority: expression.priority?.text)
  }

  private func add(_ own: Anchor, _ other: Anchor, _ expression: LayoutExpression) -> Bool {
    let text = expression.constant.map { $0.points?.text ?? "standard" }
    if expression.isSystemDistanceBefore {
      return expression.relation == .equal && add(other, own, constant: text, priority: expression.priority?.text)
    }
    return add(
      own, other, expression.relation, multiplier: expression.multiplier?.text, constant: text,
      priority: expression.priority?.text)
  }

  /// Adds a constraint to the nearest view around both sides; returns whether Interface Builder has it.
  private func add(
    _ first: Anchor, _ second: Anchor?, _ relation: LayoutRelation = .equal, multiplier: String? = nil,
    constant: String? = nil, priority: String? = nil
  ) -> Bool {
    guard let holder = holder(first.node, second?.node) else { return false }
    let constraint = ConstraintDraft(
      first: first, second: second, relation: relation.rawValue, multiplier: multiplier, constant: constant,
      priority: priority)
    return constraint.add(to: holder, exporter) != nil
  }

  /// The nearest view around two views, or around a view and itself.
  private func holder(_ first: SceneNode, _ second: SceneNode?) -> SceneNode? {
    let views = ([first] + Array(first.ancestors)).filter(\.isView)
    guard let second else { return views.first }
    let others = ([second] + Array(second.ancestors)).map(ObjectIdentifier.init)
    return views.first { others.contains(ObjectIdentifier($0)) }
  }

  // MARK: Elements

  private func addElement(_ node: SceneNode) {
    guard let holder = node.parent, holder.isView, hasKnownConditions(node),
      let side = LayoutSide(rawValue: node["firstAttribute"] ?? ""),
      let first = anchor(node["firstItem"], side, in: holder)
    else { return exporter.note(node, "Interface Builder has no such constraint") }
    var second: Anchor?
    if let item = node["secondItem"] {
      second = LayoutSide(rawValue: node["secondAttribute"] ?? "").flatMap { anchor(item, $0, in: holder) }
      if second == nil { return exporter.note(node, "Interface Builder has no such constraint") }
    }
    let constant = node["constant"].map { $0 == "system" ? "standard" : $0 }
    let constraint = ConstraintDraft(
      first: first, second: second, relation: node["relation"] ?? "equal", multiplier: node["multiplier"],
      constant: constant, priority: node["priority"])
    guard let draft = constraint.add(to: holder, exporter, for: node) else {
      return exporter.note(node, "Interface Builder has no such constraint")
    }
    node.draft = draft
    node.record(.carried)
    finish(node, draft, in: holder)
  }

  /// Whether Interface Builder has all conditions of a constraint: without one of them, it would hold where it must not.
  private func hasKnownConditions(_ node: SceneNode) -> Bool {
    let isVaried = node.attributes.allSatisfy { attribute in
      guard let dot = attribute.name.firstIndex(of: ".") else { return true }
      return attribute.name.hasPrefix("constant.") && Double(attribute.value) != nil
        && SizeClassKey.key(for: attribute.name[attribute.name.index(after: dot)...]) != nil
    }
    guard isVaried, let condition = node["when"] else { return isVaried }
    guard case .traits(let alternatives)? = AttributeValue(condition, as: .traits) else { return false }
    return alternatives.conditions.allSatisfy { SizeClassKey.key(for: $0.text) != nil }
  }

  private func finish(_ node: SceneNode, _ draft: NibDraft, in holder: SceneNode) {
    if let identifier = node["identifier"] { draft.set("identifier", identifier) }
    if let name = node.name { draft.set("userLabel", name) }
    for attribute in node.attributes where attribute.name.contains(".") {
      let parts = attribute.name.split(separator: ".", maxSplits: 1).map(String.init)
      if let key = SizeClassKey.key(for: parts[1]) {
        draft.child("variation", key: key).set(parts[0], attribute.value)
      }
    }
    if let condition = node["when"] { _ = vary("constraints", draft, of: holder, condition) }
    if node["active"] == "false", let id = draft["id"], let holder = holder.draft {
      mark("exclude", id, "default", "constraints", in: contents(of: holder, "constraints"))
    }
    for attribute in node.attributes where node.fates[attribute.name] == nil { node.carry(attribute.name) }
  }

  /// The item that a constraint names; the view around the constraint if it names none.
  private func anchor(_ item: String?, _ side: LayoutSide, in holder: SceneNode) -> Anchor? {
    guard let item else { return Anchor(node: holder, guide: nil, side: side) }
    guard case .item(let value)? = AttributeValue(item, as: .layoutItem) else { return nil }
    switch value {
    case .guide(.superview): return superview(of: holder).map { Anchor(node: $0, guide: nil, side: side) }
    case .guide(let guide): return Anchor(node: holder, guide: guide, side: side)
    case .object(let name, nil):
      return exporter.tree.node(named: name, in: holder).map { Anchor(node: $0, guide: nil, side: side) }
    case .object(let name, .known(let guide)?):
      return exporter.tree.node(named: name, in: holder).map { Anchor(node: $0, guide: guide, side: side) }
    case .object: return nil
    }
  }

  // MARK: Size classes

  /// Installs a view for the size classes that `when` names.
  private func install(_ node: SceneNode) {
    guard let attribute = node.attributes.first(where: { $0.name == "when" }), let draft = node.draft,
      let superview = superview(of: node), vary("subviews", draft, of: superview, attribute.value)
    else {
      if let attribute = node.attributes.first(where: { $0.name == "when" }) {
        exporter.note(attribute, of: node, "Interface Builder has no such condition")
      }
      return
    }
    node.carry("when")
  }

  /// Excludes an element everywhere, and includes it under some conditions; returns whether Interface Builder can do so.
  private func vary(_ list: String, _ draft: NibDraft, of holder: SceneNode, _ condition: String) -> Bool {
    guard let holder = holder.draft.map({ contents(of: $0, list) }), let id = draft["id"],
      case .traits(let alternatives)? = AttributeValue(condition, as: .traits)
    else { return false }
    let keys = alternatives.conditions.map { SizeClassKey.key(for: $0.text) }
    guard keys.allSatisfy({ $0 != nil }) else { return false }
    mark("exclude", id, "default", list, in: holder)
    for case let key? in keys { mark("include", id, key, list, in: holder) }
    return true
  }

  private func mark(_ name: String, _ id: String, _ key: String, _ list: String, in holder: NibDraft) {
    let mark = NibDraft(name)
    mark.set("reference", id)
    holder.child("variation", key: key).child("mask", key: list).append(mark)
  }

  private func contents(of draft: NibDraft, _ list: String) -> NibDraft {
    draft.children.contains { $0.key == "contentView" } ? exporter.contents(of: draft) : draft
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
      for (name, value) in [
        ("x", "0.0"), ("y", "0.0"), ("width", "\(Int(screen.width))"), ("height", "\(Int(height))"),
      ] {
        rect.set(name, value)
      }
      draft.append(rect)
    }
    guard !isRoot, !draft.descriptions.contains("autoresizing"), node.kind.role == .view else {
      if draft.descriptions.contains("autoresizing"), draft.parent?.name == "subviews" {
        draft.set("fixedFrame", "YES")
        draft.set("translatesAutoresizingMaskIntoConstraints", "NO")
      }
      return
    }
    if draft.parent?.name == "subviews" || draft.parent?.name == "objects" {
      draft.set("translatesAutoresizingMaskIntoConstraints", "NO")
    }
  }
}
