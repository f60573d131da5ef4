import LayoutSolver
import UIKitFacts

// UIKit's values by the names of the solver.

extension NSLayoutConstraint.Attribute {
  /// The attribute; nil for none.
  var solved: LayoutAnchor.Attribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  var solved: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIStackView.Distribution {
  var solved: StackProperties.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  var solved: StackProperties.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}

extension NSLineBreakMode {
  var solved: TextContent.LineBreak {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingMiddle: .truncateMiddle
    default: .truncateTail
    }
  }
}

extension CGFloat {
  /// A spacing of a stack view in points.
  @MainActor var spacingPoints: Double {
    self == UIStackView.spacingUseSystem ? Double(systemSpacing) : Double(self)
  }
}

// MARK: Geometry

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}

extension LayoutSize {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LayoutPoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension CGRect {
  init(_ rect: LayoutRect) { self.init(x: rect.left, y: rect.top, width: rect.size.width, height: rect.size.height) }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension UIEdgeInsets {
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
