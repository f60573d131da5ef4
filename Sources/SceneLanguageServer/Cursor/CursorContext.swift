import SceneCatalog
import SceneDiagnostics

/// What somebody is writing at an offset: an element's name, an attribute, a value.
struct CursorContext {
  /// The syntax at the offset.
  enum Target {
    /// Between tags; the range is what has been typed of a name, without `<`.
    case content
    /// The name of a start tag, from behind `<` on.
    case elementName
    /// The name of an end tag.
    case endTagName
    /// The name of an attribute, or where one can begin.
    case attributeName
    /// The value of an attribute.
    case value(attribute: String)
    /// A position without completion.
    case nothing
  }

  /// An attribute of the tag at the offset, as far as it is written.
  struct WrittenAttribute {
    let name: String
    let value: String
    let range: Range<Int>
  }

  private(set) var target = Target.nothing
  /// The range of the word or value at the offset.
  private(set) var range: Range<Int>
  /// The names of the open elements, the root first.
  let path: [String]
  /// The start of the innermost open element.
  let parentStart: Int?
  /// The name of the tag at the offset.
  private(set) var tagName: String?
  /// The start of the tag at the offset.
  private(set) var tagStart: Int?
  /// The attributes of the tag at the offset, including those behind it.
  private(set) var attributes: [WrittenAttribute] = []
  /// Whether the tag at the offset has its end.
  private(set) var isTagClosed = false
  /// Whether quotes stand around the value at the offset already, or `="` behind the name.
  private(set) var hasValue = false

  init(_ bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let scanner = TagScanner(bytes, upTo: offset)
    path = scanner.open.map { String(decoding: bytes[$0.name], as: UTF8.self) }
    parentStart = scanner.open.last?.start
    range = offset..<offset
    switch scanner.place {
    case .text:
      target = .content
      range = Self.word(bytes, endingAt: offset)
    case .endTag(let start):
      target = .endTagName
      range = min(start + 2, offset)..<offset
      tagStart = start
    case .other: break
    case .startTag(let start): readTag(bytes, start, offset)
    }
  }

  private static func word(_ bytes: [UInt8], endingAt offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1].isXMLNameByte { start -= 1 }
    return start..<offset
  }

  /// Reads the tag that begins at `start`, up to its end or to the next `<`.
  private mutating func readTag(_ bytes: [UInt8], _ start: Int, _ offset: Int) {
    tagStart = start
    var index = start + 1
    while index < bytes.count, bytes[index].isXMLNameByte { index += 1 }
    tagName = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    if offset <= index {
      target = .elementName
      range = start + 1..<index
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: ">") {
        isTagClosed = true
        break
      }
      if byte.isXMLNameByte { readAttribute(bytes, &index, offset) } else { index += 1 }
      // A quotation mark without a name: the value of an attribute that is being renamed.
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        _ = Self.skipValue(bytes, &index)
      }
    }
    if case .nothing = target, offset > start, bytes[offset - 1].isSpace { target = .attributeName }
  }

  private mutating func readAttribute(_ bytes: [UInt8], _ index: inout Int, _ offset: Int) {
    let start = index
    while index < bytes.count, bytes[index].isXMLNameByte { index += 1 }
    let nameRange = start..<index
    let name = String(decoding: bytes[nameRange], as: UTF8.self)
    var next = index
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    var valueRange = index..<index
    var hasQuotes = false
    if next < bytes.count, bytes[next] == UInt8(ascii: "=") {
      next += 1
      while next < bytes.count, bytes[next].isSpace { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") {
        index = next
        valueRange = Self.skipValue(bytes, &index)
        hasQuotes = true
      }
    }
    if nameRange.contains(offset) || offset == nameRange.upperBound {
      target = .attributeName
      range = nameRange
      hasValue = hasQuotes
    } else if hasQuotes, offset >= valueRange.lowerBound, offset <= valueRange.upperBound {
      target = .value(attribute: name)
      range = valueRange
      hasValue = true
    }
    attributes.append(
      WrittenAttribute(name: name, value: String(decoding: bytes[valueRange], as: UTF8.self), range: nameRange))
  }

  /// Skips a value with its quotation marks and returns the range between them. A value without an end stops at the end
  /// of its line, or in front of `<`.
  private static func skipValue(_ bytes: [UInt8], _ index: inout Int) -> Range<Int> {
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") { index += 1 }
    if index < bytes.count, bytes[index] == quote {
      index += 1
      return start..<index - 1
    }
    index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "<"),
      bytes[index] != UInt8(ascii: ">")
    {
      index += 1
    }
    return start..<index
  }

  // MARK: What the catalogue says

  /// The kind of the innermost open element, read from the root down, because a name can mean different things in
  /// different elements.
  var parentKind: ElementKind? { Self.kind(ofPath: path) }

  /// The kind of the tag at the offset.
  var tagKind: ElementKind? { tagName.flatMap { Self.kind(ofPath: path + [$0]) } }

  /// The attribute whose value is at the offset.
  var attributeKind: AttributeKind? {
    guard case .value(let name) = target else { return nil }
    return tagKind?.attribute(written: name)
  }

  /// The value of another attribute of the tag.
  func value<Value>(of key: AttributeKey<Value>) -> String? { attributes.first { $0.name == key.name }?.value }

  private static func kind(ofPath path: [String]) -> ElementKind? {
    var kind: ElementKind?
    for name in path { kind = kind?.part(named: name) ?? Catalog.element(named: name) }
    return kind
  }
}
