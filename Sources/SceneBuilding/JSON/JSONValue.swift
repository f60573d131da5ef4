package import SceneDiagnostics

/// A value in a JSON file, with its place.
package struct JSONValue {
  /// The kinds of values that a configuration uses.
  package enum Content {
    case string(String)
    case boolean(Bool)
    case array([JSONValue])
    case object([(name: JSONValue, value: JSONValue)])
    /// A number or `null`.
    case other
  }

  package let content: Content
  /// The place of the value; for a string, without its quotation marks.
  package let place: Place

  /// The string; nil for another kind.
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  /// `true` or `false`; nil for another kind.
  package var boolean: Bool? { if case .boolean(let flag) = content { flag } else { nil } }
  /// The value as the file has it; for a string, what is between the quotation marks.
  package var spelling: String { place.file.text(in: place.range) }
  /// The elements of a list; nil for another kind.
  package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
  /// The members of an object, in order; nil for another kind.
  package var members: [(name: JSONValue, value: JSONValue)]? {
    if case .object(let members) = content { members } else { nil }
  }
  /// The value of a member of an object.
  package subscript(name: String) -> JSONValue? { members?.first { $0.name.string == name }?.value }
}
