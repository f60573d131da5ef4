/// The configuration of a symbol.
package struct SymbolConfiguration: Sendable, Equatable {
  /// The size; nil if the view that shows the symbol determines it.
  package enum Size: Sendable, Equatable {
    case points(Decimal)
    /// As large as text of a text style.
    case textStyle(String)
  }

  package let size: Size?
  /// One of UIKit's weights.
  package let weight: String?
  /// The scale relative to text of the same size.
  package let scale: String?

  /// The configuration that `text` writes, if it writes one: `17`, `17 bold`, `17 bold large`, `body`, `body large`,
  /// `weight bold` or `scale large`.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    if first == "weight" {
      guard rest.count == 1, Font.weights.contains(rest[0]) else { return nil }
      (size, weight, scale) = (nil, rest[0], nil)
    } else if first == "scale" {
      guard rest.count == 1, Self.scales.contains(rest[0]) else { return nil }
      (size, weight, scale) = (nil, nil, rest[0])
    } else if Font.styles.contains(first) {
      guard rest.count <= 1, rest.allSatisfy(Self.scales.contains) else { return nil }
      (size, weight, scale) = (.textStyle(first), nil, rest.first)
    } else {
      guard let points = Decimal(first), points.value > 0, rest.count <= 2,
        rest.first.map(Font.weights.contains) ?? true, rest.dropFirst().allSatisfy(Self.scales.contains)
      else { return nil }
      (size, weight, scale) = (.points(points), rest.first, rest.dropFirst().first)
    }
  }

  /// UIKit's scales.
  private static let scales: Set<String> = ["default", "small", "medium", "large"]
}
