/// An edge, centre, baseline, size or margin of a view.
public enum LayoutSide: String, ChoiceWord, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin

  package static let all = allCases
  package static var choice: Choice { .layoutAttribute }

  /// Whether it is a width or a height.
  package var isSize: Bool { self == .width || self == .height }
  /// Whether it is where a line of text stands.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether it is one of the four edges of a view.
  package var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
  /// Whether the system has a distance from such a side to another: edges, margins and baselines have one.
  package var isSpaced: Bool { isEdge || isBaseline || edgeOfMargin != nil }
  /// What the side is measured along; a margin is measured like its edge.
  package var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX: .center
    case .width, .height: .size
    default: .vertical
    }
  }
  /// Whether UIKit takes a constraint between two sides.
  package func canRelate(to other: LayoutSide) -> Bool {
    switch (axis, other.axis) {
    case (.reading, .center), (.center, .reading), (.absolute, .center), (.center, .absolute): true
    case (let one, let other): one == other
    }
  }
  /// The edge that is the same in a language that is written from left to right.
  package var counterpart: LayoutSide? {
    switch self {
    case .left: .leading
    case .leading: .left
    case .right: .trailing
    case .trailing: .right
    default: nil
    }
  }
  /// For a margin, the edge that it keeps; nil for everything else.
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

/// What a side of a view is measured along.
package enum LayoutAxis: Sendable {
  /// Across, in the direction of the language.
  case reading
  /// Across, from left to right.
  case absolute
  /// Across, the same in either direction.
  case center
  case vertical
  case size
}
