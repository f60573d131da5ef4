import SceneDiagnostics

/// What a scene file says of a controller is not said again by a placeholder.
enum PlaceholderAttributes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessPlaceholderAttribute.self]

  private static let storyboardAttributes = ["bundleIdentifier", "customClass", "customModule"]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder {
      let settings = graph.controllers[id].settings
      guard settings.named("sceneName") != nil, settings.named("storyboardName") == nil else { continue }
      for name in storyboardAttributes {
        guard let setting = settings.named(name) else { continue }
        let place = graph.place(setting.nameRange, in: id)
        log.report(UselessPlaceholderAttribute(attribute: name), at: place, fix: .removing(setting, in: place.file))
      }
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
    """
  let attribute: String

  var text: String { "'\(attribute)' has no effect on a placeholder for a scene; remove it" }
}
