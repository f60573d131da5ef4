import SceneCatalog
import SceneDiagnostics

/// The author's types mean in the generated files what they mean to the author.
enum TypeNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self, HiddenType.self, ReservedName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let check = TypeNameCheck(context.graph)
    for id in context.graph.controllerIDs { check.checkTypes(of: id, &log) }
    for id in context.graph.objectIDs {
      check.checkClass(in: context.graph.objects[id].settings, of: context.graph.objects[id].controller, &log)
    }
    for id in context.graph.segueIDs {
      check.checkClass(in: context.graph.segues[id].settings, of: context.graph.segues[id].source, &log)
    }
  }
}

/// Looks at types one by one.
private struct TypeNameCheck {
  private let graph: SceneGraph
  /// What declares each type that the generated files add to the module, for messages.
  private var declarations: [String: String] = [:]

  /// What scenes declare inside of types of theirs: there, a name means that, and not the author's type.
  private static let nested: Set<String> = [
    "Children", "Controller", "Factory", "Identifier", "Segue", "Slots", "Views",
  ]

  /// UIKit's types that performing a segue takes.
  private static let performing: Set<String> = ["UIStoryboardSegue", "UIView"]

  init(_ graph: SceneGraph) {
    self.graph = graph
    for name in GeneratedNames.support { declarations[name] = "a type of '\(OutputName.support)'" }
    for file in graph.files {
      if let name = GeneratedNames.scenes(ofFile: file.name) { declarations[name] = "what makes its controllers" }
    }
    for controller in graph.controllers where !controller.isPlaceholder {
      let name = GeneratedNames.scene(controller.label)
      declarations[name] = "the scene of '\(controller.label)'"
      declarations[name + "Controller"] = "the protocol of '\(controller.label)'"
    }
  }

  func checkTypes(of id: ID<Controller>, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    checkClass(in: controller.settings, of: id, &log)
    for parameter in controller.parameters {
      for name in TypeName.names(in: parameter.type.text) where Self.nested.contains(name) {
        log.report(HiddenType(name: name), at: graph.place(parameter.type.range, in: id).word(name))
      }
      // Where a segue is performed, a parameter of such a name would hide the type.
      let name = parameter.name
      guard declarations[name.text] != nil || Self.performing.contains(name.text) else { continue }
      log.report(ReservedName(name: name.text, swift: name.text), at: graph.place(name.range, in: id))
    }
  }

  func checkClass(in settings: [Setting], of id: ID<Controller>, _ log: inout DiagnosticLog) {
    guard let custom = settings.named("customClass"), settings.named("customModule") == nil else { return }
    let name = String(custom.value.prefix { $0 != "." })
    let place = graph.place(custom.range, in: id)
    if Self.nested.contains(name) {
      log.report(HiddenType(name: name), at: place)
    } else if let other = declarations[name] {
      log.report(CollidingNames(one: "the class '\(name)'", other: other, swift: name), at: place)
    }
  }
}

struct HiddenType: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The generated code of a scene has types of its own inside of `DashScene` and `MainScenes`: `Segue`, `Identifier`,
    `Controller`, `Factory`, `Views`, `Children`, `Slots`. There, such a name means the generated type, and a type of yours
    that is called alike has to be named with its module in front.

    Wrong:

        <parameter name="item" type="Identifier"/>

    Right, in a module called `Shop`:

        <parameter name="item" type="Shop.Identifier"/>

    The same goes for classes: `customClass="Shop.Controller"`.
    """
  let name: String

  var text: String { "'\(name)' would mean a type that generated code declares inside of the scene" }
  var help: String? { "write the module in front, as in 'Shop.\(name)', or give your type another name" }
}
