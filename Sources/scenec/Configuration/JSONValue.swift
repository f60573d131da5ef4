import SceneDiagnostics

/// A value in a JSON file, and where it stands.
struct JSONValue {
  /// What a value is, as far as a configuration tells values apart.
  enum Content {
    case string(String)
    case array([JSONValue])
    case object([(name: JSONValue, value: JSONValue)])
    /// A number, `true`, `false` or `null`.
    case other
  }

  let content: Content
  /// Where the value stands; of a string, what is between its quotation marks.
  let place: Place

  /// The string that this is; nil if it is something else.
  var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The elements of the list that this is; nil if it is something else.
  var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
  /// The members of the object that this is, in their order; nil if it is something else.
  var members: [(name: JSONValue, value: JSONValue)]? {
    if case .object(let members) = content { members } else { nil }
  }
}
