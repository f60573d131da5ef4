import SceneCatalog
import SceneDiagnostics

/// No two attributes of an element say the same thing in different ways.
enum AttributeConflicts: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ConflictingAttributes.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let attributes = graph.objects[id].attributes
      for attribute in graph.objects[id].allAttributes where !attribute.kind.excluded.isEmpty {
        guard let other = attribute.kind.excluded.lazy.compactMap(attributes.named).first else { continue }
        log.report(
          ConflictingAttributes(attribute: attribute.spelling, other: other.kind.name),
          at: graph.place(attribute.nameRange, of: id),
          notes: [Note("'\(other.kind.name)' is here", at: graph.place(other.nameRange, of: id))])
      }
    }
  }
}

struct ConflictingAttributes: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An image is either one of yours, `image`, or a symbol of the system, `systemImage`. A bar button item that the system
    provides, `systemItem`, brings its title and image along. Where both are given, one of them would be ignored.

    Wrong:

        <imageView image="star" systemImage="star.fill"/>
        <barButtonItem placement="right" systemItem="add" title="New"/>

    Right:

        <imageView systemImage="star.fill"/>
        <barButtonItem placement="right" title="New"/>
    """
  let attribute: String
  let other: String

  var text: String { "'\(attribute)' and '\(other)' exclude each other; remove one of them" }
}
