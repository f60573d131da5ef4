import SceneCatalog
import SceneDiagnostics

/// An attribute that means nothing without another one has that one beside it.
enum NeededAttributes: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [AttributeWithoutAnother.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where !graph.objects[id].isDamaged {
      let attributes = graph.objects[id].attributes
      for attribute in attributes {
        guard let other = attribute.kind.needed.first(where: { attributes.named($0) == nil }) else { continue }
        log.report(
          AttributeWithoutAnother(attribute: attribute.kind.name, other: other),
          at: graph.place(attribute.nameRange, of: id))
      }
    }
  }
}

struct AttributeWithoutAnother: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The vibrancy of a `visualEffectView` belongs to the blur of the view around it, so that `vibrancy` needs the `effect` of
    that view.

    Wrong:

        <visualEffectView vibrancy="label"/>

    Right:

        <visualEffectView effect="systemMaterial">
          <visualEffectView effect="systemMaterial" vibrancy="label"/>
        </visualEffectView>

    A `constraint` that says whether it is `active` needs an `id`, by which code reaches it and activates it.

        <constraint id="wide" active="false" firstItem="photo" firstAttribute="width" constant="300"/>
    """
  let attribute: String
  let other: String

  var text: String { "'\(attribute)' needs '\(other)' beside it" }
}
