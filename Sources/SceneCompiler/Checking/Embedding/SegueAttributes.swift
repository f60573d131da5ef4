import SceneCatalog
import SceneDiagnostics

/// Segues have the attributes that their kind needs, and none that it does not use.
enum SegueAttributes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    MissingSegueClass.self, MissingUnwindAction.self, UselessAttribute.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs {
      guard let kind = graph.segues[id].kind else { continue }
      checkNeeded(by: kind, id, graph, &log)
      for attribute in graph.segues[id].attributes {
        guard let kinds = attribute.kind.segueKinds, !kinds.contains(kind.rawValue) else { continue }
        let place = graph.place(attribute.nameRange, of: id)
        log.report(
          UselessAttribute(attribute: attribute.kind.name, kind: kind), at: place,
          fix: .removing(attribute, in: place.file)
        )
      }
    }
  }

  private static func checkNeeded(
    by kind: Segue.Kind, _ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let segue = graph.segues[id]
    guard !segue.isDamaged else { return }
    let place = graph.place(segue.range, of: id)
    switch kind {
    case .custom where !segue.has(.customClass): log.report(MissingSegueClass(), at: place)
    case .unwind where !segue.has(.unwindAction): log.report(MissingUnwindAction(), at: place)
    default: break
    }
  }
}

struct UselessAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Some attributes of segues are for one kind: `relationship` for relationships, `unwindAction` for unwind segues,
    `initial`, `transition` and `duration` for embed segues, anchors for popovers, presentation and transition styles for
    segues that present. On another kind they have no effect, and probably the kind is not the one that was meant.

        <segue kind="present" identifier="edit" destination="editor" modalPresentationStyle="formSheet"/>
    """
  let attribute: String
  let kind: Segue.Kind

  var text: String { "'\(attribute)' has no effect on a segue of kind '\(kind.rawValue)'" }
}

struct MissingSegueClass: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue of kind `custom` is performed by a class of its author, a subclass of `UIStoryboardSegue`; `customClass` names
    it.

    Wrong:

        <segue kind="custom" identifier="zoom" destination="photo"/>

    Right:

        <segue kind="custom" customClass="ZoomSegue" identifier="zoom" destination="photo"/>
    """
  var text: String { "a segue of kind 'custom' needs a 'customClass'" }
  var help: String? { "customClass names the subclass of UIStoryboardSegue that performs it" }
}

struct MissingUnwindAction: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An unwind segue goes back to a controller that is already there and calls a method of it, which `unwindAction` names.
    The method takes the segue.

    Wrong:

        <segue kind="unwind" identifier="close" destination="dash"/>

    Right:

        <segue kind="unwind" identifier="close" destination="dash" unwindAction="unwindToDash(_:)"/>
    """
  var text: String { "a segue of kind 'unwind' needs an 'unwindAction'" }
  var help: String? { "unwindAction names the method of the destination that it calls, such as unwindToDash(_:)" }
}
