import SceneCatalog
import SceneDiagnostics

/// A `constraint` element says all that a constraint needs.
enum CompleteConstraints: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [IncompleteConstraint.self, InvalidMultiplier.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      if graph.objects[id].kind.role == .constraint {
        check(id, graph, &log)
      } else {
        for rule in graph.objects[id].layout {
          guard let multiplier = rule.value.multiplier, multiplier.value == 0 else { continue }
          report(multiplier.text, rule.range, id, graph, &log)
        }
      }
    }
  }

  private static func check(_ id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let constraint = graph.objects[id]
    if !constraint.isDamaged {
      checkParts(of: constraint, graph, &log)
      checkUse(of: id, graph, &log)
    }
    if let multiplier = constraint.attribute(.multiplier), constraint[.multiplier]?.factors == nil {
      report(multiplier.text, multiplier.range, id, graph, &log)
    }
  }

  private static func checkParts(of constraint: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    func report(_ lack: IncompleteConstraint.Lack, at range: SourceRange) {
      log.report(IncompleteConstraint(lack: lack), at: graph.place(range, in: constraint.tree))
    }
    switch (constraint.attribute(.secondItem), constraint.attribute(.secondAttribute)) {
    case (let item?, nil): report(.attribute(item: item.text), at: item.nameRange)
    case (nil, let attribute?): report(.item(attribute: attribute.text), at: attribute.nameRange)
    case (nil, nil):
      if let side = constraint[.firstAttribute], !side.isSize, let first = constraint.attribute(.firstAttribute) {
        report(.otherSide(attribute: first.text), at: first.range)
      } else if let multiplier = constraint.attribute(.multiplier) {
        report(.factor, at: multiplier.nameRange)
      }
    default: break
    }
  }

  /// Code reaches what is in a scene or a prototype by its id, and what is in another view by outlets.
  private static func checkUse(of id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let tree = graph.trees[graph.objects[id].tree]
    guard graph.objects[id][.active] == false, case .file = tree.owner, let root = tree.root,
      !graph.objects[root].kind.role.isOne(of: .reusable), let name = graph.objects[id].name
    else { return }
    let outlets = tree.outlets + tree.objects.flatMap { graph.objects[$0].outlets }
    let isReached = outlets.contains { if case .object(id)? = $0.destination { true } else { false } }
    if isReached { return }
    log.report(IncompleteConstraint(lack: .outlet(id: name.text)), at: graph.place(name.range, of: id))
  }

  private static func report(
    _ multiplier: String, _ range: SourceRange, _ object: ID<SceneObject>, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    log.report(InvalidMultiplier(value: multiplier), at: graph.place(range, of: object).word(multiplier))
  }
}

struct IncompleteConstraint: DiagnosticMessage {
  /// The missing part of a constraint.
  enum Lack {
    case attribute(item: String)
    case item(attribute: String)
    case otherSide(attribute: String)
    case factor
    case outlet(id: String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A constraint relates a side of one item to a side of another, so `secondItem` and `secondAttribute` go together. Only a
    width or a height can be held to a number alone; UIKit stops the app on any other.

    Wrong:

        <constraint firstItem="title" firstAttribute="top" constant="8"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="icon"/>

    Right:

        <constraint firstItem="title" firstAttribute="height" constant="44"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="icon" secondAttribute="top" constant="8"/>

    A constraint that is not `active` waits for code to activate it. In a view of the file, code reaches it by an outlet.
    """
  let lack: Lack

  var text: String {
    switch lack {
    case .attribute(let item): "this constraint needs a 'secondAttribute': which side of '\(item)' is meant"
    case .item(let attribute): "this constraint needs a 'secondItem': whose '\(attribute)' is meant"
    case .otherSide(let attribute):
      "'\(attribute)' has to be laid out by something; add 'secondItem' and 'secondAttribute'"
    case .factor: "'multiplier' needs a 'secondItem' whose side is multiplied"
    case .outlet(let id): "no code can activate '\(id)'; lead an outlet to it"
    }
  }
}

struct InvalidMultiplier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A multiplier is a number or a ratio of two: `1.5`, `3:2`, `3/2`. It is not zero, which would leave the other side out.

        <constraint firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="3:2"/>
    """
  let value: String

  var text: String { "'multiplier' cannot be '\(value)': expected a number such as '1.5' or a ratio such as '3:2'" }
}
