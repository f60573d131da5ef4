import SceneCatalog
import SceneDiagnostics

/// What becomes a name in Swift has the form of one, and none that is taken.
enum ValidNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [GuideAsName.self, InvalidSwiftName.self, ReservedName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    var check = NameCheck(graph)
    for controller in graph.controllerIDs { check.checkNames(of: controller, &log) }
    for object in graph.objectIDs { check.checkNames(of: object, &log) }
  }
}

/// Looks at names one by one.
private struct NameCheck {
  let graph: SceneGraph
  /// All that is referred to in the files; made when a name is wrong, which is rare.
  private lazy var references = References(graph)

  init(_ graph: SceneGraph) { self.graph = graph }

  mutating func checkNames(of id: ID<Controller>, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    if let name = controller.name {
      check(name, as: GeneratedNames.property(name.text), in: controller.tree, &log)
      checkReserved(name, as: GeneratedNames.instantiate(name.text), in: controller.tree, &log)
    }
    for parameter in controller.parameters { check(parameter.name, as: parameter.name.text, in: controller.tree, &log) }
    for outlet in graph.tree(of: id).outlets { checkProperty(of: outlet, in: controller.tree, &log) }
  }

  mutating func checkNames(of id: ID<SceneObject>, _ log: inout DiagnosticLog) {
    if let name = graph.objects[id].name {
      check(name, as: GeneratedNames.property(name.text), in: graph.objects[id].tree, &log)
      if graph.objects[id].isLaidOut, ViewGuide(rawValue: name.text) != nil {
        log.report(GuideAsName(name: name.text), at: graph.place(name.range, of: id))
      }
    }
    for outlet in graph.objects[id].outlets {
      checkProperty(of: outlet, in: graph.objects[id].tree, &log)
    }
  }

  private mutating func check(
    _ name: Name, as swift: String, in tree: ID<ViewTree>, _ log: inout DiagnosticLog
  ) {
    guard SwiftName.isIdentifier(name.text) else { return reportInvalid(name, in: tree, &log) }
    checkReserved(name, as: swift, in: tree, &log)
  }

  private func checkReserved(
    _ name: Name, as swift: String, in tree: ID<ViewTree>, _ log: inout DiagnosticLog
  ) {
    guard SwiftName.isKeyword(swift) || GeneratedNames.reserved.contains(swift) else { return }
    log.report(ReservedName(name: name.text, swift: swift), at: graph.place(name.range, in: tree))
  }

  /// An outlet is the app's own property, which may well be a keyword in backticks.
  private mutating func checkProperty(of outlet: Outlet, in tree: ID<ViewTree>, _ log: inout DiagnosticLog) {
    guard !SwiftName.isIdentifier(outlet.property.text) || outlet.property.text == "_" else { return }
    reportInvalid(outlet.property, in: tree, &log)
  }

  private mutating func reportInvalid(_ name: Name, in tree: ID<ViewTree>, _ log: inout DiagnosticLog) {
    let place = graph.place(name.range, in: tree)
    let better = SpelledName.lowerCamel(name.text).flatMap { SwiftName.isKeyword($0) || $0.first == "_" ? nil : $0 }
    // A fix must not change a name under those who use it.
    let isReferredTo = references.contains(name.text)
    log.report(
      InvalidSwiftName(name: name.text, better: isReferredTo ? better : nil), at: place,
      suggestion: isReferredTo || name.text.isEmpty ? nil : better.map { Suggestion($0) })
  }
}

/// The names that something refers to.
private struct References {
  private var names: Set<String> = []

  init(_ graph: SceneGraph) {
    for file in graph.files { names.insert(file.initialName?.text ?? "") }
    for controller in graph.controllers {
      add(controller.attributes)
    }
    for tree in graph.trees { add(tree.outlets) }
    for object in graph.objects {
      add(object.attributes)
      add(object.outlets)
      for action in object.actions { names.insert(action.destinationName?.text ?? "") }
    }
    for segue in graph.segues {
      add(segue.attributes)
      for argument in segue.arguments { names.insert(argument.name.text) }
    }
  }

  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes where attribute.refers { names.insert(attribute.text) }
  }

  private mutating func add(_ outlets: [Outlet]) {
    for outlet in outlets { names.insert(outlet.destinationName.text) }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension Attribute {
  /// Whether it names something else.
  fileprivate var refers: Bool {
    kind.value == .reference || kind.value == .layoutItem || matches(.referencedIdentifier)
  }
}

struct InvalidSwiftName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Ids and the names of parameters and outlets become names in Swift, so they are written as Swift writes them: letters,
    digits and underscores, without a digit in front.

    Wrong:

        <button id="edit-button" title="Edit"/>

    Right:

        <button id="editButton" title="Edit"/>

    The identifier of a segue may be any text; a Swift name is made of it.
    """
  let name: String
  let better: String?

  var text: String { name.isEmpty ? "a name cannot be empty" : "'\(name)' cannot be a name in Swift" }
  var help: String? { better.map { "call it '\($0)', here and where it is referred to" } }
}

struct ReservedName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A name of a scene becomes a name in the generated Swift, where some are taken: Swift's own words, such as `default` and
    `in`, what every scene offers by itself, such as `segue` and `controller`, and the types of Swift and UIKit that
    generated code is made of, such as `String` and `UIView`.

    Wrong:

        <viewController id="default" customClass="Profile"/>

    Right:

        <viewController id="defaultProfile" customClass="Profile"/>
    """
  let name: String
  let swift: String
  /// The class of UIKit that has a property of the name.
  var owner: String? = nil

  var text: String {
    if let owner { return "'\(name)' is a property that '\(owner)' has already; choose another name" }
    if SwiftName.isKeyword(swift) { return "'\(name)' is a word of Swift itself; choose another name" }
    let name = name == swift ? "'\(name)' is a name that" : "'\(name)' would be '\(swift)' in Swift, which"
    return name + " generated code uses itself; choose another name"
  }
}
