public import XMLCoder

/// This coding works only with XMLCoder: it distinguishes attributes from elements, and keeps the order of elements.
///
/// `XMLDecoder` does not provide the name of the root element: a decoded root has an empty name.
extension SceneElement: Codable, DynamicNodeDecoding, DynamicNodeEncoding {
  /// Decodes attributes, then content.
  public init(from decoder: any Decoder) throws {
    let content = try Self.content(from: decoder)
    let container = try decoder.container(keyedBy: NameKey.self)
    // The keys of attributes come first, then one for each child, or an empty one if there is no child.
    let keys = container.allKeys.dropLast(content.count).filter { !$0.stringValue.isEmpty }
    var attributes: [String: String] = [:]
    for key in keys { attributes[key.stringValue] = try container.decode(String.self, forKey: key) }
    self.init("", attributes: attributes, content: content)
    self.content = joinedContent
  }

  /// Encodes attributes by name, then content.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: NameKey(name))
    }
    try container.encode(joinedContent, forKey: .content)
  }

  /// Every value with a name as its key is an attribute.
  public static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding { .attribute }

  /// Every value with a name as its key is an attribute; content has no such key.
  public static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    key.stringValue.isEmpty ? .element : .attribute
  }

  /// XMLCoder has no list of children for an empty element.
  private static func content(from decoder: any Decoder) throws -> [Content] {
    do {
      return try decoder.singleValueContainer().decode([Content].self)
    } catch DecodingError.typeMismatch {
      return []
    }
  }
}

extension SceneElement.Content: Codable, DynamicNodeDecoding, DynamicNodeEncoding {
  /// Decodes a text, or an element with its name.
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

  /// Encodes a text, or an element with its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChoiceKey.self)
    switch self {
    case .element(let element): try container.encode(element, forKey: ChoiceKey(element.name))
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }

  /// The same as for the parent element.
  public static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding { .attribute }

  /// The same as for the parent element.
  public static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    SceneElement.nodeEncoding(for: key)
  }
}
