/// A method as scenes write it: `save`, `save()`, `save(_:)` or `save:`.
package struct Selector: Sendable, Equatable {
  /// The method's base name.
  package let name: String
  /// The label of its one parameter, `_` for none; nil if it takes no parameter.
  package let label: String?

  init?(_ text: String) {
    if text.hasSuffix(":"), !text.contains("(") {
      self.init(name: String(text.dropLast()), label: "_")
    } else if let open = text.firstIndex(of: "(") {
      guard text.hasSuffix(")") else { return nil }
      let labels = text[text.index(after: open)...].dropLast()
      let label = labels.isEmpty ? nil : String(labels.dropLast())
      guard labels.isEmpty || labels.hasSuffix(":") else { return nil }
      self.init(name: String(text[..<open]), label: label)
    } else {
      self.init(name: text, label: nil)
    }
  }

  private init?(name: String, label: String?) {
    guard SwiftName.isIdentifier(name), label.map(SwiftName.isIdentifier) ?? true else { return nil }
    self.name = name
    self.label = label
  }

  /// The name with its argument label, as Swift writes it: `save(_:)`.
  package var fullName: String { name + "(" + (label.map { $0 + ":" } ?? "") + ")" }
}
