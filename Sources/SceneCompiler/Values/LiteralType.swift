/// The types whose values a scene can hold: what `<argument>` and a parameter's `default` can be.
enum LiteralType: Sendable {
  case string, integer, unsigned, decimal, boolean

  init?(typeName: String) {
    switch typeName {
    case "String", "Substring", "StaticString": self = .string
    case "Int", "Int8", "Int16", "Int32", "Int64": self = .integer
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64": self = .unsigned
    case "Double", "Float", "CGFloat", "TimeInterval": self = .decimal
    case "Bool": self = .boolean
    default: return nil
    }
  }

  /// What a value of the type looks like, for messages.
  var expectation: String {
    switch self {
    case .string: "any text"
    case .integer: "a whole number"
    case .unsigned: "a whole number, 0 or more"
    case .decimal: "a number"
    case .boolean: "'true' or 'false'"
    }
  }

  /// The Swift literal of a value, or nil if it is not one of the type.
  func swift(_ value: String) -> String? {
    switch self {
    case .string: StringLiteral.swift(value)
    case .integer: Int(value).map(String.init)
    case .unsigned: UInt(value).map(String.init)
    case .decimal: Decimal(value)?.swift
    case .boolean: value == "true" || value == "false" ? value : nil
    }
  }
}

extension Controller.Parameter {
  /// The Swift expression of a value for the parameter, or nil if it is not of the parameter's type.
  ///
  /// An optional takes `nil` too, and a type that is not one of Swift's own takes a member of itself: `.compact`.
  func swift(_ value: String) -> String? {
    if type.text.hasSuffix("?"), value == "nil" { return value }
    if let literal = TypeName.literalType(type.text) { return literal.swift(value) }
    let member = value.dropFirst()
    return value.first == "." && SwiftName.isIdentifier(String(member)) ? "." + SwiftName.escaped(String(member)) : nil
  }

  /// What a value of the parameter looks like, for messages.
  var expectation: String {
    let plain = TypeName.literalType(type.text)?.expectation ?? "a member of it, such as '.standard'"
    return type.text.hasSuffix("?") ? plain + ", or 'nil'" : plain
  }
}
