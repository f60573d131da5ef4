import XMLCoder

/// A coding key with any name.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  /// The key for content between the tags of the element itself.
  static let content = NameKey("")
}

/// A key for the kind of the next content.
struct ChoiceKey: XMLChoiceCodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  static let text = ChoiceKey("")

  /// Whether it is XMLCoder's key for text or for a CDATA section. Neither can be the name of an element.
  var isText: Bool { stringValue.isEmpty || stringValue == "#CDATA" }
}
