import SceneCatalog
import SceneDiagnostics

/// No property of an object is set twice, and none by `set` that has an attribute.
enum Settings: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [RepeatedSetting.self, SettingOfAttribute.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.controllerIDs {
      let controller = graph.controllers[id]
      check(controller.attributes, controller.kind, controller.file, graph, &log)
    }
    for id in part.objectIDs {
      check(graph.objects[id].attributes, graph.objects[id].kind, graph.trees[graph.objects[id].tree].file, graph, &log)
    }
  }

  private static func check(
    _ attributes: [Attribute], _ kind: ElementKind, _ file: Int, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    // They come behind all other attributes.
    guard attributes.last?.isSetting ?? false else { return }
    var first: [String: Attribute] = [:]
    for setting in attributes where setting.isSetting {
      guard case .property(let path) = setting.kind.effect else { continue }
      let place = graph.files[file].place(setting.nameRange)
      if let earlier = first.updateValue(setting, forKey: path) {
        let note = Note("it is set here, too", at: graph.files[file].place(earlier.nameRange))
        log.report(RepeatedSetting(property: path), at: place, notes: [note])
      } else if let attribute = kind.attributes.first(where: { $0.effect == setting.kind.effect }) {
        log.report(SettingOfAttribute(property: path, attribute: attribute.name, element: kind.name), at: place)
      }
    }
  }
}

struct RepeatedSetting: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An object has one value for each property; of two `set` elements for one property, the first would be without effect.
    """
  let property: String

  var text: String { "'\(property)' is set twice" }
}

struct SettingOfAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `set` is for properties that no attribute sets. The value of an attribute is checked, and what the scene says by
    attributes is seen by other checks, by `scenec diff` and by styles.

    Instead of

        <label><set property="numberOfLines" value="2"/></label>

    write

        <label numberOfLines="2"/>
    """
  let property: String
  let attribute: String
  let element: String

  var text: String { "'\(property)' is what the attribute '\(attribute)' of '\(element)' sets" }
  var help: String? { "write the attribute: \(attribute)=\"…\"" }
}
