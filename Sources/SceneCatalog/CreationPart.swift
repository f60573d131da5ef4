/// A piece of what is written after a type to make an object of it: `(style: {style})` is three.
public enum CreationPart: Sendable, Equatable {
  /// Swift as it stands.
  case text(String)
  /// The value of an attribute, an object that the element is made with, or something else that a name stands for: `index`.
  case attribute(String)

  /// The pieces of a pattern in which a name in braces stands for an attribute, and `%` for the value of one.
  package static func parts(of pattern: String) -> [CreationPart] {
    var parts: [CreationPart] = []
    var rest = pattern.utf8[...]
    while let open = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }) {
      let end = rest[open] == UInt8(ascii: "%") ? open : rest[open...].firstIndex(of: UInt8(ascii: "}"))
      guard let end else { break }
      if open > rest.startIndex { parts.append(.text(String(Substring(rest[..<open])))) }
      parts.append(.attribute(open == end ? SwiftPattern.value : String(Substring(rest[open..<end].dropFirst()))))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { parts.append(.text(String(Substring(rest)))) }
    return parts
  }
}
