import SceneCatalog
import SceneDiagnostics

/// Finds what is at an offset of a text that somebody is typing: the open elements, and the tag or the text there.
///
/// It reads the bytes in front of the offset once. Where a tag is not finished, the next `<` ends it, because no value
/// can hold one; so what follows a damaged tag is understood.
struct TagScanner {
  /// An element whose end tag has not come yet.
  struct OpenElement {
    let name: Range<Int>
    /// The start of the start tag.
    let start: Int
  }

  /// The syntax at the offset.
  enum Place {
    /// Between tags.
    case text
    /// In a start tag that begins at an offset.
    case startTag(Int)
    /// In an end tag that begins at an offset.
    case endTag(Int)
    /// In a comment, an instruction or a CDATA section.
    case other
  }

  private(set) var open: [OpenElement] = []
  /// The elements that were left without an end tag when one around them was closed.
  private(set) var unclosed: [OpenElement] = []
  private(set) var place = Place.text

  /// - Parameter offset: the offset in `bytes`; what is behind it does not count.
  init(_ bytes: [UInt8], upTo offset: Int) {
    bytes.withUnsafeBufferPointer { bytes in scan(UnsafeBufferPointer(rebasing: bytes[..<min(offset, bytes.count)])) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let end: Int?
      switch next {
      case UInt8(ascii: "!"): end = Self.endOfDeclaration(bytes, start)
      case UInt8(ascii: "?"): end = Self.find("?>", bytes, start)
      case UInt8(ascii: "/"): end = readEndTag(bytes, start)
      default: end = readStartTag(bytes, start)
      }
      guard let end else {
        place =
          next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
          ? .other : next == UInt8(ascii: "/") ? .endTag(start) : .startTag(start)
        return
      }
      index = end
    }
  }

  /// Reads a start tag and returns its end; nil if the offset is in it.
  private mutating func readStartTag(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index].isXMLNameByte { index += 1 }
    let name = start + 1..<index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { return finish(name, start, index) }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        if bytes[index - 1] == UInt8(ascii: "/") { return index + 1 }
        return finish(name, start, index + 1)
      }
      index += 1
    }
    return nil
  }

  private mutating func finish(_ name: Range<Int>, _ start: Int, _ end: Int) -> Int {
    if !name.isEmpty { open.append(OpenElement(name: name, start: start)) }
    return end
  }

  /// Reads an end tag and returns its end; nil if the offset is in it. It closes the innermost element of its name.
  private mutating func readEndTag(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 2
    while index < bytes.count, bytes[index].isXMLNameByte { index += 1 }
    let name = bytes[start + 2..<index]
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard index < bytes.count else { return nil }
    if let match = open.lastIndex(where: { bytes[$0.name].elementsEqual(name) }) {
      unclosed += open[(match + 1)...]
      open.removeSubrange(match...)
    }
    return bytes[index] == UInt8(ascii: ">") ? index + 1 : index
  }

  private static func endOfDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    if has("<!--", bytes, start) { return find("-->", bytes, start + 4) }
    if has("<![CDATA[", bytes, start) { return find("]]>", bytes, start) }
    return find(">", bytes, start)
  }

  /// The offset behind the next occurrence of a text.
  private static func find(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index + text.utf8CodeUnitCount <= bytes.count {
      if has(text, bytes, index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  private static func has(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}

extension UInt8 {
  /// Whether it is part of the name of an element or attribute, as far as scenes use them.
  var isXMLNameByte: Bool {
    isNameByte || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: ":")
  }

  /// Whether it is white space.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
