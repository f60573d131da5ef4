import SceneCatalog
import SceneDiagnostics

/// Actions for the first responder are those that UIKit can send along the chain of responders.
enum ResponderActions: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnsendableAction.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      for action in graph.objects[id].actions {
        guard case .firstResponder? = action.destination else { continue }
        check(action, of: id, graph, &log)
      }
    }
  }

  private static func check(
    _ action: Action, of id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let kind = graph.objects[id].kind
    if kind.trigger == .gesture || kind.trigger == .choice {
      let range = action.destinationName?.range ?? action.name.range
      log.report(UnsendableAction(problem: .element(kind.name)), at: graph.place(range, of: id))
    } else if let label = action.selector.label, label != "_" {
      log.report(
        UnsendableAction(problem: .label(action.selector.fullName)), at: graph.place(action.name.range, of: id))
    }
  }
}

struct UnsendableAction: DiagnosticMessage {
  enum Problem {
    case element(String)
    case label(String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    UIKit sends an action with `destination="firstResponder"` to the first responder, and on along the chain of responders
    until an object has the method. Controls, bar button items and key commands can send such an action. The method takes
    its sender without a label, or nothing, and is `@objc`:

        <button title="Copy"><action selector="copy(_:)" destination="firstResponder"/></button>

    A gesture recogniser and an item of a menu need an object that has the method: the controller, or something in the
    scene.

        <tapGestureRecognizer><action selector="copyText" destination="main"/></tapGestureRecognizer>
    """
  let problem: Problem

  var text: String {
    switch problem {
    case .element(let name): "a '\(name)' cannot send an action to the first responder"
    case .label(let method): "the first responder cannot be sent '\(method)', whose parameter has a label"
    }
  }

  var help: String? {
    switch problem {
    case .element: "remove 'destination' to call a method of the controller"
    case .label: "write the method with '(_:)', or with '()'"
    }
  }
}
