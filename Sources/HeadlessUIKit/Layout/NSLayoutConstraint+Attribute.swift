extension NSLayoutConstraint {
  /// The attribute of an item.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// Across or downwards.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attributes that can be combined in a constraint.
  enum Kind {
    /// Sides that change places where text runs from right to left.
    case leadingOrTrailing
    /// Sides that never do.
    case leftOrRight
    case centerX, vertical, dimension, nothing
  }

  var kind: Kind {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
    case .left, .right, .leftMargin, .rightMargin: .leftOrRight
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    case .width, .height: .dimension
    case .notAnAttribute: .nothing
    }
  }
}
