/// The one way a text becomes a Swift string literal.
package enum StringLiteral {
  /// The literal of a text: quoted, with everything escaped that would end it or mean something else.
  package static func swift(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    if text.utf8.allSatisfy(isPlain) {
      result += text
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &result) }
    }
    result += "\""
    return result
  }

  /// What stands between the quotes of a text's literal: text that stays on its line, for comments.
  package static func content(_ text: String) -> String { String(swift(text).dropFirst().dropLast()) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if needsEscape(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Controls, invisible separators and marks that turn the direction of text: a reviewer could not see them.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
