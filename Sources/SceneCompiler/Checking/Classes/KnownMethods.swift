import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The methods that scenes call are in the classes that they name: those of actions and unwind segues, and those that
/// make a destination which needs values.
enum KnownMethods: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    UnknownMethod.self, MistypedHook.self, MistypedSender.self, PrivateDeclaration.self,
    UnusableMethod.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    var check = MethodCheck(classes, context.analysis)
    for id in context.graph.objectIDs { check.checkActions(of: id, &log) }
    for id in context.graph.controllerIDs { check.checkScene(id, &log) }
    for id in context.graph.segueIDs where context.graph.segues[id].kind == .unwind { check.checkUnwind(id, &log) }
  }
}

/// Looks at methods one by one.
private struct MethodCheck {
  private let classes: SourceClasses
  private let analysis: GraphAnalysis
  private var graph: SceneGraph { analysis.graph }
  /// What names of methods can be meant, by the class.
  private var suggestions: [String: SuggestionIndex] = [:]

  init(_ classes: SourceClasses, _ analysis: GraphAnalysis) {
    self.classes = classes
    self.analysis = analysis
  }

  mutating func checkActions(of id: ID<SceneObject>, _ log: inout DiagnosticLog) {
    let object = graph.objects[id]
    for action in object.actions { check(action, firedBy: object, &log) }
  }

  func checkScene(_ id: ID<Controller>, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    guard !controller.isPlaceholder, let members = classes.members(of: controller.attributes), !members.isOpen else {
      return
    }
    for segue in analysis.segues(of: id).all {
      guard let hook = DestinationHook(segue, graph) else { continue }
      let creation = graph.segues[segue.id].attribute(.destinationCreation)
      check(hook, of: segue.recipient, isNamed: creation != nil, members, &log) {
        graph.place(creation?.range ?? graph.segues[segue.id].range, in: id)
      }
    }
    for hook in analysis.childHooks(of: id) {
      check(hook.method, of: hook.recipient, isNamed: false, members, &log) {
        graph.place(graph.segues[hook.relationship].range, of: hook.relationship)
      }
    }
  }

  private mutating func check(
    _ action: Action, firedBy sender: SceneObject, _ log: inout DiagnosticLog
  ) {
    guard let receiver = graph.receiver(of: action, in: sender.tree), let members = classes.members(of: receiver) else {
      return
    }
    let place = graph.place(action.name.range, in: sender.tree)
    check(action.selector, members, at: place, &log) { [classes] type in
      classes.isObject(sender.kind, sender.attributes, of: type) == false
        ? sender.typeName : nil
    }
  }

  mutating func checkUnwind(_ id: ID<Segue>, _ log: inout DiagnosticLog) {
    guard let destination = graph.destination(of: id),
      let members = classes.members(of: graph.controllers[destination].attributes),
      let selector = graph.segues[id][.unwindAction], let range = graph.segues[id].attribute(.unwindAction)?.range
    else { return }
    check(selector, members, at: graph.place(range, of: id), &log) { type in
      let plain = SourceClasses.plainType(type)
      let isOther = UIKitClasses.contains(plain) && !UIKitClasses.isSubclass("UIStoryboardSegue", of: plain)
      return isOther ? "UIStoryboardSegue" : nil
    }
  }

  /// Looks at a method that is called with its sender or with nothing.
  ///
  /// - Parameter mismatch: the type of the sender, if it cannot be what the parameter takes.
  private mutating func check(
    _ selector: Selector, _ members: ClassMembers, at place: Place, _ log: inout DiagnosticLog,
    mismatch: (String) -> String?
  ) {
    let all = members.methods(selector.name)
    let fitting = all.filter { $0.method.accepts(labels: selector.label.map { [$0] } ?? []) }
    guard !fitting.isEmpty else { return reportMissing(selector, all.map(\.method), members, at: place, &log) }
    guard let usable = fitting.first(where: { !$0.method.isPrivate }) else {
      let note = Note("it is declared here", at: fitting[0].part.place(fitting[0].method.range))
      return log.report(PrivateDeclaration(name: fitting[0].method.fullName), at: place, notes: [note])
    }
    if fitting.count == 1, let word = Self.obstacle(usable.method) {
      return log.report(
        UnusableMethod(method: usable.method.fullName, word: word), at: place,
        notes: [Note("it is declared here", at: usable.part.place(usable.method.range))])
    }
    guard selector.label != nil, fitting.count == 1, let type = usable.method.parameters.first?.type,
      let sender = mismatch(type)
    else { return }
    log.report(
      MistypedSender(method: usable.method.fullName, type: type, sender: sender), at: place,
      notes: [Note("it is declared here", at: usable.part.place(usable.method.range))])
  }

  /// What of a method's declaration keeps code from calling it with nothing but a value.
  private static func obstacle(_ method: FunctionDeclaration) -> String? {
    method.effect ?? (method.parameters.contains { $0.type.hasPrefix("inout ") } ? "inout" : nil)
  }

  private mutating func reportMissing(
    _ selector: Selector, _ alike: [FunctionDeclaration], _ members: ClassMembers, at place: Place,
    _ log: inout DiagnosticLog
  ) {
    guard !members.isOpen, !UIKitClasses.mayHaveMethod(selector.name) else { return }
    let callable = alike.first { $0.parameters.count < 2 && !$0.isPrivate }
    let suggestion =
      callable.map { Suggestion($0.fullName) } ?? suggestion(for: selector.fullName, members)
    log.report(
      UnknownMethod(
        method: selector.fullName, type: members.declaration.type.name,
        need: callable == nil && !alike.isEmpty
          ? "it has '\(alike[0].fullName)'; what a scene calls takes one value or none" : nil),
      at: place, notes: [note(on: members)], suggestion: suggestion)
  }

  private mutating func suggestion(for name: String, _ members: ClassMembers) -> Suggestion? {
    let type = members.declaration.type.name
    let index = suggestions[type] ?? SuggestionIndex(members.methodNames)
    suggestions[type] = index
    return index.suggestion(for: name)
  }

  /// Looks at a method that makes a controller.
  ///
  /// - Parameter isNamed: whether the segue says that there is a method.
  private func check(
    _ hook: DestinationHook, of recipient: ID<Controller>, isNamed: Bool, _ members: ClassMembers,
    _ log: inout DiagnosticLog, at place: () -> Place
  ) {
    let type = analysis.typeInSwift(of: recipient)
    let expected = ExpectedMethod(name: hook.name, parameters: hook.typedLabels, result: type)
    let inherited = members.methods(fullName: hook.fullName)
    if inherited.contains(where: { expected.misfit(of: $0.method, classes.index) == nil }) { return }
    let destination = graph.controllers[recipient].label
    let near = members.ownMethods(like: hook)
    if let (method, part) = near.first, let misfit = expected.misfit(of: method, classes.index) {
      return log.report(
        MistypedHook(
          method: method.fullName, destination: destination, reason: misfit.reason,
          signature: expected.signature(like: method)),
        at: place(), notes: [Note("it is declared here", at: part.place(method.range))])
    }
    let reason = isNamed ? "it makes '\(destination)'" : "'\(destination)' needs values"
    log.report(
      UnknownMethod(
        method: hook.fullName, type: members.declaration.type.name,
        need: "\(reason): func \(hook.declaration) -> \(type)"),
      at: place(), notes: [note(on: members)])
  }

  private func note(on members: ClassMembers) -> Note {
    let declaration = members.declaration
    return Note("'\(declaration.type.name)' is declared here", at: declaration.place(declaration.type.range))
  }
}

struct UnknownMethod: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    An action calls a method of the controller's class, and an unwind segue one of its destination's class. The method takes
    its sender, or the segue, or nothing, and is written as in Swift:

        <button title="Save"><action selector="save(_:)"/></button>

    This calls:

        class Profile: UIViewController {
          func save(_ sender: UIButton) {}
        }

    A segue that a control fires to a controller with parameters calls a method that makes that controller:

        func makeDetail(forEdit sender: Any?) -> Detail { Detail(item: selected) }

    scenec looks for methods in the sources of the target: in the class, its superclasses, its protocols, and in extensions
    of these. Where the class inherits from another module's, nothing is said. A method from an extension that another
    module declares is not seen; say so above the element:

        <!-- scenec:ignore unknown-method - in an extension of another module -->
    """
  let method: String
  let type: String
  let need: String?

  var text: String { "'\(type)' has no method '\(method)'" }
  var help: String? { need }
}

struct MistypedSender: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The parameter of an action takes the control that fires it, that of an unwind action the segue: its type is the class of
    that object, one of its superclasses, or `Any`.

    Wrong, in a scene where a button fires it:

        func save(_ sender: UISlider) {}

    Right:

        func save(_ sender: UIButton) {}
    """
  let method: String
  let type: String
  let sender: String

  var text: String { "'\(method)' takes a '\(type)', and the sender is a '\(sender)'" }
}

struct MistypedHook: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The method of a class that makes the destination of a segue is a requirement of a generated protocol: it returns the
    class of the destination, and no superclass or subclass. Nor is it private, static, generic, `async` or `throws`.

    Wrong, where the class of the destination is `Detail`:

        func makeDetail(forOpen sender: Any?) -> UIViewController { Detail(item: 1) }

    Right:

        func makeDetail(forOpen sender: Any?) -> Detail { Detail(item: 1) }
    """
  let method: String
  let destination: String
  let reason: String
  let signature: String

  var text: String { "'\(method)' cannot make '\(destination)': \(reason)" }
  var help: String? { "the hook is: func " + signature }
}
