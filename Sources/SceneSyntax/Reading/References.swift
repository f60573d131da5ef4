import SceneDiagnostics

extension DocumentReader {
  /// The text of a range: references resolved, line ends as LF, and in attributes all white space as spaces.
  mutating func resolved(_ range: Range<Int>, inAttribute: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == .ampersand {
        place = resolveReference(at: place, in: range, into: &text)
        continue
      }
      place += 1
      if byte == .carriageReturn, place < range.upperBound, bytes[place] == .lineFeed { place += 1 }
      if inAttribute, byte.isWhitespace {
        text.append(.space)
      } else {
        text.append(byte == .carriageReturn ? .lineFeed : byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the character of the reference at `start`. Text that is not a reference is added unchanged.
  ///
  /// - Returns: the end of the reference.
  private mutating func resolveReference(at start: Int, in range: Range<Int>, into text: inout [UInt8]) -> Int {
    var end = min(endOfReferenceName(from: start + 1), range.upperBound)
    let name = start + 1..<end
    let isTerminated = end < range.upperBound && bytes[end] == .semicolon
    if isTerminated { end += 1 }
    if let scalar = scalar(name, isTerminated: isTerminated, start..<end) {
      text.append(contentsOf: UTF8.encode(scalar) ?? .init())
    } else {
      text.append(contentsOf: bytes[start..<end])
    }
    return end
  }

  private func endOfReferenceName(from start: Int) -> Int {
    let isNumber = start < bytes.count && bytes[start] == .hash
    var end = isNumber ? start + 1 : start
    while end < bytes.count, bytes[end] >= 0x80 || NameCharacters.canContinue(bytes[end]) { end += 1 }
    return end
  }

  /// The character of a reference; nil, and a report, if it is invalid.
  private mutating func scalar(
    _ name: Range<Int>, isTerminated: Bool, _ reference: Range<Int>
  ) -> Unicode.Scalar? {
    let isNumber = !name.isEmpty && bytes[name.lowerBound] == .hash
    let scalar = isNumber ? numberedScalar(name) : Self.predefined[string(name)]
    switch (isTerminated, scalar) {
    case (true, .some):
      return scalar
    case (true, nil) where !isNumber && endOfName(from: name.lowerBound) == name.upperBound && !name.isEmpty:
      guard !hasDocumentType else { return nil }
      let meant = Self.replacement(for: string(name))
      reportReference(
        UnknownEntity(name: excerpt(name), replacement: meant), reference,
        fix: meant.map { Fix(replace: place(reference), with: $0) })
    case (false, .some):
      let message = InvalidReference(reference: excerpt(reference), problem: .unterminated)
      reportReference(message, reference, fix: insertion(of: ";", at: reference.upperBound))
    case (_, nil) where isNumber && name.count > 1:
      reportReference(InvalidReference(reference: excerpt(reference), problem: .noCharacter), reference)
    default:
      reportUnescaped("&", "&amp;", reference.lowerBound..<reference.lowerBound + 1)
    }
    return nil
  }

  private mutating func reportReference(
    _ message: some DiagnosticMessage, _ reference: Range<Int>, fix: Fix? = nil
  ) {
    isTagBroken = true
    report(message, reference, fix: fix)
  }

  /// The character of `#38` or `#x26`, if XML allows it.
  private func numberedScalar(_ name: Range<Int>) -> Unicode.Scalar? {
    var digits = bytes[name].dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Self.number(digit, isHexadecimal: isHexadecimal), value <= 0x10FFFF else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + number
    }
    return Unicode.Scalar(value).flatMap { Self.isAllowed($0) ? $0 : nil }
  }

  private static func number(_ digit: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch digit {
    case 0x30...0x39: UInt32(digit - 0x30)
    case 0x41...0x46 where isHexadecimal: UInt32(digit - 0x41 + 10)
    case 0x61...0x66 where isHexadecimal: UInt32(digit - 0x61 + 10)
    default: nil
    }
  }

  /// Production 2 of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0x0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
