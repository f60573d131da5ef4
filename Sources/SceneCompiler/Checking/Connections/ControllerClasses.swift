import SceneCatalog
import SceneDiagnostics

/// A controller has a class of its author's where a scene asks for members that no class of UIKit has.
enum ControllerClasses: SceneCheck {
  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.lacksClass(id) {
      guard let (member, range) = firstMember(of: id, graph) else { continue }
      report(member, of: id, at: graph.place(range, in: id), graph, &log)
    }
    for id in graph.segueIDs where graph.segues[id].kind == .unwind {
      guard let action = graph.segues[id].settings.name(of: "unwindAction"), let selector = Selector(action.text),
        let destination = graph.destination(of: id), graph.lacksClass(destination)
      else { continue }
      report(.method(selector.name), of: destination, at: graph.place(action.range, of: id), graph, &log)
    }
  }

  /// The first thing in a controller that takes a class of its own; one is enough to say so.
  private static func firstMember(
    of id: ID<Controller>, _ graph: SceneGraph
  ) -> (MissingClass.Member, SourceRange)? {
    let controller = graph.controllers[id]
    if let parameter = controller.parameters.first { return (.parameter(parameter.name.text), parameter.name.range) }
    // UIKit's containers have delegates and data sources themselves.
    let outlet = controller.outlets.first { $0.property.text != "delegate" && $0.property.text != "dataSource" }
    if let outlet { return (.outlet(outlet.property.text), outlet.property.range) }
    for object in controller.objects {
      for action in graph.objects[object].actions where action.destinationName == nil {
        guard let selector = Selector(action.selector.text) else { continue }
        return (.method(selector.name), action.selector.range)
      }
    }
    return nil
  }

  private static func report(
    _ member: MissingClass.Member, of id: ID<Controller>, at place: Place, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    let message = MissingClass(controller: graph.label(of: id), member: member)
    log.report(message, at: place, notes: [Note("'\(graph.label(of: id))' is here", at: graph.place(of: id))])
  }
}

extension SceneGraph {
  /// Whether a controller is of a class of UIKit, as far as its scene was understood.
  fileprivate func lacksClass(_ id: ID<Controller>) -> Bool {
    let controller = controllers[id]
    return controller.customClass == nil && !controller.isDamaged && !isLost(id)
  }
}

struct MissingClass: DiagnosticMessage {
  /// What takes a class.
  enum Member: Sendable {
    case parameter(String)
    case outlet(String)
    case method(String)
  }

  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    Parameters, outlets and the methods that actions and unwind segues call are members of the controller's class. Without
    a `customClass` that is a class of UIKit, which does not have them, so the generated Swift would not compile.

    Wrong:

        <viewController id="detail">
          <parameter name="item" type="Item"/>
        </viewController>

    Right:

        <viewController id="detail" customClass="Detail">
          <parameter name="item" type="Item"/>
        </viewController>

    A method that UIKit's class does have is fine: say so with `<!-- scenec:ignore missing-class -->`.
    """
  let controller: String
  let member: Member

  var text: String { "'\(controller)' needs a class of its own that has the \(noun)" }
  var help: String? { "customClass=\"\(SpelledName.raisingFirst(controller))\" names the class that you write" }

  private var noun: String {
    switch member {
    case .parameter(let name): "parameter '\(name)'"
    case .outlet(let name): "property '\(name)'"
    case .method(let name): "method '\(name)'"
    }
  }
}
