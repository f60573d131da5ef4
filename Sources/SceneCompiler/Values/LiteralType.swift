import SceneCatalog
import SwiftDeclarations

/// The types whose values a scene can hold: what `<argument>` and a parameter's `default` can be.
enum LiteralType: Sendable {
  case string, boolean
  /// A decimal number that is neither too great nor too small for its type.
  case decimal(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int64>)
  /// A whole number from 0 to the greatest.
  case unsigned(UInt64)

  /// The plain type of a literal that a scene can hold, if `type` names one: the optional of `Int` is `Int`.
  init?(ofType type: String) {
    var name = type[...]
    while name.last == "?" { name.removeLast() }
    for module in ["Swift.", "Foundation."] where name.hasPrefix(module) { name.removeFirst(module.count) }
    switch name {
    case "String", "Substring", "StaticString": self = .string
    case "Int", "Int64": self = .integer(Int64.min...Int64.max)
    case "Int8": self = .integer(Int64(Int8.min)...Int64(Int8.max))
    case "Int16": self = .integer(Int64(Int16.min)...Int64(Int16.max))
    case "Int32": self = .integer(Int64(Int32.min)...Int64(Int32.max))
    case "UInt", "UInt64": self = .unsigned(.max)
    case "UInt8": self = .unsigned(UInt64(UInt8.max))
    case "UInt16": self = .unsigned(UInt64(UInt16.max))
    case "UInt32": self = .unsigned(UInt64(UInt32.max))
    case "Double", "CGFloat", "TimeInterval":
      self = .decimal(.leastNormalMagnitude ... .greatestFiniteMagnitude)
    case "Float":
      self = .decimal(Double(Float.leastNormalMagnitude)...Double(Float.greatestFiniteMagnitude))
    case "Bool": self = .boolean
    default: return nil
    }
  }

  /// What a value of the type looks like, for messages.
  var expectation: String {
    switch self {
    case .string: "any text"
    case .integer(let range) where range.upperBound == .max: "a whole number"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .unsigned(.max): "a whole number, 0 or more"
    case .unsigned(let greatest): "a whole number from 0 to \(greatest)"
    case .decimal: "a number"
    case .boolean: "'true' or 'false'"
    }
  }

  /// The Swift literal of a value, or nil if it is not one of the type.
  func swift(_ value: String) -> String? {
    switch self {
    case .string: StringLiteral.swift(value)
    case .integer(let range): Int64(value).flatMap { range.contains($0) ? String($0) : nil }
    case .unsigned(let greatest): UInt64(value).flatMap { $0 <= greatest ? String($0) : nil }
    case .decimal(let magnitudes):
      Decimal(value).flatMap { $0.value == 0 || magnitudes.contains(abs($0.value)) ? $0.swift : nil }
    case .boolean: value == "true" || value == "false" ? value : nil
    }
  }
}
