import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The properties that outlets set are in the classes that have the outlets, and take what they are set to.
enum KnownProperties: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    UnknownProperty.self, MistypedOutlet.self, PrivateDeclaration.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    let graph = context.graph
    let check = PropertyCheck(classes, graph)
    for id in graph.controllerIDs {
      let controller = graph.controllers[id]
      check.check(graph.tree(of: id).outlets, of: controller.attributes, controller.kind, controller.tree, &log)
    }
    for id in graph.objectIDs where !graph.objects[id].outlets.isEmpty {
      let (object, definition) = (graph.objects[id], graph.objects[graph.definition(of: id)])
      check.check(object.outlets, of: definition.attributes, definition.kind, object.tree, &log)
    }
  }
}

/// Looks at outlets one by one.
private struct PropertyCheck {
  private let classes: SourceClasses
  private let graph: SceneGraph

  init(_ classes: SourceClasses, _ graph: SceneGraph) {
    self.classes = classes
    self.graph = graph
  }

  func check(
    _ outlets: [Outlet], of attributes: [Attribute], _ kind: ElementKind, _ tree: ID<ViewTree>,
    _ log: inout DiagnosticLog
  ) {
    guard let members = classes.members(of: attributes) else { return }
    lazy var names = SuggestionIndex(members.propertyNames)
    for outlet in outlets {
      let place = graph.place(outlet.property.range, in: tree)
      if let (property, part) = members.property(outlet.property.text) {
        check(outlet, property, at: place, [Note("it is declared here", at: part.place(property.range))], &log)
      } else if !members.isOpen, !kind.outlets.contains(outlet.property.text),
        !UIKitClasses.mayHaveProperty(outlet.property.text)
      {
        let type = members.declaration.type
        log.report(
          UnknownProperty(property: outlet.property.text, type: type.name, declaration: declaration(for: outlet)),
          at: place, notes: [Note("'\(type.name)' is declared here", at: members.declaration.place(type.range))],
          suggestion: names.suggestion(for: outlet.property.text))
      }
    }
  }

  private func check(
    _ outlet: Outlet, _ property: PropertyDeclaration, at place: Place, _ notes: [Note], _ log: inout DiagnosticLog
  ) {
    if property.isPrivate { return log.report(PrivateDeclaration(name: property.name), at: place, notes: notes) }
    if property.isConstant || property.isReadOnly {
      let problem: MistypedOutlet.Problem = property.isConstant ? .constant : .readOnly
      return log.report(MistypedOutlet(property: property.name, problem: problem), at: place, notes: notes)
    }
    guard let type = property.type else { return }
    let element = Self.elementType(SourceClasses.plainType(type))
    if outlet.isCollection != (element != nil) {
      // What is no class and no list is not known, such as a type alias.
      guard element != nil || isClass(type) else { return }
      let problem: MistypedOutlet.Problem = outlet.isCollection ? .single(type) : .list(type)
      return log.report(MistypedOutlet(property: property.name, problem: problem), at: place, notes: notes)
    }
    guard let actual = mismatch(outlet, element ?? type) else { return }
    log.report(
      MistypedOutlet(property: property.name, problem: .type(element ?? type, actual: actual)), at: place, notes: notes)
  }

  private func isClass(_ type: String) -> Bool {
    let name = SourceClasses.plainType(type)
    return UIKitClasses.contains(name) || classes.index.type(name)?.type.kind == .class
  }

  /// The type of the elements of a list, if the type is one.
  private static func elementType(_ type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return String(type.dropFirst().dropLast()) }
    return type.hasPrefix("Array<") && type.hasSuffix(">") ? String(type.dropFirst("Array<".count).dropLast()) : nil
  }

  /// The class of what an outlet is set to, if the property cannot hold it.
  private func mismatch(_ outlet: Outlet, _ type: String) -> String? {
    switch outlet.destination {
    case .object(let id):
      let object = graph.objects[graph.definition(of: id)]
      return classes.isObject(object.kind, object.attributes, of: type) == false
        ? object.typeName : nil
    case .controller(let id)?:
      let controller = graph.controllers[id]
      guard !controller.isPlaceholder else { return nil }
      return classes.isObject(controller.kind, controller.attributes, of: type) == false
        ? graph.className(of: controller) ?? controller.kind.type : nil
    case .results, .firstResponder, nil: return nil
    }
  }

  /// The line of Swift that declares the property.
  private func declaration(for outlet: Outlet) -> String? {
    guard case .object(let id)? = outlet.destination else { return nil }
    let type = graph.typeName(of: id)
    return "var \(outlet.property.text): \(outlet.isCollection ? "[\(type)]" : type)!"
  }
}

struct UnknownProperty: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    An outlet sets a property of the class of the element that it is in.

        <outlet property="nameLabel" destination="name"/>

    This sets:

        class Profile: UIViewController {
          var nameLabel: UILabel!
        }

    scenec looks for it in the sources of the target: in the class and its superclasses. Where the class inherits from
    another module's, nothing is said.
    """
  let property: String
  let type: String
  let declaration: String?

  var text: String { "'\(type)' has no property '\(property)'" }
  var help: String? { declaration.map { "declare it: \($0)" } }
}

struct MistypedOutlet: DiagnosticMessage {
  /// Why the property does not take the value.
  enum Problem {
    case constant
    case readOnly
    case list(String)
    case single(String)
    case type(String, actual: String)
  }

  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The property of an outlet is a `var`, whose type is the class of what the outlet is set to, or one of its superclasses.
    The property of an `outletCollection` is a list of such.

    Wrong, if `name` is a `label`:

        var nameLabel: UIButton!

    Right:

        var nameLabel: UILabel!
    """
  let property: String
  let problem: Problem

  var text: String {
    switch problem {
    case .constant: "'\(property)' is a constant, which no outlet can set"
    case .readOnly: "'\(property)' has no setter, so no outlet can set it"
    case .list(let type): "'\(property)' is a list, '\(type)', which an outlet does not set"
    case .single(let type): "'\(property)' is a '\(type)', not a list"
    case .type(let type, let actual): "'\(property)' is a '\(type)', and the outlet sets it to a '\(actual)'"
    }
  }

  var help: String? {
    switch problem {
    case .constant: "write 'var' for 'let'"
    case .readOnly: "declare a stored property, or add a setter"
    case .list: "write an 'outletCollection' for each element"
    case .single: "write an 'outlet', or declare a list"
    case .type: nil
    }
  }
}
