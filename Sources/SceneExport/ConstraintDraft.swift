import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// A constraint that is written as an element.
struct ConstraintDraft {
  /// One side of a constraint.
  private struct Anchor {
    let node: SceneNode
    let guide: ViewGuide?
    let side: LayoutSide

    init?(_ term: LayoutTerm, _ scene: SceneRecord) {
      guard let node = scene.objects[term.item.object] else { return nil }
      (self.node, side) = (node, term.side)
      if case .guide(let guide, _) = term.item { self.guide = guide } else { guide = nil }
    }
  }

  private let exporter: SceneExporter
  private let planned: PlannedConstraint
  private let first: Anchor
  private let second: Anchor?
  /// The multiplier as it is written.
  var multiplier: String?

  /// A constraint of the plan; nil if it is between elements that are not exported.
  init?(_ planned: PlannedConstraint, _ exporter: SceneExporter) {
    guard let first = Anchor(planned.first, exporter.scene) else { return nil }
    let second = planned.second.flatMap { Anchor($0, exporter.scene) }
    if planned.second != nil, second == nil { return nil }
    (self.exporter, self.planned, self.first, self.second) = (exporter, planned, first, second)
    multiplier = planned.factors?.first?.text
  }

  /// The nearest view around both sides, or around a view and itself.
  var holder: SceneNode? {
    let views = ([first.node] + Array(first.node.ancestors)).filter(\.isView)
    guard let second else { return views.first }
    let others = ([second.node] + Array(second.node.ancestors)).map(ObjectIdentifier.init)
    return views.first { others.contains(ObjectIdentifier($0)) }
  }

  /// Adds the constraint to a view; returns nil if Interface Builder does not have it.
  func add(to holder: SceneNode, for node: SceneNode? = nil) -> NibDraft? {
    guard let view = holder.draft, let first = side(first, in: holder) else { return nil }
    let draft = NibDraft("constraint")
    if let item = first.item { draft.set("firstItem", item) }
    draft.set("firstAttribute", first.attribute)
    if let second {
      guard let second = side(second, in: holder) else { return nil }
      let id = self.second.flatMap { self.id(of: $0.node, in: holder) }
      guard let item = second.item ?? id else { return nil }
      draft.set(("secondItem", item), ("secondAttribute", second.attribute))
    }
    if planned.relation != .equal { draft.set("relation", planned.relation.rawValue) }
    if planned.constant == .system {
      // Interface Builder writes the distance that the system has, and that it stands for whatever the system has. Nibs make
      // 20 points of it at an edge of a superview, where UIKit's methods make 8.
      if !isToSuperview { draft.set("symbolic", "YES") }
      draft.set("constant", "8")
    } else if let points = planned.constant?.points?.text, points != "0" {
      draft.set("constant", points)
    }
    if let multiplier { draft.set("multiplier", multiplier) }
    if let priority = planned.priority { draft.set("priority", priority.text) }
    draft.set("id", exporter.ids.id(for: path(draft, holder, node)))
    exporter.layoutContents(of: view).child("constraints").append(draft)
    return draft
  }

  /// Whether it is between a view and one around it.
  private var isToSuperview: Bool {
    guard let second else { return false }
    return first.node.ancestors.contains { $0 === second.node } || second.node.ancestors.contains { $0 === first.node }
  }

  /// A side as Interface Builder calls it.
  private static func word(for side: LayoutSide) -> String { side == .lastBaseline ? "baseline" : side.rawValue }

  private func path(_ draft: NibDraft, _ holder: SceneNode, _ node: SceneNode?) -> String {
    if let node, node.name != nil { return "constraint " + exporter.path(of: node) }
    let words = ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"].map { draft[$0] ?? "" }
    return "constraint " + exporter.path(of: holder) + " " + words.joined(separator: " ")
  }

  /// An item and a side of it; no item for the view that holds the constraint.
  private func side(_ anchor: Anchor, in holder: SceneNode) -> (item: String?, attribute: String)? {
    guard let draft = anchor.node.draft else { return nil }
    let own = anchor.node === holder ? nil : id(of: anchor.node, in: holder)
    switch anchor.guide {
    case nil, .superview?: return (own, Self.word(for: anchor.side))
    case .safeArea?, .contentLayoutGuide?, .frameLayoutGuide?:
      return anchor.guide.map { (guide($0.rawValue, of: draft, anchor.node), anchor.side.rawValue) }
    case .layoutMargins?: return margin(anchor.side).map { (own, $0) }
    case .readableContent?:
      guard anchor.side.isEdge else { return nil }
      draft.set("layoutMarginsFollowReadableWidth", "YES")
      return (own, anchor.side.rawValue + "Margin")
    case .keyboardLayoutGuide?: return nil
    }
  }

  private func margin(_ side: LayoutSide) -> String? {
    if side.isEdge { return side.rawValue + "Margin" }
    return side == .centerX || side == .centerY ? side.rawValue + "WithinMargins" : nil
  }

  /// The id of a view as an item; of a cell or an effect, what is inside is laid out in the content view.
  private func id(of node: SceneNode, in holder: SceneNode) -> String? {
    guard let draft = node.draft else { return nil }
    let contents = node === holder ? exporter.layoutContents(of: draft) : draft
    if contents !== draft, contents["id"] == nil {
      contents.set("id", exporter.ids.id(for: "content " + exporter.path(of: node)))
    }
    return contents["id"]
  }

  private func guide(_ key: String, of draft: NibDraft, _ node: SceneNode) -> String? {
    let guide = draft.child("viewLayoutGuide", key: key)
    if guide["id"] == nil { guide.set("id", exporter.ids.id(for: key + " " + exporter.path(of: node))) }
    return guide["id"]
  }
}
