/// A line of Swift, written as an interpolated string: `"let \(name) = UILayoutGuide()"`.
///
/// Its bytes go into `SwiftText` as they are: a `String` for each line would be checked and copied once more.
struct SwiftLine: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  init(stringLiteral value: String) { bytes = Array(value.utf8) }

  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { appendInterpolation(literal) }

    mutating func appendInterpolation(_ text: String) {
      if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
        bytes.append(contentsOf: text.utf8)
      }
    }

    /// Adds texts with a separator between them.
    mutating func appendInterpolation(_ texts: some Sequence<String>, separator: String) {
      var isFirst = true
      for text in texts {
        if !isFirst { appendInterpolation(separator) }
        isFirst = false
        appendInterpolation(text)
      }
    }
  }
}
