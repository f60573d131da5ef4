/// A method as scenes write it: `save`, `save()`, `save(_:)` or `save:`.
struct Selector {
  /// The method's base name.
  let name: String
  /// The label of its one parameter, `_` for none; nil if it takes no parameter.
  let label: String?

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

  /// A call of the method that gives it `argument`, if it takes one.
  func call(with argument: String) -> String {
    let name = SwiftName.escaped(name)
    switch label {
    case nil: return "\(name)()"
    case "_": return "\(name)(\(argument))"
    case let label?: return "\(name)(\(label): \(argument))"
    }
  }

  /// The name with its argument label, as Swift writes it: `save(_:)`.
  var fullName: String { name + "(" + (label.map { $0 + ":" } ?? "") + ")" }

  /// The Objective-C selector of an unwind action of this form, for UIKit's own search: `back:`.
  var objectiveC: String {
    switch label {
    case nil: name
    case "_": name + ":"
    case let label?: name + "With" + SpelledName.raisingFirst(label) + ":"
    }
  }
}
