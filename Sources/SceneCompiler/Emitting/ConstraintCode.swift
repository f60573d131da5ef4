import SceneCatalog

/// A `constraint` element in Swift: by anchors where they can say it, by attributes where they cannot.
struct ConstraintCode {
  let first: String
  let firstSide: LayoutSide
  let relation: LayoutRelation
  let second: String?
  let secondSide: LayoutSide?
  /// The numerator of the multiplier, and the denominator if it has one.
  let factors: [Decimal]?
  let constant: Distance?

  var swift: SwiftExpression {
    let function = Self.anchor(first, firstSide) + ".constraint"
    guard let second, let secondSide else {
      return .call(function, [relation.label + "Constant: " + (constant?.points?.swift ?? "0")])
    }
    if constant == .system { return systemDistance(second, secondSide) }
    let multiplier = factors.map { $0.map(\.swift).joined(separator: " / ") }
    guard multiplier == nil || firstSide.isSize && secondSide.isSize else {
      return .raw(
        """
        NSLayoutConstraint(
          item: \(first), attribute: .\(firstSide.rawValue), relatedBy: .\(relation.rawValue),
          toItem: \(second), attribute: .\(secondSide.rawValue), multiplier: \(multiplier ?? "1"), \
        constant: \(constant?.points?.swift ?? "0")
        )
        """)
    }
    var arguments = [relation.label + ": " + Self.anchor(second, secondSide)]
    if let multiplier { arguments.append("multiplier: " + multiplier) }
    if let points = constant?.points, points.text != "0" { arguments.append("constant: " + points.swift) }
    return .call(function, arguments)
  }

  /// The constraint that has the distance of the system between its sides.
  private func systemDistance(_ second: String, _ secondSide: LayoutSide) -> SwiftExpression {
    let place = firstSide.axis == .vertical ? "Below" : "After"
    return .raw(
      """
      \(Self.anchor(first, firstSide)).constraint(
        \(relation.label)SystemSpacing\(place): \(Self.anchor(second, secondSide)), multiplier: 1)
      """)
  }

  /// The anchor of a side; a margin is a side of the margins' guide.
  private static func anchor(_ item: String, _ side: LayoutSide) -> String {
    side.edgeOfMargin.map { "\(item).layoutMarginsGuide.\($0.rawValue)Anchor" } ?? "\(item).\(side.rawValue)Anchor"
  }
}
