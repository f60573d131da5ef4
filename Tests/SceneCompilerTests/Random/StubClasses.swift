import SceneCatalog
import SceneDiagnostics
import SceneSyntax

@testable import SceneCompiler

/// Stubs of the classes and types that scenes name, with the members that generated Swift requires.
struct StubClasses {
  private struct Stub {
    var superclass: String
    var initializers: Set<String> = []
    var members: Set<String> = []
  }

  private let graph: SceneGraph
  private var classes: [String: Stub] = [:]
  private var types: [String: Set<String>] = [:]
  /// The types that have to be function types: only those can be marked with `@escaping`.
  private var functionTypes: Set<String> = []
  /// Whether a stub could not be made, because such a class is impossible or the stubs do not support it.
  private var isIncomplete = false

  /// The stubs as Swift; nil if they are impossible.
  ///
  /// - Parameter swift: the generated Swift, whose protocols contain the required methods.
  static func swift(for files: [SceneFile], generated swift: String) -> String? {
    var log = DiagnosticLog()
    var stubs = StubClasses(Compiler().resolve(files, &log))
    stubs.collect()
    return stubs.isIncomplete ? nil : stubs.text(swift)
  }

  private init(_ graph: SceneGraph) { self.graph = graph }

  private mutating func collect() {
    if graph.files.contains(where: { !$0.imports.isEmpty }) { isIncomplete = true }
    for controller in graph.controllers { collect(controller) }
    for object in graph.objects {
      add(object[.customClass]?.text, object.name(of: .customModule), object.kind.type ?? "UIView")
    }
    for id in graph.objectIDs { collectMembers(of: id) }
    for controller in graph.controllers { collect(controller.attributes, of: controller.customClass?.text) }
    for object in graph.objects { collect(object.attributes + object.variations, of: object[.customClass]?.text) }
    for segue in graph.segues { collect(segue) }
    // A name that is also a class cannot be a function type, and a literal of any sort need not be one.
    for name in functionTypes where classes[name] != nil || types[name] != [] { isIncomplete = true }
  }

  private mutating func collect(_ controller: Controller) {
    let name = controller.customClass?.text
    add(name, controller.customModule, controller.kind.type ?? "UIViewController")
    for parameter in controller.parameters { collect(type: parameter.type, value: parameter.fallback?.text) }
    for outlet in graph.trees[controller.tree].outlets { add(outlet, to: name) }
    guard let name, !controller.isPlaceholder else { return }
    let labels = controller.parameters.map { "\(SwiftName.escaped($0.name.text)): \($0.type.text)" }
    let list = labels.joined(separator: ", ")
    classes[name]?.initializers.insert(list)
    // A class has one initialiser for all of its scenes, or inherits all of its superclass.
    if let initializers = classes[name]?.initializers, initializers.count > 1, initializers.contains("") {
      isIncomplete = true
    }
  }

  /// Adds the members that an object's class has to have, and those that its actions call.
  private mutating func collectMembers(of id: ID<SceneObject>) {
    let object = graph.objects[id]
    let name = graph.objects[graph.definition(of: id)][.customClass]?.text
    // A stub is no subclass of another one, which the owner of a used view may have to be.
    if let used = object.used, let owner = graph.fileOwner(of: used),
      graph.objects[owner].typeName != typeOfUsedViewOwner(in: object.tree)
    {
      isIncomplete = true
    }
    for outlet in object.outlets { add(outlet, to: name) }
    for action in object.actions {
      let receiver = graph.receiver(of: action, in: object.tree)
      add(Self.method(action.selector, "Any"), to: receiver?[.customClass]?.text)
    }
  }

  /// The class of who owns the views of the file that stand in a tree.
  private func typeOfUsedViewOwner(in tree: ID<ViewTree>) -> String? {
    switch graph.usedViewOwner(in: tree) {
    case .controller(let id): graph.className(of: graph.controllers[id])
    case .owner(let id): graph.objects[id].typeName
    case nil: nil
    }
  }

  private mutating func collect(_ segue: Segue) {
    add(segue[.customClass]?.text, segue.name(of: .customModule), "UIStoryboardSegue")
    guard let destination = segue.destination.map({ graph.target(of: $0) ?? $0 }) else { return }
    let recipient = graph.controllers[graph.recipient(of: destination)]
    for argument in segue.arguments {
      for parameter in recipient.parameters where parameter.name.text == argument.name.text {
        collect(type: parameter.type, value: argument.value.text)
      }
    }
    guard segue.kind == .unwind, let selector = segue[.unwindAction] else { return }
    add(Self.method(selector, "UIStoryboardSegue"), to: graph.controllers[destination].customClass?.text)
  }

  /// Adds the classes that other attributes name, and the properties that `set` elements set.
  private mutating func collect(_ attributes: [Attribute], of name: String?) {
    for attribute in attributes {
      if attribute.kind.value == .className, case .creation(let superclass) = attribute.kind.effect {
        if !attribute.text.hasPrefix("UI") { add(attribute.text, nil, superclass) }
      }
      guard attribute.isSetting, !attribute.text.hasPrefix("layer.") else { continue }
      // The Swift compiler checks what a scene sets: a stub has any property, but none of a property, and no cases.
      let value = attribute.value
      if case .setting(.member) = value { isIncomplete = true }
      if attribute.text.contains(".") || Self.inherited.contains(attribute.text) { isIncomplete = true }
      add("var \(attribute.text): Any?", to: name)
    }
  }

  private mutating func add(_ name: String?, _ module: Name?, _ superclass: String) {
    guard let name else { return }
    if module != nil || name.contains(where: { $0 == "." || $0 == "<" }) { isIncomplete = true }
    guard let known = classes[name]?.superclass, known != superclass else {
      classes[name] = classes[name] ?? Stub(superclass: superclass)
      return
    }
    let general = ["UIViewController", "UIView"]
    if general.contains(known) == general.contains(superclass) { isIncomplete = true }
    if general.contains(known) { classes[name]?.superclass = superclass }
  }

  private mutating func add(_ outlet: Outlet, to name: String?) {
    let property = SwiftName.escaped(outlet.property.text)
    // A stub would have to conform to UIKit's protocol.
    if property == "delegate" || property == "dataSource" { isIncomplete = true }
    // A property of UIKit's superclass has a type of its own.
    if UIKitClasses.mayHaveProperty(property) || Self.inherited.contains(property) { isIncomplete = true }
    let (member, other) = ("var \(property): Any?", "var \(property): [Any] = []")
    add(outlet.isCollection ? other : member, to: name)
    if let members = name.flatMap({ classes[$0]?.members }), members.isSuperset(of: [member, other]) {
      isIncomplete = true
    }
  }

  private mutating func add(_ member: String, to name: String?) {
    if let name { classes[name]?.members.insert(member) } else { isIncomplete = true }
  }

  private static func method(_ selector: Selector, _ type: String) -> String {
    let parameter = selector.label.map { label in label == "_" ? "_ sender: \(type)" : "\(label) sender: \(type)" }
    return "func \(SwiftName.escaped(selector.name))(\(parameter ?? "")) {}"
  }

  /// Properties that the classes inherit, among the names that edits use.
  private static let inherited: Set<String> = [
    "bounds", "children", "description", "frame", "hash", "isHidden", "superview", "tag", "text", "title",
  ]

  /// The types that need no stub.
  static let known: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int",
    "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Result", "Set", "Sendable", "StaticString", "String",
    "Substring", "Swift", "Foundation", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
    "Void",
  ]

  private mutating func collect(type: TypeName, value: String?) {
    let names = type.names.filter { !Self.known.contains($0) }
    if !names.isEmpty, type.text.contains(where: { "<.&".contains($0) }) || type.text.hasPrefix("any ") {
      isIncomplete = true
    }
    // Types of Swift and UIKit have no members but their own.
    let isKnown = names.allSatisfy { $0.hasPrefix("UI") }
    if isKnown, value?.first == ".", LiteralType(ofType: type.text) == nil { isIncomplete = true }
    for name in names where !name.hasPrefix("UI") { types[name, default: []].formUnion(member(value)) }
    if let function = type.text.wholeMatch(of: /@escaping\s+(\w+)/)?.output.1 {
      functionTypes.insert(String(function))
      if value != nil { isIncomplete = true }
    }
  }

  private func member(_ value: String?) -> [String] {
    guard let value, value.first == "." else { return [] }
    return ["static var \(SwiftName.escaped(String(value.dropFirst()))): Self { Self() }"]
  }
}

// MARK: - Writing

extension StubClasses {
  private func text(_ generated: String) -> String {
    let demands = Self.demands(in: generated)
    let classDeclarations = classes.keys.sorted().filter { !$0.hasPrefix("UI") }.map { name in
      declaration("class", name, lines(of: name, demanded: demands[name] ?? []))
    }
    let typeDeclarations = types.keys.sorted().filter { classes[$0] == nil }.map { name in
      functionTypes.contains(name)
        ? "typealias \(SwiftName.escaped(name)) = () -> Void\n"
        : declaration("struct", name, (types[name] ?? []).sorted())
    }
    return "import UIKit\n\n" + (classDeclarations + typeDeclarations).joined()
  }

  private func declaration(_ keyword: String, _ name: String, _ lines: [String]) -> String {
    let superclass = keyword == "class" ? ": " + (classes[name]?.superclass ?? "") : ""
    return "\(keyword) \(SwiftName.escaped(name))\(superclass) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func lines(of name: String, demanded: [String]) -> [String] {
    guard let stub = classes[name] else { return [] }
    let initializers = stub.initializers.filter { !$0.isEmpty }.sorted().map { "init(\($0)) { Swift.fatalError() }" }
    return stub.members.sorted() + demanded.map { $0 + " { Swift.fatalError() }" } + initializers
      + (initializers.isEmpty ? [] : ["required init?(coder: NSCoder) { Swift.fatalError() }"])
  }

  /// The methods that protocols in generated Swift demand, by the class that has to have them.
  private static func demands(in swift: String) -> [String: [String]] {
    var demands: [String: Set<String>] = [:]
    var name: String?
    for line in swift.split(separator: "\n") {
      // Swift compiles the expression each time.
      if line.hasPrefix("protocol ") || line.hasPrefix("public protocol "),
        let heading = line.wholeMatch(of: /(?:public )?protocol \w+: `?([^\s`]+)`? \{/)
      {
        name = String(heading.1)
      }
      if let name, line.hasPrefix("  func make") { demands[name, default: []].insert(String(line.dropFirst(2))) }
      if line == "}" { name = nil }
    }
    return demands.mapValues { $0.sorted() }
  }
}
