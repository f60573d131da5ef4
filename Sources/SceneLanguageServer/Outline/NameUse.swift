import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// A name that refers to something: `detail` in `destination="detail"`.
struct NameUse {
  /// The name.
  let name: String
  /// The range of the name.
  let range: SourceRange
  /// The declaration.
  let scope: NameScope
  /// The element that has the attribute, as an index of the outline's items.
  let item: Int

  /// The names in the value of an attribute.
  static func all(
    in attribute: Document.Attribute, of kind: AttributeKind, _ scope: NameScope, item: Int
  ) -> [NameUse] {
    let range = attribute.valueRange
    // With references such as `&amp;`, offsets in the value are not those in the file.
    guard range.length == attribute.value.utf8.count else {
      return isWhole(kind) ? [NameUse(name: attribute.value, range: range, scope: scope, item: item)] : []
    }
    return words(of: attribute.value, kind).map { word in
      let start = range.start + word.lowerBound
      return NameUse(
        name: String(decoding: Array(attribute.value.utf8)[word], as: UTF8.self),
        range: SourceRange(start, range.start + word.upperBound), scope: scope, item: item)
    }
  }

  private static func isWhole(_ kind: AttributeKind) -> Bool {
    switch kind.value {
    case .position, .dimension, .layoutItem, .references: false
    default: true
    }
  }

  /// The offsets of the names in a value.
  private static func words(of value: String, _ kind: AttributeKind) -> [Range<Int>] {
    switch kind.value {
    case .references:
      let bytes = Array(value.utf8)
      return bytes.indices.split { bytes[$0] == UInt8(ascii: " ") }.map { $0.startIndex..<$0.endIndex }
    case .position, .dimension, .layoutItem: return items(of: Array(value.utf8))
    default: return value.isEmpty ? [] : [0..<value.utf8.count]
    }
  }

  /// The names of views in a layout expression: what stands in front of the first period, unless it is a guide.
  private static func items(of bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isNameByte else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isNameByte { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      let isNumber = bytes[start] >= 0x30 && bytes[start] <= 0x39
      if !isMember, !isNumber, ViewGuide(rawValue: word) == nil, word != "system" { found.append(start..<index) }
    }
    return found
  }
}

extension UInt8 {
  /// Whether it is part of a Swift name. Every character beyond ASCII counts as a letter.
  var isNameByte: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F || self >= 0x80
  }
}
