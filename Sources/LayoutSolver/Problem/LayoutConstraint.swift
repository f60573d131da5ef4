/// A constraint: `first relation multiplier × second + constant @ priority`.
package struct LayoutConstraint: Sendable {
  package var first: LayoutAnchor
  package var relation: Relation
  /// Nil where the first anchor is compared with the constant alone.
  package var second: LayoutAnchor?
  package var multiplier: Double
  package var constant: Constant
  /// From 1 to 1000; 1000 is required.
  package var priority: Double
  /// The view that holds the constraint, whose direction decides leading and trailing; nil for the nearest common
  /// superview of both anchors.
  package var holder: LayoutProblem.ItemIndex?

  package enum Relation: Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  package enum Constant: Sendable, Hashable {
    case points(Double)
    /// UIKit's system spacing between the anchors, times the multiplier.
    case systemSpacing
  }

  package init(
    first: LayoutAnchor, relation: Relation = .equal, second: LayoutAnchor? = nil, multiplier: Double = 1,
    constant: Constant = .points(0), priority: Double = 1000, holder: LayoutProblem.ItemIndex? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.holder = holder
  }
}

/// A side, a size or a baseline of an item.
package struct LayoutAnchor: Sendable, Hashable {
  package var item: LayoutProblem.ItemIndex
  package var attribute: Attribute

  package init(_ item: LayoutProblem.ItemIndex, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  package enum Attribute: Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// The size of what scrolls in a scroll view: only ambiguities name it.
    case scrollContent
  }
}
