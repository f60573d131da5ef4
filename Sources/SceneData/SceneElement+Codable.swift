public import XMLCoder

/// The coding is XMLCoder's alone: it tells attributes from elements, and keeps the order of elements.
///
/// `XMLDecoder` does not tell a value the name of the root element: decoded by itself, the root has an empty name.
extension SceneElement: Codable, DynamicNodeDecoding, DynamicNodeEncoding {
  /// Reads attributes, then content.
  public init(from decoder: any Decoder) throws {
    let content = try Self.content(from: decoder)
    let container = try decoder.container(keyedBy: NameKey.self)
    // The keys of attributes come first, then one for each child; a lone empty one when there is no child.
    let keys = container.allKeys.dropLast(content.count).filter { !$0.stringValue.isEmpty }
    var attributes: [String: String] = [:]
    for key in keys { attributes[key.stringValue] = try container.decode(String.self, forKey: key) }
    self.init("", attributes: attributes, content: content)
    self.content = joinedContent
  }

  /// Writes attributes by name, then content.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: NameKey(name))
    }
    try container.encode(joinedContent, forKey: .content)
  }

  /// Everything that is keyed by a name is an attribute.
  public static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding { .attribute }

  /// Everything that is keyed by a name is an attribute; the content has none.
  public static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    key.stringValue.isEmpty ? .element : .attribute
  }

  /// XMLCoder has no list of children for an element that holds nothing.
  private static func content(from decoder: any Decoder) throws -> [Content] {
    do {
      return try decoder.singleValueContainer().decode([Content].self)
    } catch DecodingError.typeMismatch {
      return []
    }
  }
}

extension SceneElement.Content: Codable, DynamicNodeDecoding, DynamicNodeEncoding {
  /// Reads a text, or an element along with its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ChoiceKey.self)
    guard let key = container.allKeys.first else { throw SceneDataError("an element without a name cannot be read") }
    if key.isText {
      self = .text(try container.decode(String.self, forKey: key))
    } else {
      var element = try container.decode(SceneElement.self, forKey: key)
      element.name = key.stringValue
      self = .element(element)
    }
  }

  /// Writes a text, or an element under its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChoiceKey.self)
    switch self {
    case .element(let element): try container.encode(element, forKey: ChoiceKey(element.name))
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }

  /// As for the element it is in.
  public static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding { .attribute }

  /// As for the element it is in.
  public static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    SceneElement.nodeEncoding(for: key)
  }
}
