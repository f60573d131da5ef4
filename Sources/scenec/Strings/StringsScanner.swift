import SceneDiagnostics

/// Scans a strings file, a list of `"key" = "value";` with comments.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The offset of each character in the file, and of the end; empty if the file is not in UTF-8.
  private let offsets: [Int]

  /// - Parameter offset: where the text begins in the file; nil if that is not in UTF-8.
  init(_ text: String, at offset: Int?) {
    scalars = Array(text.unicodeScalars)
    var offsets: [Int] = []
    if var next = offset {
      offsets.reserveCapacity(scalars.count + 1)
      offsets.append(next)
      for scalar in scalars {
        next += UTF8.width(scalar)
        offsets.append(next)
      }
    }
    self.offsets = offsets
  }

  /// The keys, up to the first damage.
  mutating func keys() -> StringsFileReader.Keys { keys { _, _ in } }

  /// The texts by key, up to the first damage. A key without a text is its own.
  mutating func texts() -> [String: String] {
    var texts: [String: String] = [:]
    _ = keys { texts[$0] = $1 }
    return texts
  }

  /// - Parameter taking: takes each key with its text.
  private mutating func keys(_ taking: (String, String) -> Void) -> StringsFileReader.Keys {
    var result = StringsFileReader.Keys()
    skip()
    // Some tools write braces around the list.
    let isBraced = take("{")
    skip()
    while let scalar = current, !(isBraced && scalar == "}") {
      let start = index
      guard let key = word() else { return damaged(result) }
      let range = range(ofWord: start..<index)
      var text = key
      skip()
      if take("=") {
        skip()
        guard let word = word() else { return damaged(result) }
        text = word
        skip()
      }
      taking(key, text)
      result.keys.append((key, range))
      guard take(";") else { return damaged(result) }
      skip()
    }
    return result
  }

  private func damaged(_ keys: StringsFileReader.Keys) -> StringsFileReader.Keys {
    StringsFileReader.Keys(keys: keys.keys, isDamaged: true)
  }

  /// The range of a word in the file, without quotation marks.
  private func range(ofWord word: Range<Int>) -> SourceRange? {
    guard !offsets.isEmpty else { return nil }
    let isQuoted = scalars[word.lowerBound] == "\"" || scalars[word.lowerBound] == "'"
    let inner = isQuoted ? word.lowerBound + 1..<word.upperBound - 1 : word
    return SourceRange(offsets[inner.lowerBound], offsets[inner.upperBound])
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
