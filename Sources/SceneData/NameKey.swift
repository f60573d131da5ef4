import XMLCoder

/// A key that can be any name.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  /// What XMLCoder writes between the tags of the element itself.
  static let content = NameKey("")
}

/// A key that tells what kind of content comes next.
struct ChoiceKey: XMLChoiceCodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }

  static let text = ChoiceKey("")

  /// Whether it is XMLCoder's key for text or for a CDATA section; neither can be the name of an element.
  var isText: Bool { stringValue.isEmpty || stringValue == "#CDATA" }
}
