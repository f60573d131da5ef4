import Foundation
import InterfaceBuilder
import XMLCoder

/// An element of Interface Builder's documents as XMLCoder writes it: attributes first, then elements in their order.
private struct WrittenElement: Encodable, DynamicNodeEncoding, Sendable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private struct ElementKey: XMLChoiceCodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// The contents between the tags: an element or a text.
  private enum Content: Encodable, DynamicNodeEncoding, Sendable {
    case element(WrittenElement)
    case text(String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ElementKey.self)
      switch self {
      case .element(let element): try container.encode(element, forKey: ElementKey(element.name))
      case .text(let text): try container.encode(text, forKey: ElementKey(""))
      }
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      WrittenElement.nodeEncoding(for: key)
    }
  }

  private struct Attribute: Sendable {
    let name: String
    let value: String
  }

  let name: String
  private let attributes: [Attribute]
  private let content: [Content]

  init(_ draft: NibDraft) {
    name = draft.name
    attributes = draft.attributes.map { Attribute(name: $0.name, value: Self.escaped($0.value, Self.inAttributes)) }
    content =
      draft.children.map { .element(WrittenElement($0)) }
      + (draft.text.isEmpty ? [] : [.text(Self.escaped(draft.text, Self.inTexts))])
  }

  private static let inTexts: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;", "\"": "&quot;", "\r": "&#13;",
  ]
  private static let inAttributes = inTexts.merging(["\t": "&#9;", "\n": "&#10;"]) { first, _ in first }

  /// A text with references for some characters. XMLCoder would search each text for each of these characters, which takes
  /// longer than the rest of the encoding.
  private static func escaped(_ text: String, _ references: [Unicode.Scalar: String]) -> String {
    guard text.unicodeScalars.contains(where: { references[$0] != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let reference = references[scalar] { result += reference } else { result.unicodeScalars.append(scalar) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for attribute in attributes { try container.encode(attribute.value, forKey: Key(attribute.name)) }
    try container.encode(content, forKey: Key(""))
  }

  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    key.stringValue.isEmpty ? .element : .attribute
  }
}

extension NibDraft {
  /// Sets several attributes.
  func set(_ attributes: (name: String, value: String)...) {
    for attribute in attributes { set(attribute.name, attribute.value) }
  }

  /// The document whose root this element is, as Xcode lays it out.
  func xml() throws -> [UInt8] {
    let encoder = XMLEncoder()
    encoder.outputFormatting = .prettyPrinted
    encoder.prettyPrintIndentation = .spaces(4)
    encoder.charactersEscapedInAttributes = []
    encoder.charactersEscapedInElements = []
    let header = XMLHeader(version: 1.0, encoding: "UTF-8")
    let data = try encoder.encode(WrittenElement(self), withRootKey: name, header: header)
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
