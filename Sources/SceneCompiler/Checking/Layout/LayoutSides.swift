import SceneCatalog
import SceneDiagnostics

/// Each constraint relates two sides that UIKit can relate.
enum LayoutSides: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConstraintWithItself.self, IncompatibleSides.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs {
      if graph.objects[id].kind.role == .constraint {
        checkConstraint(graph.objects[id], graph, &log)
      } else {
        for rule in graph.objects[id].layout where rule.targetAttribute != nil { check(rule, of: id, graph, &log) }
      }
    }
  }

  private static func check(
    _ rule: LayoutRule, of object: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard let second = rule.targetAttribute else { return }
    let place = graph.place(rule.range, of: object)
    if !LayoutAxis.canRelate(rule.attribute, second) {
      report(rule.attribute, second, at: place.word(second), &log)
    } else if case .item(let name, nil) = rule.target, name == graph.objects[object].name?.text,
      rule.attribute == second
    {
      log.report(ConstraintWithItself(item: name, attribute: second), at: place)
    }
  }

  private static func checkConstraint(_ constraint: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let first = constraint.settings.named("firstAttribute"),
      let second = constraint.settings.named("secondAttribute"),
      let secondItem = constraint.settings.named("secondItem")
    else { return }
    let place = graph.place(second.range, in: constraint.controller)
    let owner = constraint.parent.flatMap { graph.objects[$0].name?.text }
    let firstItem = constraint.settings.named("firstItem")?.value ?? owner ?? "superview"
    if !LayoutAxis.canRelate(first.value, second.value) {
      report(first.value, second.value, at: place, &log)
    } else if firstItem == secondItem.value, first.value == second.value {
      log.report(ConstraintWithItself(item: firstItem, attribute: second.value), at: place)
    }
  }

  private static func report(_ first: String, _ second: String, at place: Place, _ log: inout DiagnosticLog) {
    let opposite = ["left": "leading", "leading": "left", "right": "trailing", "trailing": "right"][second]
    let suggestion = opposite.flatMap { LayoutAxis.canRelate(first, $0) ? Suggestion($0) : nil }
    log.report(IncompatibleSides(first: first, second: second), at: place, suggestion: suggestion)
  }
}

/// What a side of a view is measured along.
enum LayoutAxis {
  /// Across, in the direction of the language.
  case reading
  /// Across, from left to right.
  case absolute
  /// Across, the same in either direction.
  case center
  case vertical
  case size

  /// The axis of an attribute; a margin is measured like its edge.
  init(_ attribute: String) {
    switch attribute {
    case "leading", "trailing", "leadingMargin", "trailingMargin": self = .reading
    case "left", "right", "leftMargin", "rightMargin": self = .absolute
    case "centerX": self = .center
    case "width", "height": self = .size
    default: self = .vertical
    }
  }

  /// Whether UIKit takes a constraint between two attributes.
  static func canRelate(_ one: String, _ other: String) -> Bool {
    switch (LayoutAxis(one), LayoutAxis(other)) {
    case (.reading, .center), (.center, .reading), (.absolute, .center), (.center, .absolute): true
    case let (one, other): one == other
    }
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
  let first: String
  let second: String

  var text: String { "'\(first)' cannot be laid out by '\(second)': one \(difference)" }

  private var difference: String {
    switch (LayoutAxis(first), LayoutAxis(second)) {
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
