/// Distances from the four edges, as scenes write them: `16`, or `8 16 8 16` from the top on, against the clock.
struct Insets {
  let top: String
  let leading: String
  let bottom: String
  let trailing: String

  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Decimal(String($0))?.swift }
    guard numbers.count == words.count, numbers.count == 1 || numbers.count == 4 else { return nil }
    top = numbers[0]
    leading = numbers.count == 1 ? numbers[0] : numbers[1]
    bottom = numbers.count == 1 ? numbers[0] : numbers[2]
    trailing = numbers.count == 1 ? numbers[0] : numbers[3]
  }

  /// The insets as UIKit takes them.
  var swift: String {
    "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}
