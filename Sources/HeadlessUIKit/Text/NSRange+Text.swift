extension NSRange {
  /// Whether the range is one of a text of a length.
  func isPart(of length: Int) -> Bool {
    location >= 0 && self.length >= 0 && location <= length && self.length <= length - location
  }

  /// The part of the range that a text of a length has.
  ///
  /// - Parameter growth: By how much the range has become longer, when the text has changed.
  func clamped(to length: Int, grownBy growth: Int = 0) -> NSRange {
    let start = Swift.max(0, Swift.min(location, length))
    let room = length - start
    let own = Swift.max(0, Swift.min(self.length, length))
    let (sum, overflows) = own.addingReportingOverflow(growth)
    let grown = overflows ? (growth > 0 ? room : 0) : sum
    return NSRange(location: start, length: Swift.max(0, Swift.min(grown, room)))
  }
}
