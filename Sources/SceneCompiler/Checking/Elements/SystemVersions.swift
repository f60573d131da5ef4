import SceneCatalog
import SceneDiagnostics

/// Elements, and attributes that make them, exist in the deployment target.
///
/// Attributes that are set afterwards may be newer: their statements run on systems that have them.
enum SystemVersions: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [NewerThanTarget.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.controllerIDs {
      let controller = graph.controllers[id]
      check(controller.kind, controller.range, controller.attributes, graph, &log) { graph.place($0, in: id) }
    }
    for id in part.objectIDs {
      let object = graph.objects[id]
      check(object.kind, object.range, object.attributes, graph, &log) { graph.place($0, of: id) }
    }
    for id in part.segueIDs {
      let segue = graph.segues[id]
      check(.segue, segue.range, segue.attributes, graph, &log) { graph.place($0, of: id) }
    }
  }

  private static func check(
    _ kind: ElementKind, _ range: SourceRange, _ attributes: [Attribute], _ graph: SceneGraph,
    _ log: inout DiagnosticLog, place: (SourceRange) -> Place
  ) {
    let target = graph.modules.deploymentTarget
    if let version = graph.modules.newer(kind.since) {
      return log.report(NewerThanTarget(word: kind.name, version: version, target: target), at: place(range))
    }
    for attribute in attributes {
      guard let version = attribute.newerSystem, !attribute.kind.isConditional else { continue }
      // It is the attribute that is newer, or its value.
      let name = attribute.kind.since == version ? Name(text: attribute.kind.name, range: attribute.nameRange) : nil
      let word = name ?? attribute.name
      log.report(NewerThanTarget(word: word.text, version: version, target: target), at: place(word.range))
    }
  }
}

struct NewerThanTarget: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The element, or the value, is newer than the oldest system that the app runs on, its deployment target. An attribute
    that is set after the object was made may be newer, and so may a property of UIKit that `set` names: the generated
    Swift sets it under `if #available`. Without the element itself, and without the value that the object is made with,
    there would be no object.

    scenec takes iOS 15 for the deployment target, or what `scenec.json` says:

        { "deploymentTarget": "iOS 18.2" }

    Wrong, for iOS 15:

        <barButtonItem placement="right" systemItem="writingTools"/>

    Right:

        <barButtonItem placement="right" systemImage="pencil.and.outline"/>
    """
  let word: String
  let version: SystemVersion
  let target: SystemVersion

  var text: String {
    "'\(word)' needs iOS \(version.description), and the deployment target is iOS \(target.description)"
  }
  var help: String? { "set 'deploymentTarget' if the app runs on newer systems only" }
}
