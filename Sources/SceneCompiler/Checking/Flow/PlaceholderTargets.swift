import SceneCatalog
import SceneDiagnostics

/// A placeholder says where the controller is that it stands for.
enum PlaceholderTargets: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [PlaceholderWithoutTarget.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder {
      let controller = graph.controllers[id]
      guard !controller.has(.sceneName), !controller.has(.storyboardName),
        !graph.files[controller.file].isIncomplete
      else { continue }
      log.report(PlaceholderWithoutTarget(name: graph.label(of: id)), at: graph.place(of: id))
    }
  }
}

struct PlaceholderWithoutTarget: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder stands for a controller in another scene file or in a storyboard, and has to say which:

        <viewControllerPlaceholder id="map"/>

    The initial controller of `Map.scene`, another one of the same file, or one of `Map.storyboard`:

        <viewControllerPlaceholder id="map" sceneName="Map"/>
        <viewControllerPlaceholder id="legend" sceneName="Map" referencedIdentifier="legend"/>
        <viewControllerPlaceholder id="oldMap" storyboardName="Map" referencedIdentifier="map"/>
    """
  let name: String

  var text: String { "placeholder '\(name)' does not say what it stands for" }
  var help: String? { "add sceneName=\"…\" for a scene file, or storyboardName=\"…\" for a storyboard" }
}
