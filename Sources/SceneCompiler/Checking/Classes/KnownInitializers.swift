import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The classes that scenes name have an initialiser that takes the parameters of the scene, and no other values.
enum KnownInitializers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    UnknownInitializer.self, UnusableInitializer.self, MistypedParameter.self, PrivateDeclaration.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    let graph = context.graph
    for id in graph.controllerIDs where !graph.controllers[id].isPlaceholder && !graph.controllers[id].isDamaged {
      let controller = graph.controllers[id]
      guard !controller.has(.nibName) else { continue }
      let labels = controller.parameters.map(\.name.text)
      check(controller.attributes, labels, true, controller.tree, classes, graph, &log)
      checkTypes(of: id, classes, graph, &log)
    }
    for object in graph.objects {
      if let reuse = object.kind.reuse {
        check(object.attributes, reuse.labels, false, object.tree, classes, graph, &log)
      } else if object.kind.isMadeWithoutArguments {
        check(object.attributes, [], false, object.tree, classes, graph, &log)
      }
    }
  }

  private static func check(
    _ attributes: [Attribute], _ labels: [String], _ isController: Bool, _ tree: ID<ViewTree>,
    _ classes: SourceClasses, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard let members = classes.members(of: attributes), !members.isOpen,
      let custom = attributes.attribute(.customClass),
      !(labels.isEmpty ? members.hasUIKitInitializers : !isController && members.inheritsInitializers)
    else { return }
    let place = graph.place(custom.range, in: tree)
    let all = members.initializers
    let fitting = all.filter { $0.initializer.accepts(labels: labels) }
    let type = members.declaration.type
    guard !fitting.isEmpty else {
      let own = all.map(\.initializer).filter { !["init(coder:)", "init(nibName:bundle:)"].contains($0.fullName) }
      return log.report(
        UnknownInitializer(
          type: type.name, labels: labels, candidate: own.first, takesParameters: isController), at: place,
        notes: [
          own.first.flatMap { own in all.first { $0.initializer.range == own.range } }
            .map { Note("'\($0.initializer.fullName)' is declared here", at: $0.part.place($0.initializer.range)) }
            ?? Note("'\(type.name)' is declared here", at: members.declaration.place(type.range))
        ])
    }
    if let first = fitting.first, fitting.allSatisfy({ $0.initializer.isPrivate }) {
      let note = Note("it is declared here", at: first.part.place(first.initializer.range))
      return log.report(PrivateDeclaration(name: first.initializer.fullName), at: place, notes: [note])
    }
    checkCall(of: fitting.filter { !$0.initializer.isPrivate }, type.name, at: place, &log)
  }

  /// Reports that none of the initialisers which take the values can be called without more ado.
  private static func checkCall(
    of fitting: [(initializer: FunctionDeclaration, part: ClassIndex.Declaration)], _ type: String, at place: Place,
    _ log: inout DiagnosticLog
  ) {
    let obstacles = fitting.compactMap { InitializerObstacle($0.initializer) }
    guard let first = fitting.first, let obstacle = obstacles.first, obstacles.count == fitting.count else { return }
    log.report(
      UnusableInitializer(initializer: first.initializer.fullName, type: type, obstacle: obstacle), at: place,
      notes: [Note("it is declared here", at: first.part.place(first.initializer.range))])
  }
}

extension KnownInitializers {
  /// Compares the types of parameters with those of the one initialiser that takes them.
  private static func checkTypes(
    of id: ID<Controller>, _ classes: SourceClasses, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let controller = graph.controllers[id]
    guard !controller.parameters.isEmpty, let members = classes.members(of: controller.attributes) else { return }
    let labels = controller.parameters.map(\.name.text)
    let fitting = members.initializers.filter { $0.initializer.accepts(labels: labels) }
    guard fitting.count == 1, let (initializer, part) = fitting.first else { return }
    for parameter in controller.parameters {
      guard let taken = initializer.parameters.first(where: { $0.label == parameter.name.text }),
        isOther(parameter.type.text, taken.type, classes.index)
      else { continue }
      log.report(
        MistypedParameter(initializer: initializer.fullName, type: taken.type, written: parameter.type.text),
        at: graph.place(parameter.typeRange, in: id),
        notes: [Note("it is declared here", at: part.place(initializer.range))])
    }
  }

  /// Whether a value of the type that a scene writes is surely none of the type that Swift takes.
  ///
  /// Sure are the types of literals, and a name that the module does not declare, beside a similar one that it does.
  private static func isOther(_ written: String, _ taken: String, _ index: ClassIndex) -> Bool {
    let (plain, plainTaken) = (SourceClasses.plainType(written), SourceClasses.plainType(taken))
    let (literal, literalTaken) = (LiteralType(ofType: written), LiteralType(ofType: taken))
    if plain == plainTaken { return literal != nil && written.hasSuffix("?") && !taken.hasSuffix("?") }
    let isDeclared = index.type(plainTaken).map { $0.type.kind != .protocol && $0.type.kind != .typealias } ?? false
    if literal != nil { return literalTaken != nil || isDeclared }
    return isDeclared && index.type(plain) == nil && Suggestion(for: plain, among: [plainTaken]) != nil
  }
}

struct MistypedParameter: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The type of a parameter is that of the parameter of the class's initialiser.

        <viewController id="detail" customClass="Detail">
          <parameter name="item" type="Item"/>
        </viewController>

    Such a controller is made by:

        init(item: Item) {}

    Two things are reported: a `String` where the initialiser takes an `Int`, and a type that the sources do not declare
    where the initialiser takes one with a similar name.
    """
  let initializer: String
  let type: String
  let written: String

  var text: String { "'\(initializer)' takes '\(type)', not '\(written)'" }
}

struct UnknownInitializer: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A controller is made by the initialiser of its class that takes the parameters of the scene, by their names and in their
    order. Without parameters, that is `init()`, which a class has as long as it declares no initialiser that takes values.

        <viewController id="detail" customClass="Detail">
          <parameter name="item" type="Item"/>
        </viewController>

    Such a controller is made by:

        class Detail: UIViewController {
          init(item: Item) {
            self.item = item
            super.init(nibName: nil, bundle: nil)
          }
        }

    Parameters of the initialiser that have a default may be left out of the scene.
    """
  let type: String
  let labels: [String]
  /// An initialiser that the class has.
  let candidate: FunctionDeclaration?
  /// Whether the scene can say what it takes.
  let takesParameters: Bool

  private var call: String { "init(" + labels.map { $0 + ":" }.joined() + ")" }

  var text: String { "'\(type)' has no initialiser '\(call)'" }
  var help: String? {
    guard takesParameters || labels.isEmpty else { return "override it: UIKit makes its cells with it" }
    guard takesParameters else { return "give its parameters defaults, or declare an initialiser without any" }
    guard let candidate, labels.isEmpty else {
      return labels.isEmpty ? nil : "the parameters of the scene are the arguments, in their order"
    }
    let parameters = candidate.parameters.filter { !$0.hasDefault }
    let elements = parameters.map { "<parameter name=\"\($0.label)\" type=\"\($0.type)\"/>" }
    return "let the scene declare what it takes: " + elements.joined(separator: " ")
  }
}
