/// The attributes of a text, in stretches that have the same.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// A stretch, in UTF-16 units.
  private struct Run {
    var attributes: Attributes
    var length: Int
  }

  private var runs: [Run] = []

  /// No text.
  init() {}

  /// A text with the same attributes.
  init(_ attributes: Attributes, length: Int) {
    if length > 0 { runs = [Run(attributes: attributes, length: length)] }
  }

  /// The attributes of a text, or of a part of it.
  init(_ text: NSAttributedString, in part: NSRange? = nil) {
    let part = part ?? NSRange(location: 0, length: text.length)
    var location = part.location
    while location < NSMaxRange(part) {
      var range = NSRange(location: location, length: 1)
      let attributes = text.attributes(at: location, effectiveRange: &range)
      let end = max(location + 1, min(NSMaxRange(range), NSMaxRange(part)))
      runs.append(Run(attributes: attributes, length: end - location))
      location = end
    }
  }

  /// The stretches with their places.
  var all: [(attributes: Attributes, range: NSRange)] {
    var location = 0
    return runs.map { run in
      defer { location += run.length }
      return (run.attributes, NSRange(location: location, length: run.length))
    }
  }

  /// The stretch at a place; behind the text the last one, and no attributes without a text.
  func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
    var start = 0
    for (index, run) in runs.enumerated() {
      if location < start + run.length || index == runs.count - 1 {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    return ([:], NSRange(location: 0, length: 0))
  }

  /// Puts other stretches in the place of a part.
  mutating func replace(_ part: NSRange, with other: AttributeRuns) {
    let first = split(at: part.location)
    let end = split(at: NSMaxRange(part))
    runs.replaceSubrange(first..<end, with: other.runs)
  }

  /// Changes the attributes of a part.
  mutating func change(_ part: NSRange, _ body: (inout Attributes) -> Void) {
    let first = split(at: part.location)
    for index in first..<split(at: NSMaxRange(part)) { body(&runs[index].attributes) }
  }

  /// Has a stretch begin at a place.
  ///
  /// - Returns: its number.
  private mutating func split(at location: Int) -> Int {
    var start = 0
    for index in runs.indices {
      if location <= start { return index }
      if location < start + runs[index].length {
        let rest = Run(attributes: runs[index].attributes, length: start + runs[index].length - location)
        runs[index].length = location - start
        runs.insert(rest, at: index + 1)
        return index + 1
      }
      start += runs[index].length
    }
    return runs.count
  }
}
