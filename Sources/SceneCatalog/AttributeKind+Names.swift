extension AttributeKind {
  /// The names in a value of the attribute, as ranges of its UTF-8; none if the attribute refers to nothing.
  package func names(in value: String) -> [Range<Int>] {
    guard refersTo != nil else { return [] }
    let bytes = Array(value.utf8)
    switch self.value.definition.parts {
    case .words:
      return bytes.indices.split { bytes[$0] == UInt8(ascii: " ") }.map { $0.startIndex..<$0.endIndex }
    case .names: return Self.items(of: bytes)
    case .whole: return bytes.isEmpty ? [] : [0..<bytes.count]
    }
  }

  /// Whether a value is one name and nothing else.
  package var isWholeName: Bool { refersTo != nil && value.definition.parts == .whole }

  /// Whether a value is the name of one thing in the same file.
  package var isPlainReference: Bool {
    switch value {
    case .reference, .receiver, .layoutItem: true
    default: false
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
  package var isNameByte: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F || self >= 0x80
  }
}
