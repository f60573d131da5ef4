import SceneCatalog
import SceneDiagnostics

/// Only a view that is in a view of the scene can be there with some traits and not with others.
enum ConditionalViews: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConditionWithoutSuperview.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let object = graph.objects[id]
      guard object.kind.placement == .subview || object.kind.role == .tableCell, let when = object.attribute(.when)
      else { continue }
      if let parent = object.parent, graph.objects[parent].kind.subviews != nil { continue }
      let place = graph.place(when.nameRange, of: id)
      log.report(
        ConditionWithoutSuperview(isCell: object.kind.role == .tableCell), at: place,
        fix: .removing(when, in: place.file))
    }
  }
}

struct ConditionWithoutSuperview: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view with `when` is added to its superview with some traits, and removed with others. The view of a controller and
    the cells of a table have no superview in the scene. Set `hidden` with traits, or put `when` on a view inside.

    Wrong:

        <viewController id="home">
          <view when="regularWidth"/>
        </viewController>

    Right:

        <viewController id="home">
          <view>
            <imageView when="regularWidth"/>
          </view>
        </viewController>
    """
  let isCell: Bool

  var text: String {
    isCell
      ? "the cells of a table are there with all traits; remove 'when'"
      : "the view of a controller does not depend on traits; remove 'when'"
  }
}
