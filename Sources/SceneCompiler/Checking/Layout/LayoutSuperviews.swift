import SceneCatalog
import SceneDiagnostics

/// Positions are for views whose superview leaves them to say where they are.
enum LayoutSuperviews: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ArrangedPosition.self, LayoutWithoutSuperview.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs where !graph.objects[id].allAttributes.isEmpty {
      if graph.trees[graph.objects[id].tree].root == id {
        checkAlone(graph.objects[id], isCell: false, graph, &log)
      } else if graph.objects[id].kind.role == .tableCell {
        checkAlone(graph.objects[id], isCell: true, graph, &log)
      } else if let parent = graph.objects[id].parent, graph.objects[parent].isArranging {
        checkArranged(graph.objects[id], by: parent, graph, &log)
      }
    }
  }

  private static func checkAlone(
    _ object: SceneObject, isCell: Bool, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    for attribute in object.allAttributes where needsSuperview(attribute) {
      let place = graph.place(attribute.nameRange, in: object.tree)
      log.report(
        LayoutWithoutSuperview(attribute: attribute.spelling, isCell: isCell), at: place,
        fix: .removing(attribute, in: place.file))
    }
  }

  /// Whether a attribute places an object in its superview, or makes it as large as that or a guide of it.
  private static func needsSuperview(_ attribute: Attribute) -> Bool {
    if attribute.matches(.pin) { return true }
    guard case .layout(let value) = attribute.value else { return false }
    if case .guide = value.target { return true }
    return !value.side.isSize
  }

  private static func checkArranged(
    _ object: SceneObject, by stack: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard object.kind.role == .view else { return }
    for attribute in object.allAttributes where attribute.matches(.pin) || saysPosition(attribute) {
      let place = graph.place(attribute.nameRange, in: object.tree)
      log.report(
        ArrangedPosition(attribute: attribute.spelling, stack: graph.objects[stack].label), at: place,
        fix: .removing(attribute, in: place.file))
    }
  }

  /// Whether a attribute places a view in its superview, rather than by another view.
  private static func saysPosition(_ attribute: Attribute) -> Bool {
    guard case .layout(let value) = attribute.value, !value.side.isSize else { return false }
    if case .item = value.target { return false }
    return true
  }
}

struct LayoutWithoutSuperview: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The view of a controller has no superview in its scene: whoever shows the controller says where its view is. The cells
    of a table are placed by the table.

    Wrong:

        <viewController id="home">
          <view pin="safeArea"/>
        </viewController>

    Right:

        <viewController id="home">
          <view>
            <stackView pin="safeArea"/>
          </view>
        </viewController>
    """
  let attribute: String
  let isCell: Bool

  var text: String {
    isCell
      ? "a table places its cells itself; remove '\(attribute)'"
      : "the view of a controller has no superview to be placed in; remove '\(attribute)'"
  }
}

struct ArrangedPosition: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A stack view places the views in it: by its `axis`, `alignment`, `distribution` and `spacing`. A position of such a view
    in the stack view contradicts it. Sizes are fine, and so are positions by other views.

    Wrong:

        <stackView axis="vertical">
          <label text="Title" top="8"/>
        </stackView>

    Right:

        <stackView axis="vertical" spacing="8">
          <label text="Title"/>
        </stackView>
    """
  let attribute: String
  let stack: String

  var text: String { "'\(attribute)' contradicts the stack view '\(stack)', which places this view itself; remove it" }
}
