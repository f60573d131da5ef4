import SceneDiagnostics

/// A placeholder has no attributes that are for placeholders of the other kind.
enum PlaceholderAttributes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessPlaceholderAttribute.self]

  private static let storyboardAttributes = ["bundleIdentifier", "customClass", "customModule"]
  /// Where the scenes of a module are not known, the placeholder says the class.
  private static let externalAttributes = ["bundleIdentifier"]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder {
      let controller = graph.controllers[id]
      switch (controller.settings.named("sceneName"), controller.settings.named("storyboardName")) {
      case (_?, nil):
        let useless = graph.isOfUnknownModule(controller) ? externalAttributes : storyboardAttributes
        report(useless, of: id, "scene", graph, &log)
      case (nil, _?): report(["module"], of: id, "storyboard", graph, &log)
      default: break
      }
    }
  }
}

extension PlaceholderAttributes {
  private static func report(
    _ attributes: [String], of id: ID<Controller>, _ target: String, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    for name in attributes {
      guard let setting = graph.controllers[id].settings.named(name) else { continue }
      let place = graph.place(setting.nameRange, in: id)
      log.report(
        UselessPlaceholderAttribute(attribute: name, target: target), at: place,
        fix: .removing(setting, in: place.file))
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
  /// What the placeholder stands for.
  let target: String

  var text: String { "'\(attribute)' has no effect on a placeholder for a \(target); remove it" }
}
