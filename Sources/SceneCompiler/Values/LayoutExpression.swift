import SceneCatalog

/// The value of a layout attribute, taken apart: `>=title.bottom + 8 @750`.
///
///     value    = [ ">=" | "<=" ] term [ "@" priority ]
///     term     = number                              an inset from the superview's edge, or a size
///              | guide [ number ]                    an inset from the edge of a guide of the superview
///              | item "." side [ "*" number ] [ ( "+" | "-" ) number ]
///     item     = name [ "." guide ] | guide          a name of the scene, `superview` among the guides
struct LayoutExpression {
  var relation = LayoutRule.Relation.equal
  var target = LayoutRule.Target.none
  var targetAttribute: String?
  var multiplier: String?
  var constant: String?
  var priority: String?

  init?(_ text: String, _ kind: ValueKind) {
    var words = LayoutTokens(text)
    if words.take(">=") { relation = .greaterThanOrEqual } else if words.take("<=") { relation = .lessThanOrEqual }
    if let number = words.takeNumber() {
      constant = number
    } else {
      guard readItem(&words) else { return nil }
      if targetAttribute != nil {
        if words.take("*") {
          guard let number = words.takeNumber() else { return nil }
          multiplier = number
        }
        guard readOffset(&words) else { return nil }
      } else if kind == .position {
        constant = words.takeNumber()
      }
    }
    if words.take("@") {
      guard let number = words.takeNumber(), let value = Double(number), value >= 1, value <= 1000 else { return nil }
      priority = number
    }
    guard words.isAtEnd else { return nil }
  }

  private mutating func readItem(_ words: inout LayoutTokens) -> Bool {
    guard let first = words.takeName() else { return false }
    var parts = [first]
    while words.take(".") {
      guard let part = words.takeName() else { return false }
      parts.append(part)
    }
    let startsWithGuide = Self.guides.contains(first)
    switch (parts.count, startsWithGuide) {
    case (1, true): target = .guide(first)
    case (2, true): (target, targetAttribute) = (.guide(first), parts[1])
    case (2, false): (target, targetAttribute) = (.item(first, guide: nil), parts[1])
    case (3, false) where Self.guides.contains(parts[1]):
      (target, targetAttribute) = (.item(first, guide: parts[1]), parts[2])
    default: return false
    }
    return targetAttribute.map(Self.sides.contains) ?? true
  }

  private mutating func readOffset(_ words: inout LayoutTokens) -> Bool {
    if words.take("+") {
      constant = words.takeNumber()
      return constant != nil
    }
    if words.take("-") {
      constant = words.takeNumber().map { $0.hasPrefix("-") ? String($0.dropFirst()) : "-" + $0 }
      return constant != nil
    }
    return true
  }

  static let guides = Set(Choice.pin.cases.map(\.name))
  static let sides: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "firstBaseline", "lastBaseline",
    "width", "height",
  ]
}
