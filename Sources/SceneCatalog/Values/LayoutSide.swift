/// An edge, centre, baseline, size or margin of a view.
public enum LayoutSide: String, ChoiceWord, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin

  package static let all = allCases
  package static var choice: Choice { .layoutAttribute }

  /// Whether it is a width or a height.
  package var isSize: Bool { self == .width || self == .height }
  /// Whether it is a baseline.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether it is one of the four edges of a view.
  package var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
  /// Whether the standard spacing exists for the side: edges, margins and baselines have one.
  package var isSpaced: Bool { isEdge || isBaseline || edgeOfMargin != nil }
  /// The axis of the side. A margin has the axis of its edge.
  package var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX: .center
    case .width, .height: .size
    default: .vertical
    }
  }
  /// Whether UIKit accepts a constraint between two sides.
  package func canRelate(to other: LayoutSide) -> Bool {
    switch (axis, other.axis) {
    case (.reading, .center), (.center, .reading), (.absolute, .center), (.center, .absolute): true
    case (let one, let other): one == other
    }
  }
  /// The equal edge in languages that are written from left to right.
  package var counterpart: LayoutSide? {
    switch self {
    case .left: .leading
    case .leading: .left
    case .right: .trailing
    case .trailing: .right
    default: nil
    }
  }
  /// The edge of a margin; nil for other sides.
  package var edgeOfMargin: LayoutSide? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: nil
    }
  }
}

/// The axis of a side of a view.
package enum LayoutAxis: Sendable {
  /// Horizontal, in the direction of the language.
  case reading
  /// Horizontal, from left to right.
  case absolute
  /// Horizontal, independent of the direction.
  case center
  case vertical
  case size
}
