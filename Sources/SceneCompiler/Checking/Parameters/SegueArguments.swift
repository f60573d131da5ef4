import SceneCatalog
import SceneDiagnostics

/// The arguments of a segue are for parameters of its destination, and of their types.
enum SegueArguments: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    ArgumentOnUnwind.self, DuplicateArgument.self, MissingArgument.self, MistypedArgument.self, UnknownArgument.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs where !graph.segues[id].arguments.isEmpty {
      guard let destination = graph.segues[id].destination else { continue }
      let recipient = graph.recipient(of: destination)
      guard !graph.isLost(recipient) else { continue }
      if graph.segues[id].kind == .unwind {
        let name = graph.segues[id].arguments[0].name
        log.report(
          ArgumentOnUnwind(destination: graph.controllers[recipient].label), at: graph.place(name.range, of: id))
      } else {
        check(id, for: recipient, graph, &log)
      }
    }
  }

  private static func check(
    _ id: ID<Segue>, for recipient: ID<Controller>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let parameters = Dictionary(
      graph.controllers[recipient].parameters.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    let given = Set(graph.segues[id].arguments.map(\.name.text))
    lazy var open = SuggestionIndex(parameters.keys.filter { !given.contains($0) })
    var first: [String: Name] = [:]
    for argument in graph.segues[id].arguments {
      let name = argument.name
      if let other = first.updateValue(name, forKey: name.text) {
        first[name.text] = other
        reportDuplicate(name, first: other, id, graph, &log)
      } else if let parameter = parameters[name.text] {
        check(argument.value, for: parameter, of: recipient, id, graph, &log)
      } else if !graph.controllers[recipient].isDamaged {
        reportUnknown(name, recipient, open.suggestion(for: name.text), id, graph, &log)
      }
    }
    if !graph.segues[id].isDamaged {
      checkComplete(id, recipient, givesAny: !given.isDisjoint(with: parameters.keys), graph, &log)
    }
  }

  private static func check(
    _ value: Name, for parameter: Controller.Parameter, of recipient: ID<Controller>, _ id: ID<Segue>,
    _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard parameter.swift(value.text) == nil else { return }
    log.report(
      MistypedArgument(value: value.text, parameter: parameter), at: graph.place(value.range, of: id),
      notes: [graph.note(on: parameter, of: recipient)], suggestion: parameter.suggestion(for: value.text))
  }

  private static func reportDuplicate(
    _ name: Name, first: Name, _ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    log.report(
      DuplicateArgument(name: name.text), at: graph.place(name.range, of: id),
      notes: [Note("the first '\(name.text)' is here", at: graph.place(first.range, of: id))])
  }

  private static func reportUnknown(
    _ name: Name, _ recipient: ID<Controller>, _ suggestion: Suggestion?, _ id: ID<Segue>, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    let controller = graph.controllers[recipient]
    log.report(
      UnknownArgument(name: name.text, destination: controller.label, hasParameters: !controller.parameters.isEmpty),
      at: graph.place(name.range, of: id),
      notes: [
        Note(
          "'\(controller.label)' is here", at: graph.place(controller.name?.range ?? controller.range, in: recipient))
      ],
      suggestion: suggestion)
  }

  /// A segue that code does not perform either fixes all that has no default, or nothing, so that code makes the controller.
  private static func checkComplete(
    _ id: ID<Segue>, _ recipient: ID<Controller>, givesAny: Bool, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    if case .code = graph.segues[id].trigger { return }
    let needed = graph.controllers[recipient].parameters.filter { $0.fallback == nil }
    let passed = Set(graph.argumentsGiven(by: id).map(\.name.text))
    let missing = needed.filter { !passed.contains($0.name.text) }
    guard givesAny, !missing.isEmpty else { return }
    log.report(
      MissingArgument(names: missing.map(\.name.text), destination: graph.controllers[recipient].label),
      at: graph.place(graph.segues[id].range, of: id), notes: missing.map { graph.note(on: $0, of: recipient) })
  }
}

struct UnknownArgument: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An argument gives a value to a parameter that the destination of the segue declares, by its name. Where the destination
    is a navigation controller, the parameters are those of its root.

        <segue kind="push" identifier="showTopTen" destination="ranking">
          <argument name="count" value="10"/>
        </segue>

        <viewController id="ranking" customClass="Ranking">
          <parameter name="count" type="Int"/>
        </viewController>

    A controller in a storyboard has no parameters that a scene could know of.
    """
  let name: String
  let destination: String
  let hasParameters: Bool

  var text: String {
    hasParameters
      ? "'\(destination)' has no parameter '\(name)'" : "'\(destination)' has no parameters, so it takes no '\(name)'"
  }
}

struct DuplicateArgument: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue gives each parameter of its destination one value.

        <segue kind="push" identifier="showTopTen" destination="ranking">
          <argument name="count" value="10"/>
        </segue>
    """
  let name: String

  var text: String { "'\(name)' has a value already; remove one of the arguments" }
}

struct MistypedArgument: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An argument is a value of its parameter's type: text for a `String`, a number for an `Int` or a `Double`, `true` or
    `false` for a `Bool`, `nil` for an optional, and for any other type a member of it with a dot in front. Values that only
    code can make are given by code, when it performs the segue.

    Wrong, where `count` is an `Int` and `style` a `Style`:

        <argument name="count" value="ten"/>
        <argument name="style" value="compact"/>

    Right:

        <argument name="count" value="10"/>
        <argument name="style" value=".compact"/>
    """
  let value: String
  let parameter: Controller.Parameter

  var text: String { "'\(value)' is no '\(parameter.type.text)': expected \(parameter.expectation)" }
}

struct MissingArgument: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue that a control fires, or that a container view performs when it loads, has no caller that could add values. It
    gives its destination all that has no default, or nothing: then the author's controller makes the destination, in a
    method such as `makeDetail(forShowDetail:)` that Swift demands.

    Wrong, where `detail` needs an `item` and a `count`:

        <button title="Show">
          <segue kind="push" identifier="showDetail" destination="detail">
            <argument name="count" value="3"/>
          </segue>
        </button>

    Right: without the argument, or with a `default` for `item`.
    """
  let names: [String]
  let destination: String

  var text: String {
    "'\(destination)' needs " + names.map { "'\($0)'" }.joined(separator: " and ")
      + " as well; add it, or give no argument at all"
  }
  var help: String? { "without arguments, code makes '\(destination)' in a method that Swift demands" }
}

struct ArgumentOnUnwind: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An unwind segue goes back to a controller that was made long ago, so there is no initialiser to take an argument. Hand
    values back in the method that `unwindAction` names: the segue that it gets knows its `source`.
    """
  let destination: String

  var text: String { "an unwind segue makes no '\(destination)' that could take an argument; remove it" }
  var help: String? { "the method that unwindAction names can ask segue.source" }
}
