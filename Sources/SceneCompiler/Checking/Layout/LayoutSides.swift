import SceneCatalog
import SceneDiagnostics

/// Each constraint relates two sides that UIKit can relate.
enum LayoutSides: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConstraintWithItself.self, IncompatibleSides.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      if graph.objects[id].kind.role == .constraint {
        checkConstraint(graph.objects[id], graph, &log)
      } else {
        for rule in graph.objects[id].layout { check(rule, of: id, graph, &log) }
      }
    }
  }

  private static func check(
    _ rule: LayoutRule, of object: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard let second = rule.value.targetSide else { return }
    let place = graph.place(rule.range, of: object)
    if !rule.side.canRelate(to: second) {
      report(rule.side, second, at: place.word(second.rawValue), &log)
    } else if case .item(let name, nil) = rule.value.target, name == graph.objects[object].name?.text,
      rule.side == second
    {
      log.report(ConstraintWithItself(item: name, attribute: second.rawValue), at: place)
    }
  }

  private static func checkConstraint(_ constraint: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let first = constraint[.firstAttribute], let second = constraint[.secondAttribute],
      let range = constraint.attribute(.secondAttribute)?.range, let secondItem = constraint.attribute(.secondItem)
    else { return }
    let place = graph.place(range, in: constraint.tree)
    let owner = constraint.parent.flatMap { graph.objects[$0].name?.text }
    let firstItem = constraint.attribute(.firstItem)?.text ?? owner ?? ViewGuide.superview.rawValue
    if !first.canRelate(to: second) {
      report(first, second, at: place, &log)
    } else if firstItem == secondItem.text, first == second {
      log.report(ConstraintWithItself(item: firstItem, attribute: second.rawValue), at: place)
    }
  }

  private static func report(_ first: LayoutSide, _ second: LayoutSide, at place: Place, _ log: inout DiagnosticLog) {
    let suggestion = second.counterpart.flatMap { first.canRelate(to: $0) ? Suggestion($0.rawValue) : nil }
    log.report(IncompatibleSides(first: first, second: second), at: place, suggestion: suggestion)
  }
}

struct IncompatibleSides: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A constraint relates what is measured alike: edges and centres across, edges, centres and baselines down, sizes. UIKit
    stops the app on any other, and on one between `leading` or `trailing`, which follow the language, and `left` or
    `right`, which do not.

    Wrong:

        <label leading="icon.right + 8" top="icon.leading"/>

    Right:

        <label leading="icon.trailing + 8" top="icon.top"/>
    """
  let first: LayoutSide
  let second: LayoutSide

  var text: String { "'\(first.rawValue)' cannot be laid out by '\(second.rawValue)': one \(difference)" }

  private var difference: String {
    switch (first.axis, second.axis) {
    case (.size, _): "is a size, the other a position"
    case (_, .size): "is a position, the other a size"
    case (.vertical, _): "is a position down, the other one across"
    case (_, .vertical): "is a position across, the other one down"
    case (.absolute, _): "goes from left to right, the other with the language"
    default: "goes with the language, the other from left to right"
    }
  }
}

struct ConstraintWithItself: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A constraint between a side and the very same side says nothing, or what can never be. Probably another view was meant.

    Wrong:

        <label id="title" top="title.top + 8"/>

    Right:

        <label id="title" top="icon.top + 8"/>
    """
  let item: String
  let attribute: String

  var text: String { "the '\(attribute)' of '\(item)' cannot be laid out by itself; name another view or side" }
}
