import SceneCatalog
import SceneDiagnostics

/// Something leads to every placeholder.
enum UsedPlaceholders: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnusedPlaceholder.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder && !context.placeholders.isUsed(id) {
      let placeholder = graph.controllers[id]
      let isBroken =
        placeholder.stands == nil && !placeholder.isExternal && !placeholder.has(.storyboardName)
      guard !isBroken, !graph.files[placeholder.file].isIncomplete else { continue }
      log.report(UnusedPlaceholder(name: placeholder.label), at: graph.place(of: id))
    }
  }
}

struct UnusedPlaceholder: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A placeholder brings a controller from elsewhere into a file, for segues of this file to lead to. When none does,
    nothing comes of it:

        <viewController id="home"/>
        <viewControllerPlaceholder id="map" sceneName="Map"/>

    Lead to it, or remove it:

        <viewController id="home">
          <segue kind="push" identifier="showMap" destination="map"/>
        </viewController>
        <viewControllerPlaceholder id="map" sceneName="Map"/>
    """
  let name: String

  var text: String { "nothing leads to the placeholder '\(name)'" }
  var help: String? { "add a segue to it, or remove it" }
}
