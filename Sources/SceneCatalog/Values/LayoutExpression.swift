/// The value of a layout attribute, parsed: `>=title.bottom + 8 @750`.
///
///     value    = [ ">=" | "<=" ] term [ "@" priority ]
///     term     = distance                            an inset from the superview's edge, or a size
///              | guide [ distance ]                  an inset from the edge of a guide of the superview
///              | item "." side [ "*" number ] [ ( "+" | "-" ) distance ]
///     distance = number | "system"                   what the system leaves between edges or baselines
///     item     = name [ "." guide ] | guide          a name of the scene, `superview` among the guides
package struct LayoutExpression: Sendable, Equatable {
  /// The target of a layout expression.
  package enum Target: Sendable, Equatable {
    /// A number alone: the superview for an edge or centre, nothing for a size.
    case none
    /// A guide of the superview: `safeArea`.
    case guide(ViewGuide)
    /// A view or guide of the scene, or a guide of such a view: `scroll.contentLayoutGuide`.
    case item(String, guide: ViewGuide?)
  }

  /// The side of the view that has the attribute.
  package let side: LayoutSide
  /// The relation between the two sides.
  package private(set) var relation = LayoutRelation.equal
  /// The target.
  package private(set) var target = Target.none
  /// The side of the target; the same one where the scene names none.
  package private(set) var targetSide: LayoutSide?
  /// The multiplier of the target's side.
  package private(set) var multiplier: Decimal?
  /// The constant; an inset if no side of the target is named.
  package private(set) var constant: Distance?
  /// Whether the distance of the system is subtracted, which has no sign of its own.
  package private(set) var isSystemDistanceBefore = false
  /// The priority of the constraint.
  package private(set) var priority: Decimal?

  /// A width or a height.
  package init(_ side: LayoutSide, _ constant: Decimal) {
    self.side = side
    self.constant = .points(constant)
  }

  /// The expression that `text` writes for a side of a view, if it writes one.
  init?(_ text: String, for side: LayoutSide) {
    self.side = side
    var words = LayoutTokens(text)
    if words.take(">=") { relation = .greaterThanOrEqual } else if words.take("<=") { relation = .lessThanOrEqual }
    if let distance = words.takeDistance() {
      constant = distance
    } else {
      guard readItem(&words) else { return nil }
      if targetSide != nil {
        if words.take("*") {
          guard let number = words.takeNumber() else { return nil }
          multiplier = number
        }
        guard readOffset(&words) else { return nil }
      } else if !side.isSize {
        constant = words.takeDistance()
      }
    }
    guard constant != .system || isSpaced else { return nil }
    if words.take("@") {
      guard let number = words.takeNumber(), (1...1000).contains(number.value) else { return nil }
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
    switch (parts.count, ViewGuide(rawValue: first)) {
    case (1, let guide?): target = .guide(guide)
    case (2, let guide?): target = .guide(guide)
    case (2, nil): target = .item(first, guide: nil)
    case (3, nil):
      guard let guide = ViewGuide(rawValue: parts[1]) else { return false }
      target = .item(first, guide: guide)
    default: return false
    }
    guard parts.count > 1, let name = parts.last else { return true }
    targetSide = LayoutSide(rawValue: name)
    return targetSide.map { $0.edgeOfMargin == nil } ?? false
  }

  private mutating func readOffset(_ words: inout LayoutTokens) -> Bool {
    if words.take("+") {
      constant = words.takeDistance()
      return constant != nil
    }
    if words.take("-") {
      constant = words.takeDistance()
      isSystemDistanceBefore = constant == .system
      if case .points(let number)? = constant { constant = .points(number.negated) }
      return constant != nil
    }
    return true
  }

  /// Whether both sides are of those between which the system has a distance.
  private var isSpaced: Bool { multiplier == nil && side.isSpaced && (targetSide ?? side).isSpaced }
}
