import SceneCatalog
import SceneDiagnostics

/// Constraints say where each view is and how large it is, and do not contradict each other.
enum SolvableLayout: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    AmbiguousLayout.self, ContradictingConstraints.self, ViewWithoutLayout.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    for tree in part.treeIDs where hasSeveralObjects(part.graph.trees[tree]) {
      check(tree, part.graph, &log)
    }
  }

  private static func hasSeveralObjects(_ tree: ViewTree) -> Bool { tree.objects.count > 1 }

  private static func check(_ tree: ID<ViewTree>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let objects = graph.trees[tree].objects
    // What is missing may be what was lost to another error.
    guard !objects.contains(where: { graph.objects[$0].isDamaged }) else { return }
    let equations = LayoutEquations(of: tree, in: graph)
    guard !equations.isIncomplete else { return }
    let constrained = ConstrainedItems.all(of: tree, graph)
    reportViewsWithoutLayout(in: tree, constrained, graph, &log)
    var ambiguities = AmbiguitySearch(equations, constrained: constrained, of: tree, in: graph)
    let findings = ambiguities.run()
    for finding in findings { report(finding, graph, &log) }
    reportContradictions(in: equations, of: tree, without: ambiguities.undetermined, graph, &log)
  }

  private static func report(_ finding: AmbiguitySearch.Finding, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let object = graph.objects[finding.item.object]
    let message = AmbiguousLayout(
      view: object.label, isContent: finding.item == .content(finding.item.object), measures: finding.measures,
      others: finding.others.map { graph.objects[$0].label })
    log.report(message, at: graph.place(object.range, of: finding.item.object))
  }

  // MARK: Views that nothing lays out

  /// Reports views that nothing lays out, beside views that constraints lay out.
  ///
  /// Where no view has constraints, code lays all of them out, as it may in a class of the superview.
  private static func reportViewsWithoutLayout(
    in tree: ID<ViewTree>, _ constrained: Set<ID<SceneObject>>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let superviews = Set(constrained.compactMap { graph.objects[$0].parent })
    for id in graph.trees[tree].objects where !constrained.contains(id) {
      let object = graph.objects[id]
      guard object.isPlacedAsSubview(graph), !object.isPlacedByFrame, let parent = object.parent,
        superviews.contains(parent), !graph.objects[parent].has(.customClass)
      else { continue }
      log.report(ViewWithoutLayout(view: object.label), at: graph.place(object.range, of: id))
    }
  }

  // MARK: Contradictions

  private static func reportContradictions(
    in equations: LayoutEquations, of tree: ID<ViewTree>, without undetermined: Set<Int>, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    var reported: Set<Int> = []
    for rows in ContradictionSearch(equations, of: tree, in: graph).run(without: undetermined) {
      let constraints = rows.map { equations.constraints[$0] }
      // A constraint that contradicts nothing but itself or the root view is the subject of other checks.
      guard let last = constraints.last, constraints.count > 1 else { continue }
      // The constraint to change is named once, however many others it contradicts.
      guard let row = rows.last, reported.insert(row).inserted else { continue }
      let others = constraints.dropLast()
      log.report(
        ContradictingConstraints(count: others.count), at: graph.place(last.range, of: last.object),
        notes: others.prefix(4).map { Note("this is required, too", at: graph.place($0.range, of: $0.object)) })
    }
  }
}

extension SceneObject {
  /// Whether constraints or a frame have to place it in its superview: no root, no part of a stack, no property.
  func isPlacedAsSubview(_ graph: SceneGraph) -> Bool {
    guard kind.role == .view, placement == .subview, let parent else { return false }
    let superview = graph.objects[parent]
    return superview.kind.subviews?.isArranging == false && !superview.kind.role.isDisjoint(with: .anyView)
  }
}

struct AmbiguousLayout: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Constraints have to say where a view is and how large it is, across and down. A label, a button or a switch has a size
    by its content; a view, a container view or a table has not. What nothing says, UIKit chooses: often zero, and not the
    same each time.

    Wrong:

        <view leading="0" trailing="0" top="0"/>

    Right:

        <view leading="0" trailing="0" top="0" height="44"/>

    The content of a scroll view has to be as large as something: `pin="contentLayoutGuide"` of a view in it with a size,
    or with a width such as `width="frameLayoutGuide.width"`.

    If code adds the constraints that are missing, ignore the warning with a comment above the element:
    `<!-- scenec:ignore ambiguous-layout -->`.
    """
  let view: String
  /// Whether the content of a scroll view is meant.
  let isContent: Bool
  let measures: [LayoutEquations.Measure]
  /// The views that it is placed by, which are placed by it.
  let others: [String]

  var text: String {
    if isContent { return "the content of '\(view)' has \(lacks)" }
    guard !others.isEmpty else { return "'\(view)' has \(lacks)" }
    let names = ([view] + others).map { "'\($0)'" }
    return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") have \(lacks) but by each other"
  }
  var help: String? {
    if isContent { return "a view in it that is pinned to all edges of 'contentLayoutGuide' needs a size" }
    if !others.isEmpty { return "lay one of them out by the superview or by a view beside them" }
    return measures.contains { $0.isPosition }
      ? "say it with a constraint or an attribute such as 'top' or 'leading', or give the view a 'frame'"
      : "say it with a constraint or an attribute such as 'width' or 'height'"
  }

  private var lacks: String {
    var names: [String] = []
    let set = Set(measures)
    if set.isSuperset(of: [.x, .y]) {
      names.append("position")
    } else if set.contains(.x) {
      names.append("horizontal position")
    } else if set.contains(.y) {
      names.append("vertical position")
    }
    if set.isSuperset(of: [.width, .height]) {
      names.append("size")
    } else if set.contains(.width) {
      names.append("width")
    } else if set.contains(.height) {
      names.append("height")
    }
    return names.map { "no \($0)" }.joined(separator: " and ")
  }
}

struct ViewWithoutLayout: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Constraints lay out the views beside it, but nothing lays out this view: it stays in the corner of its superview, has
    no size, and nobody sees it.

    Wrong:

        <view>
          <label text="Name" top="8" leading="8"/>
          <label text="Address"/>
        </view>

    Right:

        <view>
          <label id="name" text="Name" top="8" leading="8"/>
          <label text="Address" top="name.bottom + 8" leading="8"/>
        </view>

    If code lays it out, ignore the warning with a comment above the element:
    `<!-- scenec:ignore view-without-layout -->`.
    """
  let view: String

  var text: String { "nothing says where '\(view)' is: it has no position and no size" }
  var help: String? { "lay it out with attributes such as 'top' and 'leading', with 'pin', or with a 'frame'" }
}

struct ContradictingConstraints: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Constraints with the priority 1000, which is what they have unless they say another, are required. UIKit breaks one of
    several that cannot hold at the same time, logs "Unable to simultaneously satisfy constraints", and lays the views out
    in a way that nobody chose. The width and the height of a controller's view are those of the screen or of what shows
    the controller.

    Wrong:

        <view top="0" leading="0" trailing="0" width="100" height="10"/>

    Right:

        <view top="0" leading="0" width="100" height="10"/>
    """
  /// How many other constraints it contradicts.
  let count: Int

  var text: String {
    count == 1
      ? "this required constraint contradicts another one"
      : "this required constraint contradicts \(count) others together"
  }
  var help: String? { "remove one of them, or give one a lower priority: '@999'" }
}
