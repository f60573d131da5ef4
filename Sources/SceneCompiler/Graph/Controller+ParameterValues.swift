import SceneCatalog

extension Controller.Parameter {
  /// The Swift expression of a value for the parameter, or nil if it is not of the parameter's type.
  ///
  /// An optional takes `nil` too, and a type that is not one of Swift's own takes a member of itself: `.compact`. Functions
  /// and tuples have no members.
  func swift(_ value: String) -> String? {
    if type.text.hasSuffix("?"), value == "nil" { return value }
    if let literal = LiteralType(ofType: type.text) { return literal.swift(value) }
    let member = value.dropFirst()
    guard type.hasMembers else { return nil }
    return value.first == "." && SwiftName.isIdentifier(String(member)) ? "." + SwiftName.escaped(String(member)) : nil
  }

  /// A description of the parameter's values, for messages.
  var expectation: String {
    guard type.hasMembers else { return "a value that a scene cannot contain" }
    let plain = LiteralType(ofType: type.text)?.expectation ?? "a member of it, such as '.standard'"
    return type.text.hasSuffix("?") ? plain + ", or 'nil'" : plain
  }
}
