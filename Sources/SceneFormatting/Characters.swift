import SceneSyntax

/// Writes characters, as they are or as references.
extension SceneFormatter {
  /// The context of characters.
  enum Surroundings {
    case text, attribute
  }

  /// Writes characters of the source that are not markup.
  mutating func writeCharacters(_ range: Range<Int>, of surroundings: Surroundings) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      index += 1
      switch byte {
      case .ampersand:
        index = writeReference(from: index, surroundings)
      case .carriageReturn where index < range.upperBound && source[index] == .lineFeed:
        break
      case .carriageReturn, .lineFeed:
        if surroundings == .attribute { output.append(.space) } else { endLine() }
      case 0x09 where surroundings == .attribute:
        output.append(.space)
      case .greaterThan where surroundings == .text && endsWithBrackets:
        output += "&gt;".utf8
      case .quote where surroundings == .attribute:
        output += "&quot;".utf8
      default:
        output.append(byte)
      }
    }
  }

  /// Writes the character of a reference. It stays a reference if it would be invisible or would change its meaning.
  ///
  /// - Parameter start: the start of the reference, behind its `&`.
  /// - Returns: the end of the reference.
  private mutating func writeReference(from start: Int, _ surroundings: Surroundings) -> Int {
    let end = source[start...].firstIndex(of: .semicolon) ?? start
    guard let scalar = Self.scalar(source[start..<end]) else {
      output += source[start - 1..<end]
      return end
    }
    switch scalar {
    case "<": output += "&lt;".utf8
    case "&": output += "&amp;".utf8
    case "\"" where surroundings == .attribute: output += "&quot;".utf8
    case ">" where surroundings == .text && endsWithBrackets: output += "&gt;".utf8
    default:
      if scalar.isUnseen || isASCII && !scalar.isASCII {
        output += "&#\(scalar.value);".utf8
      } else {
        output += UTF8.encode(scalar) ?? .init()
      }
    }
    return end + 1
  }

  /// Whether a `>` would complete the end of a CDATA section in the output.
  private var endsWithBrackets: Bool { output.suffix(2).elementsEqual([.closeBracket, .closeBracket]) }

  /// The character of `lt`, `#38` or `#x26`.
  private static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if reference.first == .hash {
      let digits = reference.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x")
      let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
      return UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }
    switch String(decoding: reference, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible. A reference to it in the source makes it visible.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
