/// The method of a controller that makes the destination of a segue: `makeEditor`, or `makeEditor(sender:)`.
package struct DestinationMethod: Sendable, Equatable {
  /// The argument of a parameter.
  package enum Parameter: Sendable, Equatable {
    case sender
    case segueIdentifier
  }

  /// The method's base name.
  package let name: String
  /// The labels of its parameters, `_` for none, and what each takes.
  package let parameters: [(label: String, takes: Parameter)]

  init?(_ text: String) {
    let name = text.prefix { $0 != "(" }
    let list = text.dropFirst(name.count)
    guard SwiftName.isIdentifier(String(name)), list.isEmpty || list.hasPrefix("(") && list.hasSuffix(")") else {
      return nil
    }
    let labels = list.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard labels.last.map(\.isEmpty) ?? true else { return nil }
    let parameters = labels.dropLast().map { label in Self.parameter(String(label)).map { (String(label), $0) } }
    guard !parameters.contains(where: { $0 == nil }) else { return nil }
    self.name = String(name)
    self.parameters = parameters.compactMap { $0.map { (label: $0.0, takes: $0.1) } }
  }

  private static func parameter(_ label: String) -> Parameter? {
    switch label {
    case "_", "sender": .sender
    case "segueIdentifier": .segueIdentifier
    default: nil
    }
  }

  /// The name with the labels of its parameters: `makeEditor(sender:)`.
  package var fullName: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  package static func == (lhs: DestinationMethod, rhs: DestinationMethod) -> Bool { lhs.fullName == rhs.fullName }
}

extension DestinationMethod: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .destinationMethod(let method) = value else { return nil }
    self = method
  }
}

extension AttributeKey where Value == DestinationMethod {
  init(_ name: String) { self.init(name: name, kind: .destinationMethod) }
}
