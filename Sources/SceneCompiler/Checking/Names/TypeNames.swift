import SceneCatalog
import SceneDiagnostics

/// The app's types mean in the generated files what they mean in the app.
enum TypeNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self, HiddenType.self, ReservedName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let check = TypeNameCheck(context)
    for id in context.graph.controllerIDs { check.checkTypes(of: id, &log) }
    for id in context.graph.objectIDs {
      guard context.graph.objects[id].has(.customClass) else { continue }
      let object = context.graph.objects[id]
      check.checkClass(in: object.attributes, as: object.kind.role, in: object.tree, &log)
    }
    for id in context.graph.segueIDs {
      guard context.graph.segues[id].has(.customClass) else { continue }
      let segue = context.graph.segues[id]
      check.checkClass(in: segue.attributes, as: .segue, in: context.graph.controllers[segue.source].tree, &log)
    }
  }
}

/// Looks at types one by one.
private struct TypeNameCheck {
  private let graph: SceneGraph
  private let generatedTypes: [[String]]
  /// What declares each type that the generated files add to the module, for messages.
  private var declarations: [String: String] = [:]
  /// The same, without the types of the controllers.
  private let fixedDeclarations: [String: String]

  /// What scenes declare inside of types of theirs: there, a name means that, and not the app's type.
  private static let nested: Set<String> = ["Children", "Factory", "Identifier", "Segue", "Slots", "Views"]

  /// UIKit's types that performing a segue takes.
  private static let performing: Set<String> = ["UIStoryboardSegue", "UIView"]

  init(_ context: CheckContext) {
    graph = context.graph
    generatedTypes = context.generatedTypes
    for name in GeneratedNames.support { declarations[name] = "a type of '\(OutputName.support)'" }
    for file in graph.ownFiles {
      if let name = GeneratedNames.scenes(ofFile: file.name) { declarations[name] = "what makes its controllers" }
    }
    fixedDeclarations = declarations
    for tree in graph.treeIDs { declare(tree) }
    declarations.reserveCapacity(declarations.count + 3 * graph.controllers.count)
    for id in graph.controllerIDs where !graph.isForeign(id) {
      for (type, role) in zip(generatedTypes[id.index], ["scene", "generated class", "protocol"]) {
        declarations[type] = "the \(role) of '\(graph.controllers[id].label)'"
      }
    }
  }

  /// Adds the class of a prototype.
  private mutating func declare(_ tree: ID<ViewTree>) {
    guard graph.files[graph.trees[tree].file].module == nil, let root = graph.trees[tree].root,
      let type = GeneratedNames.prototypeClass(graph.objects[root], in: graph)
    else { return }
    declarations[type] = "the generated class of the prototype '\(graph.label(of: tree))'"
  }

  func checkTypes(of id: ID<Controller>, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    checkClass(in: controller.attributes, as: .controller, in: controller.tree, &log)
    checkClassesOfBars(of: id, &log)
    if !controller.isPlaceholder { checkGenerated(of: id, &log) }
    for parameter in controller.parameters {
      for name in parameter.type.names where Self.nested.contains(name) {
        log.report(HiddenType(name: name), at: graph.place(parameter.typeRange, in: id).word(name))
      }
      // Where a segue is performed, a parameter of such a name would hide the type.
      let name = parameter.name
      guard declarations[name.text] != nil || Self.performing.contains(name.text) else { continue }
      log.report(ReservedName(name: name.text, swift: name.text), at: graph.place(name.range, in: id))
    }
  }

  /// The types that a scene becomes hide none that generated code names.
  private func checkGenerated(of id: ID<Controller>, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    guard let name = controller.name(of: .sceneType) ?? controller.name else { return }
    let place = graph.place(name.range, in: id)
    for type in generatedTypes[id.index] {
      if let other = fixedDeclarations[type] {
        let one = "the scene of '\(controller.label)'"
        return log.report(CollidingNames(one: one, other: other, swift: type), at: place)
      }
      if TypeNames.isForeign(type, as: nil) || Self.nested.contains(type) {
        return log.report(ReservedName(name: name.text, swift: type), at: place)
      }
    }
  }

  func checkClass(
    in attributes: [Attribute], as role: Role, in tree: ID<ViewTree>, _ log: inout DiagnosticLog
  ) {
    guard let names = attributes[.customClass]?.names, let range = attributes.attribute(.customClass)?.range else {
      return
    }
    let place = graph.place(range, in: tree)
    if let name = names.first, TypeNames.isForeign(name, as: role) {
      return log.report(ReservedName(name: name, swift: name), at: place.word(name))
    }
    let isOfAnotherModule = attributes.has(.customModule)
    for name in isOfAnotherModule ? names.dropFirst() : names[...] { checkClass(name, at: place, &log) }
  }

  /// Checks the classes that a navigation controller is made with.
  private func checkClassesOfBars(of id: ID<Controller>, _ log: inout DiagnosticLog) {
    for attribute in graph.controllers[id].attributes {
      guard case .creation(let own) = attribute.kind.effect, case .type(let type) = attribute.value,
        type.names != [own]
      else { continue }
      let place = graph.place(attribute.range, in: id)
      if let name = type.names.first, TypeNames.isForeign(name, as: nil) {
        log.report(ReservedName(name: name, swift: name), at: place.word(name))
      } else {
        for name in type.names { checkClass(name, at: place, &log) }
      }
    }
  }

  private func checkClass(_ name: String, at place: Place, _ log: inout DiagnosticLog) {
    if Self.nested.contains(name) {
      log.report(HiddenType(name: name), at: place.word(name))
    } else if let other = declarations[name] {
      log.report(CollidingNames(one: "the class '\(name)'", other: other, swift: name), at: place.word(name))
    }
  }
}

extension TypeNames {
  /// Whether a name is that of a type that generated code uses, and an element of the role is no object of it.
  static func isForeign(_ name: String, as role: Role?) -> Bool {
    if name == "UIStoryboardSegue", role == .segue { return false }
    if GeneratedNames.swiftTypes.contains(name) || GeneratedNames.uikitTypes.contains(name) { return true }
    // The app's class: to know the types of all elements, all elements have to be made.
    guard hasPrefixOfSystem(name), let roles = roles[name] else { return false }
    return !roles.contains { $0 == role }
  }

  /// Whether a name begins with two capital letters, as the system's types do: `UILabel`, `MKMapView`.
  static func hasPrefixOfSystem(_ name: String) -> Bool {
    name.utf8.prefix(2).allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The roles of the elements that UIKit's types stand for.
  private static let roles: [String: [Role]] = Catalog.written.reduce(into: [:]) { roles, kind in
    if let type = kind.type { roles[type, default: []].append(kind.role) }
  }
}

struct HiddenType: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The generated code of a scene has types of its own inside of `DashScene` and `MainScenes`: `Segue`, `Identifier`,
    `Factory`, `Views`, `Children`, `Slots`. There, such a name means the generated type, and a type of yours that is called
    alike has to be named with its module in front.

    Wrong:

        <parameter name="item" type="Identifier"/>

    Right, in a module called `Shop`:

        <parameter name="item" type="Shop.Identifier"/>

    The same goes for classes: `customClass="Shop.Segue"`.
    """
  let name: String

  var text: String { "'\(name)' would mean a type that generated code declares inside of the scene" }
  var help: String? { "write the module in front, as in 'Shop.\(name)', or give your type another name" }
}
