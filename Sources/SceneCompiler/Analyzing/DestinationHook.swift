import SceneCatalog
import SwiftDeclarations

/// The method of an author's controller that makes the destination of a segue.
package struct DestinationHook: Sendable {
  /// The method's base name.
  let name: String
  private let parameters: [(label: String, takes: DestinationMethod.Parameter)]
  private let identifier: String?

  /// Nil if a segue makes its destination without the app.
  init?(_ segue: DistinctSegue, _ graph: SceneGraph) {
    guard case .hook(let method) = segue.supply else { return nil }
    self.init(making: segue, by: method, graph)
  }

  /// The method that would make the destination of a segue.
  ///
  /// - Parameter method: the method that the segue names, if it names one.
  init(making segue: DistinctSegue, by method: DestinationMethod? = nil, _ graph: SceneGraph) {
    let recipient = SpelledName.raisingFirst(graph.controllers[segue.recipient].label)
    name = method?.name ?? "make" + recipient
    parameters = method?.parameters ?? [("for" + SpelledName.raisingFirst(segue.segueCase), .sender)]
    identifier = segue.identifier
  }

  /// The method that makes a controller for what has a name, such as a child for its container: `makeLibrary(forTabs:)`.
  package init(making child: String, in container: String) {
    name = "make" + SpelledName.raisingFirst(child)
    parameters = [("for" + SpelledName.raisingFirst(container), .sender)]
    identifier = nil
  }

  /// The labels of its parameters, `_` for none.
  var labels: [String] { parameters.map(\.label) }
  /// The name with the labels of its parameters: `makeDetail(forEdit:)`.
  package var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The labels with the types that the parameters have in Swift.
  var typedLabels: [(label: String, type: String)] {
    parameters.map { ($0.label, $0.takes == .sender ? "Any?" : "String?") }
  }

  /// The method as Swift declares it, without its result: `makeDetail(forEdit sender: Any?)`.
  var declaration: String {
    let list = parameters.map { label, takes -> String in
      switch takes {
      case .sender: label == "sender" ? "sender: Any?" : label + " sender: Any?"
      case .segueIdentifier: "segueIdentifier: String?"
      }
    }
    return SwiftName.escaped(name) + "(" + list.joined(separator: ", ") + ")"
  }

  /// A call of the method: `makeDetail(forEdit: sender)`.
  func call(sender: String) -> String {
    let arguments = parameters.map { label, takes -> String in
      let value = takes == .sender ? sender : identifier.map(StringLiteral.swift) ?? "nil"
      return label == "_" ? value : label + ": " + value
    }
    return SwiftName.escaped(name) + "(" + arguments.joined(separator: ", ") + ")"
  }
}
