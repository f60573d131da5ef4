/// One line of the mapping, for one context and one attribute, or for the element itself. A class, because tables for
/// several questions hold the same rows.
final class MappingRow: Sendable {
  /// The context, the outermost element first.
  let steps: [MappingStep]
  /// The attribute; `*` for any, nil for the element itself.
  let attribute: String?
  /// The counterpart.
  let ours: String
  /// What becomes of a value, in the order of the line.
  let values: [(pattern: String, word: String)]
  /// What Interface Builder takes an absent attribute for.
  let absent: String?
  /// What UIKit has by itself.
  let defaults: [String]
  /// A reason or an explanation.
  let note: String
  private let rank: [Double]

  init(steps: [MappingStep], attribute: String?, cells: [Substring]) {
    func cell(_ index: Int) -> String { index < cells.count ? String(cells[index]) : "" }
    self.steps = steps
    self.attribute = attribute
    ours = cell(2)
    values = Self.values(cell(3))
    absent = cell(4).isEmpty ? nil : cell(4)
    defaults = cell(5).split(separator: "|").map(String.init)
    note = cell(6)
    let last = steps.last
    rank = [
      Double(steps.count), last?.key == nil ? 0 : 1, Double(steps.reduce(0) { $0 + $1.conditions.count }),
      last?.rank ?? 0, steps.reduce(0) { $0 + $1.rank }, attribute == "*" ? 0 : 1,
    ]
  }

  /// The conversions of a cell: `YES=flexibleWidth *={first responder}`. A word in braces can contain spaces.
  private static func values(_ cell: String) -> [(pattern: String, word: String)] {
    var result: [(pattern: String, word: String)] = []
    var rest = cell[...]
    while let equals = rest.firstIndex(of: "=") {
      let pattern = rest[..<equals].drop { $0 == " " }
      rest = rest[rest.index(after: equals)...]
      let isBraced = rest.first == "{"
      let end = rest.firstIndex(of: isBraced ? "}" : " ") ?? rest.endIndex
      let after = isBraced && end < rest.endIndex ? rest.index(after: end) : end
      result.append((String(pattern), String(rest[..<after])))
      rest = rest[after...]
    }
    return result
  }

  /// Whether the context is that of an element.
  func matches(_ element: NibElement, in document: NibDocument) -> Bool {
    var current: NibElement? = element
    for step in steps.reversed() {
      guard let one = current, step.matches(one, in: document) else { return false }
      current = one.parent
    }
    return true
  }

  /// Whether its context says more than that of another line.
  func precedes(_ other: MappingRow) -> Bool {
    for (one, two) in zip(rank, other.rank) where one != two { return one > two }
    return false
  }
}
