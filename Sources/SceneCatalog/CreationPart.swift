/// A piece of what is written after a type to make an object of it: `(style: {style})` is three.
public enum CreationPart: Sendable, Equatable {
  /// Swift as it stands.
  case text(String)
  /// The value of an attribute, an object that the element is made with, or something else that a name stands for: `index`.
  case attribute(String)

  /// The pieces of a pattern in which a name in braces stands for an attribute.
  package static func parts(of pattern: String) -> [CreationPart] {
    var parts: [CreationPart] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(String(rest[..<open])))
      parts.append(.attribute(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
    return parts
  }
}
