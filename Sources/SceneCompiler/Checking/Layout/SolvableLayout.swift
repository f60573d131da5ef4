import SceneCatalog
import SceneDiagnostics

/// Constraints say where each view is and how large it is, and do not contradict each other.
enum SolvableLayout: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    AmbiguousLayout.self, CircularLayout.self, ContradictoryConstraints.self, UnsizedScrollContent.self,
    ViewWithoutLayout.self,
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
    let place = graph.place(object.range, of: finding.item.object)
    let measures = finding.measures
    if case .content = finding.item {
      log.report(UnsizedScrollContent(of: object.label, measures: measures), at: place)
    } else if finding.others.isEmpty {
      log.report(AmbiguousLayout(view: object.label, measures: measures), at: place)
    } else {
      let views = [object.label] + finding.others.map { graph.objects[$0].label }
      log.report(CircularLayout(views, measures: measures), at: place)
    }
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
        ContradictoryConstraints(count: others.count), at: graph.place(last.range, of: last.object),
        notes: others.prefix(4).map { Note("this is required, too", at: graph.place($0.range, of: $0.object)) })
    }
  }
}

extension SceneObject {
  /// Whether constraints or a frame have to place it in its superview: no root, no part of a stack, no property.
  func isPlacedAsSubview(_ graph: SceneGraph) -> Bool {
    guard kind.role == .view, placement == .subview, let parent else { return false }
    let superview = graph.objects[parent]
    return superview.kind.subviews?.isArranging == false && superview.kind.role.isOne(of: .anyView)
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
