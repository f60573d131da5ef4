import SceneCatalog
import SceneDiagnostics

/// The parameters of a controller have different names, and defaults of their types.
enum ParameterDeclarations: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    CollidingNames.self, DuplicateParameter.self, MistypedDefault.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where !graph.controllers[id].parameters.isEmpty {
      checkChildren(of: id, context, &log)
      var first: [String: Name] = [:]
      for parameter in graph.controllers[id].parameters {
        if let value = parameter.fallback, parameter.swift(value.text) == nil {
          log.report(
            MistypedDefault(value: value.text, parameter: parameter), at: graph.place(value.range, in: id),
            suggestion: parameter.suggestion(for: value.text))
        }
        guard let other = first.updateValue(parameter.name, forKey: parameter.name.text) else { continue }
        first[parameter.name.text] = other
        log.report(
          DuplicateParameter(name: other.text, controller: graph.controllers[id].label),
          at: graph.place(parameter.name.range, in: id),
          notes: [Note("the first '\(other.text)' is here", at: graph.place(other.range, in: id))])
      }
    }
  }

  /// The function that makes a container takes its children by their names, beside its parameters.
  private static func checkChildren(
    of id: ID<Controller>, _ context: CheckContext, _ log: inout DiagnosticLog
  ) {
    let graph = context.graph
    for edge in context.containment.relationships(of: id) {
      let (segue, child) = (edge.segue, edge.child)
      let name = GeneratedNames.property(graph.label(of: child))
      guard let parameter = graph.controllers[id].parameters.first(where: { $0.name.text == name }) else { continue }
      let other = "the child '\(graph.label(of: child))'"
      log.report(
        CollidingNames(one: "the parameter '\(name)'", other: other, swift: name),
        at: graph.place(parameter.name.range, in: id),
        notes: [CollidingNames.note(on: other, at: graph.destinationPlace(of: segue))])
    }
  }
}

struct DuplicateParameter: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The parameters of a controller are the parameters of its initialiser, which arguments refer to by name, so each has a
    name of its own.

        <viewController id="detail" customClass="Detail">
          <parameter name="item" type="Item"/>
          <parameter name="isNew" type="Bool" default="false"/>
        </viewController>
    """
  let name: String
  let controller: String

  var text: String { "'\(controller)' has another parameter '\(name)'; give this one a name of its own" }
}

struct MistypedDefault: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The default of a parameter is a value of its type: text for a `String`, a number for an `Int` or a `Double`, `true` or
    `false` for a `Bool`, `nil` for an optional, and for any other type a member of it with a dot in front.

    Wrong:

        <parameter name="count" type="Int" default="many"/>
        <parameter name="style" type="Style" default="compact"/>

    Right:

        <parameter name="count" type="Int" default="3"/>
        <parameter name="style" type="Style" default=".compact"/>
    """
  let value: String
  let parameter: Controller.Parameter

  var text: String { "'\(value)' is no '\(parameter.type.text)': expected \(parameter.expectation)" }
}
