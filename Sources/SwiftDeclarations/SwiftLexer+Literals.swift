/// Skips comments, strings and regular expressions.
extension SwiftLexer {
  /// An open string or interpolation.
  private enum Context {
    /// A string, with the number of `#` around it.
    case text(hashes: Int, isMultiline: Bool)
    /// An interpolation, with the number of open parentheses.
    case code(depth: Int)
  }

  /// Skips a comment, including nested ones.
  mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else if index < bytes.count {
        index += 1
      } else {
        return isIncomplete = true
      }
    } while depth > 0
  }

  /// Skips a string from its first quotation mark on, behind `hashes` signs `#`.
  ///
  /// Nested strings in interpolations are kept in an array, so the depth is unlimited.
  mutating func skipString(hashes: Int) {
    var open = [openString(hashes: hashes)]
    var start = index
    while let context = open.last {
      guard index < bytes.count else { return isIncomplete = true }
      let depthBefore = open.count
      switch context {
      case .text(let hashes, let isMultiline): skipText(hashes, isMultiline, &open)
      case .code(let depth): skipCode(depth, &open)
      }
      if depthBefore == 1, open.count == 2 { start = index }
      if depthBefore == 2, open.count == 1 { interpolations.append(start..<index - 1) }
    }
  }

  /// Skips the opening quotation marks of a string.
  private mutating func openString(hashes: Int) -> Context {
    let isMultiline = has("\"\"\"") && !(hashes > 0 && endsInLine(hashes: hashes))
    index += isMultiline ? 3 : 1
    return .text(hashes: hashes, isMultiline: isMultiline)
  }

  /// Whether a string that begins with three quotation marks ends in its line, as `#"""#` does: then it is of one line.
  private func endsInLine(hashes: Int) -> Bool {
    var end = index + 1
    while let byte = byte(at: end), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\""), hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Skips a part of the text of a string.
  private mutating func skipText(_ hashes: Int, _ isMultiline: Bool, _ open: inout [Context]) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      index += 1
      guard hasHashes(hashes, at: index) else { return }
      index += hashes
      if byte(at: index) == UInt8(ascii: "(") { open.append(.code(depth: 1)) }
      // An escaped character does not end the string.
      if index < bytes.count, isMultiline || bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      if (!isMultiline || has("\"\"\"")) && hasHashes(hashes, at: index + quotes) {
        index += quotes + hashes
        open.removeLast()
      } else {
        index += 1
      }
    case 0x0A, 0x0D:
      guard !isMultiline else { return index += 1 }
      // A string ends at the end of its line.
      isIncomplete = true
      open.removeLast()
    default: index += 1
    }
  }

  /// Skips a part of the code in an interpolation.
  private mutating func skipCode(_ depth: Int, _ open: inout [Context]) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      index += 1
      let depth = depth + (byte == UInt8(ascii: "(") ? 1 : -1)
      open.removeLast()
      if depth > 0 { open.append(.code(depth: depth)) }
    case UInt8(ascii: "\""): open.append(openString(hashes: 0))
    case UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      index += hashes
      if self.byte(at: index) == UInt8(ascii: "\"") { open.append(openString(hashes: hashes)) }
    case UInt8(ascii: "/") where has("//"): skipLine()
    case UInt8(ascii: "/") where has("/*"): skipComment()
    default: index += 1
    }
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips a regular expression between slashes; otherwise the slash is an operator.
  ///
  /// As in Swift: no operand ends directly before it, no space follows the first slash, and it ends on the same line
  /// with balanced parentheses.
  mutating func skipRegex() -> Bool {
    guard index == 0 || bytes[index - 1].isBeforePrefix else { return false }
    var end = index + 1
    if let first = byte(at: end), first == 0x20 || first == 0x09 { return false }
    var depth = 0
    var isInClass = false
    while let byte = byte(at: end), byte != 0x0A, byte != 0x0D {
      switch byte {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        guard depth == 0 else { return false }
        index = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Skips a regular expression between `#/` and `/#`.
  mutating func skipExtendedRegex(hashes: Int) {
    index += hashes + 1
    while let byte = byte(at: index) {
      if byte == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        index += 1 + hashes
        return
      }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = bytes.count
    isIncomplete = true
  }
}

extension UInt8 {
  /// Whether a prefix operator can follow it: white space, an opening bracket or a separator.
  fileprivate var isBeforePrefix: Bool {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
