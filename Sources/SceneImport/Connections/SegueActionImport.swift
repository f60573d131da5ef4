import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SwiftDeclarations

/// Writes the methods of `@IBSegueAction`, without the coder, which scenes have none of.
struct SegueActionImport {
  let builder: SceneBuilder
  let source: DraftElement
  let destination: DraftElement

  /// Sets the method of a segue.
  func apply(_ selector: String, of element: NibElement, on segue: DraftElement) {
    let item = ImportedItem(element, "destinationCreationSelector")
    if element["kind"] == "relationship" {
      let reason =
        "a scene makes the children of a container without '\(selector)': declare what it gives to the child as a "
        + "'parameter' there, and write it as an 'argument' of this relationship"
      return builder.ledger.record(.left(reason), element, "destinationCreationSelector")
    }
    guard let className = source.text("customClass") else {
      let reason = "'\(source.kind.name)' has no class that could have the method: write customClass"
      return builder.ledger.record(.left(reason), element, "destinationCreationSelector")
    }
    guard let method = Self.method(of: selector, in: className, builder.selectors) else {
      let reason = "the method takes more than the sender and the segue's identifier"
      return builder.ledger.record(.left(reason), element, "destinationCreationSelector")
    }
    segue.set("destinationCreation", method.spelling, from: [item])
    builder.ledger.record(.carried, element, "destinationCreationSelector")
    let parameters = addParameters()
    let recipient = recipient
    let result = typeName(of: recipient) ?? recipient.kind.type ?? "UIViewController"
    let list = method.parameters.map { $0 == "segueIdentifier" ? "segueIdentifier: String?" : "sender: Any?" }
    let place = recipient === destination ? "" : ", and the scene puts it into the navigation controller"
    let file = recipient.kind.role == .placeholder ? recipient.text("storyboardName") : nil
    let way = file.map { ": declare a 'parameter' for each in the scene of '\($0)'" } ?? ""
    let takes = parameters.isEmpty ? "" : "; its class takes 'init(\(parameters.joined(separator: ", ")))'\(way)"
    builder.ledger.note(
      "'@IBSegueAction' '\(selector)' becomes 'func \(method.name)(\(list.joined(separator: ", "))) -> \(result)' of "
        + "'\(className)', without the coder: it returns what the scene's 'instantiate' function makes\(place)\(takes)",
      at: element)
  }

  /// The controller that the method of the scene makes: of a navigation controller, its root.
  private var recipient: DraftElement {
    guard destination.kind.name == "navigationController" else { return destination }
    let root = destination.source?.connections.first { $0["relationship"] == "rootViewController" }
    return root?["destination"].flatMap { builder.made[$0] } ?? destination
  }

  /// A method of a class, as a scene names it.
  struct Method {
    /// The base name.
    let name: String
    /// The labels of what is left without the coder.
    let parameters: [String]

    /// The name with its labels: `makeDetail(sender:)`.
    var spelling: String {
      parameters.isEmpty ? name : name + "(" + parameters.map { $0 + ":" }.joined() + ")"
    }
  }

  /// The method of a selector; nil if it takes more than scenes pass.
  static func method(of selector: String, in className: String?, _ selectors: SelectorNames) -> Method? {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard let first = pieces.first, pieces.count < 4 else { return nil }
    var name = first.hasSuffix("WithCoder") && first.count > 9 ? String(first.dropLast(9)) : first
    if case .method(let method) = selectors.knowledge(of: selector, in: className) { name = method.name }
    let isLast = pieces.count == 2 && pieces[1] == "segueIdentifier"
    let parameters = isLast ? ["segueIdentifier"] : Array(["sender", "segueIdentifier"].prefix(pieces.count - 1))
    return Method(name: name, parameters: parameters)
  }

  /// The class of a controller, or of the one that a storyboard reference leads to.
  private func typeName(of controller: DraftElement) -> String? {
    controller.text("customClass") ?? builder.storyboards.className(behind: controller)
  }

  /// Writes what the initialiser of the destination takes beside the coder, where every segue to it has such a method. In
  /// another file, nothing is written.
  ///
  /// - Returns: the parameters: `item: Int`.
  private func addParameters() -> [String] {
    guard let id = destination.source?.id, builder.document.root["initialViewController"] != id,
      builder.segueActionsOnly(leadTo: id), let parameters = parameters(of: typeName(of: destination))
    else { return [] }
    if let kind = Catalog.element(named: "parameter"), destination.kind.child(named: kind.name) != nil,
      !destination.children.contains(where: { $0.kind === kind })
    {
      for parameter in parameters {
        let element = DraftElement(kind, from: nil)
        element.set("name", parameter.label)
        element.set("type", parameter.type)
        destination.append(element)
      }
    }
    return parameters.map { "\($0.label): \($0.type)" }
  }

  /// What the one initialiser of a class with a coder takes beside it; nil if there is none, or several, or if a value has
  /// no name.
  private func parameters(of className: String?) -> [FunctionDeclaration.Parameter]? {
    let initializers = builder.selectors.members(of: className)?.initializers.map(\.initializer) ?? []
    let made = initializers.filter { $0.parameters.count > 1 && $0.parameters.contains(where: Self.isCoder) }
    guard made.count == 1 else { return nil }
    let values = made[0].parameters.filter { !Self.isCoder($0) && !$0.hasDefault }
    return values.contains { $0.label == "_" } ? nil : values
  }

  private static func isCoder(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    parameter.label == "coder" || parameter.type == "NSCoder"
  }
}

extension SceneBuilder {
  /// Whether every segue to a controller has a method that makes it.
  fileprivate func segueActionsOnly(leadTo id: String) -> Bool {
    connections.allSatisfy { connection in
      connection.element.name != "segue" || connection.element["destination"] != id
        || connection.element["destinationCreationSelector"] != nil
    }
  }
}
