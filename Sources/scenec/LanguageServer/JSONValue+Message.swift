import SceneBuilding

/// Members of JSON values for messages of the language server protocol.
extension JSONValue {
  /// A whole number.
  var integer: Int? {
    guard case .other = content else { return nil }
    return Int(spelling)
  }

  /// Whether it is `null`.
  var isNull: Bool {
    if case .other = content { spelling == "null" } else { false }
  }

  /// The value at a path of members: `capabilities.general.positionEncodings`.
  func value(at path: String) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(self)) { value, name in value?[String(name)] }
  }
}
