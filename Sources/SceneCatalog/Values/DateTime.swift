/// A point in time, as scenes write it in the form of ISO 8601: `2030-12-31T12:00:00Z`, `2030-12-31T12:00:00.5+02:00`.
package struct DateTime: Sendable, Equatable {
  /// Microseconds since the first moment of 2001 in UTC.
  package let microseconds: Int

  /// The point in time that `text` writes, if it writes one: date, time with seconds, and offset from UTC.
  init?(_ text: String) {
    var reader = DateReader(text)
    guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2, in: 1...12),
      reader.skip("-"), let day = reader.number(digits: 2, in: 1...Self.days(in: month, of: year)), reader.skip("T"),
      let hour = reader.number(digits: 2, in: 0...23), reader.skip(":"),
      let minute = reader.number(digits: 2, in: 0...59), reader.skip(":"),
      let second = reader.number(digits: 2, in: 0...59), let fraction = reader.fraction(),
      let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let days = Self.days(before: year, month) + day - 1 - Self.days(before: 2001, 1)
    let seconds = ((days * 24 + hour) * 60 + minute - offset) * 60 + second
    microseconds = seconds * 1_000_000 + fraction
  }

  /// Seconds since the first moment of 2001 in UTC, as a Swift literal.
  package var sinceReferenceDate: String {
    let (seconds, fraction) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = microseconds < 0 ? "-" : ""
    guard fraction > 0 else { return sign + String(seconds) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(seconds) + "." + digits
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days of the Gregorian calendar before a month.
  private static func days(before year: Int, _ month: Int) -> Int {
    let past = year - 1
    let years = year > 0 ? past * 365 + past / 4 - past / 100 + past / 400 : -366
    return (1..<month).reduce(years) { $0 + days(in: $1, of: year) }
  }
}

/// Reads the parts of a date.
private struct DateReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a character, if it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next = rest.first, Unicode.Scalar(next) == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func digit() -> Int? {
    guard let next = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else { return nil }
    rest.removeFirst()
    return Int(next - UInt8(ascii: "0"))
  }

  /// A number of so many digits.
  mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return range.contains(value) ? value : nil
  }

  /// Microseconds: up to six digits after a point; 0 if there is no point.
  mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    guard var value = digit() else { return nil }
    for _ in 1..<6 { value = value * 10 + (digit() ?? 0) }
    return value
  }

  /// The offset from UTC in minutes: `Z`, `+02:00`.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(digits: 2, in: 0...23), skip(":"),
      let minutes = number(digits: 2, in: 0...59)
    else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
