/// Scans a strings file, a list of `"key" = "value";` with comments.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The keys, up to the first damage.
  mutating func keys() -> StringsFileReader.Keys {
    var result = StringsFileReader.Keys()
    skip()
    // Some tools write braces around the list.
    let isBraced = take("{")
    skip()
    while let scalar = current, !(isBraced && scalar == "}") {
      guard let key = word() else { return damaged(result) }
      skip()
      if take("=") {
        skip()
        guard word() != nil else { return damaged(result) }
        skip()
      }
      result.keys.insert(key)
      guard take(";") else { return damaged(result) }
      skip()
    }
    return result
  }

  private func damaged(_ keys: StringsFileReader.Keys) -> StringsFileReader.Keys {
    StringsFileReader.Keys(keys: keys.keys, isDamaged: true)
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  private func starts(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
  }

  /// Skips spaces and comments. A comment that does not end takes the rest.
  private mutating func skip() {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if starts(with: "/", "/") {
        while let next = current, next != "\n", next != "\r" { index += 1 }
      } else if starts(with: "/", "*") {
        index += 2
        while current != nil, !starts(with: "*", "/") { index += 1 }
        index = min(index + 2, scalars.count)
      } else {
        return
      }
    }
  }

  /// A string in quotation marks, or a word without them.
  private mutating func word() -> String? {
    guard let first = current else { return nil }
    if first == "\"" || first == "'" { return quoted(first) }
    var text = String.UnicodeScalarView()
    while let scalar = current, Self.isBare(scalar) {
      text.append(scalar)
      index += 1
    }
    return text.isEmpty ? nil : String(text)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-[]".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(_ mark: Unicode.Scalar) -> String? {
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      index += 1
      if scalar == mark { return String(text) }
      if scalar == "\\" {
        guard let escaped = escape() else { return nil }
        text.append(escaped)
      } else {
        text.append(scalar)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let next = current, let digit = Character(next).hexDigitValue else { break }
        value = value << 4 | UInt32(digit)
        index += 1
      }
      // Half of a pair is no character of its own; keys have none.
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    default: return scalar
    }
  }
}
