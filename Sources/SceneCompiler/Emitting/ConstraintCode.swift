/// A `constraint` element in Swift: by anchors where they can say it, by attributes where they cannot.
struct ConstraintCode {
  let first: String
  let firstSide: String
  let relation: LayoutRule.Relation
  let second: String?
  let secondSide: String?
  let multiplier: String?
  let constant: String?

  var swift: String {
    guard let second, let secondSide else {
      return "\(Self.anchor(first, firstSide)).constraint(\(relation.label)Constant: \(constant ?? "0"))"
    }
    let factor = multiplier.map(Self.factor)
    guard factor == nil || Self.isSize(firstSide) && Self.isSize(secondSide) else {
      return """
        NSLayoutConstraint(
          item: \(first), attribute: .\(firstSide), relatedBy: .\(relation.rawValue),
          toItem: \(second), attribute: .\(secondSide), multiplier: \(factor ?? "1"), constant: \(constant ?? "0")
        )
        """
    }
    let times = factor.map { ", multiplier: \($0)" } ?? ""
    let plus = ConstraintEmitter.constant(constant)
    return
      "\(Self.anchor(first, firstSide)).constraint(\(relation.label): \(Self.anchor(second, secondSide))\(times)\(plus))"
  }

  private static func isSize(_ side: String) -> Bool { side == "width" || side == "height" }

  /// The anchor of a side; a margin is a side of the margins' guide.
  private static func anchor(_ item: String, _ side: String) -> String {
    side.hasSuffix("Margin")
      ? "\(item).layoutMarginsGuide.\(side.dropLast("Margin".count))Anchor" : "\(item).\(side)Anchor"
  }

  /// A multiplier in Swift: `3:2` is `3 / 2`.
  private static func factor(_ text: String) -> String {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Decimal(String($0).trimmed)?.swift }
    return parts.count == 2 ? parts.joined(separator: " / ") : parts.first ?? "1"
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
