import SceneCatalog
import SceneDiagnostics

/// A placeholder leads to one place.
enum OnePlaceholderTarget: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [PlaceholderWithBoth.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder {
      let placeholder = graph.controllers[id]
      guard let scene = placeholder.attribute(.sceneName), let storyboard = placeholder.attribute(.storyboardName)
      else { continue }
      log.report(
        PlaceholderWithBoth(name: graph.label(of: id)), at: graph.place(storyboard.nameRange, in: id),
        notes: [Note("the scene file is given here", at: graph.place(scene.nameRange, in: id))])
    }
  }
}

struct PlaceholderWithBoth: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder stands for one controller: either in a scene file or in a storyboard. Which of two is meant, nobody
    could say.

        <viewControllerPlaceholder id="map" sceneName="Map" storyboardName="Map"/>

    Keep the one that is meant:

        <viewControllerPlaceholder id="map" sceneName="Map"/>
    """
  let name: String

  var text: String { "placeholder '\(name)' stands for a scene and for a storyboard; remove one of the two" }
}
