/// Swift of the catalogue with places for values, which is split where it is declared: `setTitle(%, for: {name})`.
///
/// `%` stands for the value of the attribute, and a name in braces for that of another one, or for something else: `index`.
public struct SwiftPattern: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The name of the place for the value of the attribute.
  package static let value = "%"
  /// No Swift.
  static let nothing: SwiftPattern = ""
  /// A call without arguments, of what is in front of it.
  static let noArguments: SwiftPattern = "()"

  /// What is in front of the arguments; everything where nothing is called.
  package let function: [CreationPart]
  /// The arguments of the call at the end; nil where nothing is called.
  package let arguments: [SwiftPattern]?

  /// A pattern of the catalogue.
  public init(stringLiteral text: String) { self.init(text) }

  /// - Parameter text: Swift without string literals; where it ends with a call, that is what its first parenthesis opens.
  package init(_ text: String) {
    let parenthesis = text.utf8.last == UInt8(ascii: ")") ? text.utf8.firstIndex(of: UInt8(ascii: "(")) : nil
    function = CreationPart.parts(of: parenthesis.map { String(text[..<$0]) } ?? text)
    arguments = parenthesis.map { Self.arguments(of: text[$0...].dropFirst().dropLast()) }
  }

  private static func arguments(of list: Substring) -> [SwiftPattern] {
    var depth = 0
    let arguments = list.utf8.split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }
    return arguments.map { SwiftPattern(String(Substring($0.drop { $0 == UInt8(ascii: " ") }))) }
  }

  /// The names of the places for other values than the attribute's own.
  package var names: [String] {
    function.compactMap { if case .attribute(let name) = $0, name != Self.value { name } else { nil } }
      + (arguments ?? []).flatMap(\.names)
  }
}
