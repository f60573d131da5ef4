/// Reads the words of a layout attribute one by one, spaces left out.
struct LayoutTokens {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
    skipSpaces()
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a sign if it comes next.
  mutating func take(_ sign: StaticString) -> Bool {
    let length = sign.utf8CodeUnitCount
    guard sign.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
    rest = rest.dropFirst(length)
    skipSpaces()
    return true
  }

  /// Takes a number if it comes next.
  mutating func takeNumber() -> Decimal? {
    let digits = rest.prefix { ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard let text = String(digits), let number = Decimal(text) else { return nil }
    rest = rest.dropFirst(digits.count)
    skipSpaces()
    return number
  }

  /// Takes a distance if it comes next: a number, or `system`.
  mutating func takeDistance() -> Distance? {
    if let number = takeNumber() { return .points(number) }
    var words = self
    guard words.takeName() == "system", words.rest.first != UInt8(ascii: ".") else { return nil }
    self = words
    return .system
  }

  /// Takes a name if it comes next.
  mutating func takeName() -> String? {
    let letters = rest.prefix {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
    guard let text = String(letters), SwiftName.isIdentifier(text) else { return nil }
    rest = rest.dropFirst(letters.count)
    skipSpaces()
    return text
  }

  private mutating func skipSpaces() {
    while rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
  }
}
