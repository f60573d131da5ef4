/// The names of several things.
package struct Names: Sendable, Equatable {
  /// The names, in order.
  package let all: [String]

  init?(_ text: String) {
    all = text.split(separator: " ").map(String.init)
    guard !all.isEmpty else { return nil }
  }
}

extension Names: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .names(let names) = value else { return nil }
    self = names
  }
}

extension AttributeKey where Value == Names {
  init(_ name: String, refersTo: NameScope) { self.init(name: name, kind: .references, refersTo: refersTo) }
}
