import SceneCatalog
import SceneDiagnostics

/// A placeholder has no attributes that are for placeholders of the other kind.
enum PlaceholderAttributes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessPlaceholderAttribute.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder {
      let placeholder = graph.controllers[id]
      switch (placeholder.has(.sceneName), placeholder.has(.storyboardName)) {
      case (true, false):
        var useless = [placeholder.attribute(.bundleIdentifier)]
        // Where the scenes of a module are not known, the placeholder says the class.
        if !graph.isOfUnknownModule(placeholder) {
          useless += [placeholder.attribute(.customClass), placeholder.attribute(.customModule)]
        }
        report(useless, of: id, "scene", graph, &log)
      case (false, true): report([placeholder.attribute(.module)], of: id, "storyboard", graph, &log)
      default: break
      }
    }
  }

  private static func report(
    _ attributes: [Attribute?], of id: ID<Controller>, _ target: String, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    for attribute in attributes.compactMap(\.self) {
      let place = graph.place(attribute.nameRange, in: id)
      log.report(
        UselessPlaceholderAttribute(attribute: attribute.kind.name, target: target), at: place,
        fix: .removing(attribute, in: place.file))
    }
  }
}

struct UselessPlaceholderAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    The bundle and the class of a placeholder are for storyboards, which `scenec` does not read. Of a controller in a
    scene file it knows the class already; nothing comes of saying it again, and it might become wrong.

        <viewControllerPlaceholder id="map" sceneName="Map" customClass="MapController"/>

    The name of the file is enough:

        <viewControllerPlaceholder id="map" sceneName="Map"/>

    The `module` is for scene files: a storyboard is found in a bundle.
    """
  let attribute: String
  /// The target of the placeholder.
  let target: String

  var text: String { "'\(attribute)' has no effect on a placeholder for a \(target); remove it" }
}
