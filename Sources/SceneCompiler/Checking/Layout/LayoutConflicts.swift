import SceneCatalog
import SceneDiagnostics

/// Nothing is laid out twice, in ways that contradict each other.
enum LayoutConflicts: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConflictingLayout.self, InsetWithoutPin.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where graph.objects[id].isLaidOut {
      if graph.objects[id].isLaidOutExclusively { check(graph.objects[id], graph, &log) }
    }
  }

  private static func check(_ object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let attributes = object.allAttributes
    let pin = attributes.first { $0.matches(.pin) }
    let manual = attributes.first { $0.matches(.frame) || $0.matches(.autoresizingMask) }
    if pin == nil, !object.isDamaged {
      for attribute in attributes where attribute.matches(.inset) || attribute.matches(.edges) {
        report(withoutPin: attribute, of: object, graph, &log)
      }
    }
    // Where there is no superview, every position is wrong by itself.
    guard object.parent != nil else { return }
    if let manual {
      if let other = pin ?? attributes.first(where: \.isLayoutRule) {
        report(manual, other, object, graph, &log)
      }
    } else if pin != nil {
      for attribute in attributes where attribute.isOfEdge(among: object.pinnedEdges) {
        guard let pin = attributes.first(where: { $0.matches(.pin) && $0.meets(attribute) }) else { continue }
        report(attribute, pin, object, graph, &log)
      }
    }
  }

  private static func report(
    _ attribute: Attribute, _ other: Attribute, _ object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    log.report(
      ConflictingLayout(attribute: attribute.spelling, other: other.spelling, isByPin: other.matches(.pin)),
      at: graph.place(attribute.nameRange, in: object.tree),
      notes: [Note("'\(other.spelling)' is here", at: graph.place(other.nameRange, in: object.tree))])
  }

  private static func report(
    withoutPin attribute: Attribute, of object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let place = graph.place(attribute.nameRange, in: object.tree)
    log.report(InsetWithoutPin(attribute: attribute.kind.name), at: place)
  }
}

extension SceneObject {
  /// Whether an attribute lays out all of it, or belongs to one that does.
  fileprivate var isLaidOutExclusively: Bool {
    hasAnywhere(.pin) || hasAnywhere(.inset) || hasAnywhere(.edges) || hasAnywhere(.frame)
      || hasAnywhere(.autoresizingMask)
  }
}

extension Attribute {
  /// Whether there are traits with which both attributes hold.
  fileprivate func meets(_ other: Attribute) -> Bool {
    guard let condition, let second = other.condition else { return true }
    return !condition.excludes(second)
  }

  /// Whether it lays out one of some edges, or the left or right one where the leading or trailing one is among them.
  fileprivate func isOfEdge(among edges: [LayoutSide]) -> Bool {
    guard case .layout(let value) = value else { return false }
    switch value.side {
    case .left, .right: return edges.contains(.leading) || edges.contains(.trailing)
    default: return edges.contains(value.side)
    }
  }

  /// Whether it becomes a constraint.
  var isLayoutRule: Bool { if case .layout = value { true } else { matches(.size) } }
}

struct ConflictingLayout: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view is laid out in one way. `pin` holds all four edges, so none of them is said again; `frame` and
    `autoresizingMask` are for views without constraints.

    Wrong:

        <label pin="safeArea" top="8"/>
        <view frame="0 0 100 44" leading="8"/>

    Right:

        <label pin="safeArea" inset="8 0 0 0"/>
        <view leading="8" top="0" width="100" height="44"/>
    """
  let attribute: String
  let other: String
  /// Whether `pin` lays out the edge that the attribute lays out again.
  let isByPin: Bool

  var text: String {
    isByPin && !isManual
      ? "'\(other)' says already where this edge is; remove '\(attribute)', or say all edges without 'pin'"
      : "'\(attribute)' is for views without constraints, and '\(other)' makes one; remove one of them"
  }
  var help: String? {
    isByPin && !isManual
      ? "'inset' says how far inside the edges are: inset=\"top leading bottom trailing\"" : nil
  }

  /// Whether the attribute is `frame` or `autoresizingMask`.
  private var isManual: Bool { attribute.hasPrefix("frame") || attribute.hasPrefix("autoresizingMask") }
}

struct InsetWithoutPin: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `pin` holds a view to all four edges, or to those that `edges` names, and `inset` says how far inside of them; without
    `pin`, both have no effect.

        <label text="Hello" pin="safeArea" edges="top leading trailing" inset="8"/>
    """
  let attribute: String

  var text: String { "'\(attribute)' has no effect without 'pin'" }
  var help: String? {
    "pin=\"superview\" or pin=\"safeArea\" says what it is \(attribute == "inset" ? "inside of" : "held to")"
  }
}
