import SceneCatalog
import SceneDiagnostics

/// Nothing is laid out twice, in ways that contradict each other.
enum LayoutConflicts: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConflictingLayout.self, InsetWithoutPin.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs where graph.objects[id].isLaidOut {
      if graph.objects[id].attributes.contains(where: \.isExclusive) { check(graph.objects[id], graph, &log) }
    }
  }

  private static func check(_ object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let pin = object.attribute(.pin)
    let manual = object.attribute(.frame) ?? object.attribute(.autoresizingMask)
    if pin == nil, !object.isDamaged {
      for attribute in object.attributes where attribute.matches(.inset) || attribute.matches(.edges) {
        report(withoutPin: attribute, of: object, graph, &log)
      }
    }
    // Where there is no superview, every position is wrong by itself.
    guard object.parent != nil else { return }
    if let manual {
      if let other = pin ?? object.attributes.first(where: \.isLayoutRule) {
        report(manual, other, object, graph, &log)
      }
    } else if let pin {
      for attribute in object.attributes where attribute.isOfEdge(among: object.pinnedEdges) {
        report(attribute, pin, object, graph, &log)
      }
    }
  }

  private static func report(
    _ attribute: Attribute, _ other: Attribute, _ object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    log.report(
      ConflictingLayout(attribute: attribute.kind.name, other: other.kind.name),
      at: graph.place(attribute.nameRange, in: object.tree),
      notes: [Note("'\(other.kind.name)' is here", at: graph.place(other.nameRange, in: object.tree))])
  }

  private static func report(
    withoutPin attribute: Attribute, of object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let place = graph.place(attribute.nameRange, in: object.tree)
    log.report(InsetWithoutPin(attribute: attribute.kind.name), at: place)
  }
}

extension Attribute {
  /// Whether it lays out all of a view by itself, or belongs to what does.
  fileprivate var isExclusive: Bool {
    matches(.pin) || matches(.inset) || matches(.edges) || matches(.frame) || matches(.autoresizingMask)
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

  var text: String {
    other == "pin" && attribute != "frame" && attribute != "autoresizingMask"
      ? "'pin' says already where this edge is; remove '\(attribute)', or say all edges without 'pin'"
      : "'\(attribute)' is for views without constraints, and '\(other)' makes one; remove one of them"
  }
  var help: String? {
    other == "pin" && attribute != "frame" && attribute != "autoresizingMask"
      ? "'inset' says how far inside the edges are: inset=\"top leading bottom trailing\"" : nil
  }
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
