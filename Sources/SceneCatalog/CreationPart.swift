/// A piece of what is written after a type to make an object of it: `(style: {style})` is three.
public enum CreationPart: Sendable, Equatable {
  /// Swift as it stands.
  case text(String)
  /// The value of an attribute, an object that the element is made with, or something else that a name stands for: `index`.
  case attribute(String)

  /// The pieces of a pattern in which a name in braces stands for an attribute, and `%` for the value of one.
  package static func parts(of pattern: String) -> [CreationPart] {
    var parts: [CreationPart] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { "{%".contains($0) }),
      let close = rest[open...].firstIndex(where: { "}%".contains($0) })
    {
      let name = open == close ? SwiftPattern.value : String(rest[open..<close].dropFirst())
      parts += [.text(String(rest[..<open])), .attribute(name)]
      rest = rest[close...].dropFirst()
    }
    parts.append(.text(String(rest)))
    return parts.filter { $0 != .text("") }
  }
}
