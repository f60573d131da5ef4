import SceneCatalog
import SceneCompiler

/// The constraints that are written about the views of an island, as text: `leading = superview.leading + 16`.
struct ConstraintTexts {
  private let graph: SceneGraph
  private var texts: [ID<SceneObject>: [String]] = [:]

  init(_ island: Island, _ graph: SceneGraph) {
    self.graph = graph
    for constraint in island.origins.compactMap(\.self) {
      // Constraints between two views are said of both.
      let items = Set([constraint.first, constraint.second].compactMap(\.self).map(\.item))
      for case .object(let id) in items { texts[id, default: []].append(text(constraint, about: id)) }
    }
  }

  subscript(view: ID<SceneObject>) -> [String] { texts[view, default: []] }

  private func text(_ constraint: PlannedConstraint, about view: ID<SceneObject>) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var words = [name(constraint.first, view), relation]
    let constant = constraint.constant?.points?.text ?? "0"
    if let second = constraint.second {
      words.append(name(second, view))
      if let factors = constraint.factors { words += ["×", factors.map(\.text).joined(separator: "/")] }
      if constraint.constant == .system {
        words += ["+", "standard"]
      } else if constant.hasPrefix("-") {
        words += ["−", String(constant.dropFirst())]
      } else if constant != "0" {
        words += ["+", constant]
      }
    } else {
      words.append(constant)
    }
    if let priority = constraint.priority { words.append("@\(priority.text)") }
    return words.joined(separator: " ")
  }

  private func name(_ term: LayoutTerm, _ view: ID<SceneObject>) -> String {
    term.item == .object(view) ? term.side.rawValue : name(term.item, view) + "." + term.side.rawValue
  }

  private func name(_ target: LayoutTarget, _ view: ID<SceneObject>) -> String {
    switch target {
    case .guide(let guide, let owner): return name(owner, view) + "." + guide.rawValue
    case .object(let id), .contents(let id):
      if graph.objects[view].parent == id { return "superview" }
      return graph.objects[id].name?.text ?? graph.objects[id].kind.name
    }
  }
}
