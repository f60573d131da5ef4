package import UIKitFacts

/// A view or a layout guide.
package struct LayoutItem: Sendable {
  /// The superview of a view, or the view that owns a guide; nil for a root.
  package var parent: LayoutProblem.ItemIndex?
  package var role: Role
  /// The frame before the layout: the root's size, and what an autoresizing mask starts from.
  package var frame: LayoutRect
  /// The size of the superview that ``frame`` was made for; nil where it is the superview's own ``frame``.
  package var frameReference: LayoutSize?
  /// How the frame follows the superview; nil where only constraints decide.
  package var autoresizing: AutoresizingMask?
  package var content: Content
  /// The size where neither constraints nor the content decide it; nil where there is none.
  package var fallbackSize: LayoutSize?
  package var hugging: AxisPriorities
  package var compression: AxisPriorities
  /// From the frame to the alignment rectangle, which is what constraints speak of.
  package var alignmentInsets: LayoutInsets
  package var stack: StackProperties?
  package var isHidden: Bool
  /// The direction of leading and trailing inside this view.
  package var isRightToLeft: Bool
  package var margins: MarginProperties
  /// What the keyboard guide of the view follows.
  package var keyboard = KeyboardProperties()
  /// What bars and hardware cover, of a root or of a view that a container lays out; nil where it follows from the
  /// superview's safe area and the frame.
  package var safeArea: LayoutInsets?
  /// True for a scroll view, whose content guide and subviews scroll.
  package var isScrollView: Bool
  /// What of the content lies at the top left corner of the view: where a scroll view has scrolled to.
  package var boundsOrigin: LayoutPoint
  /// Whether a scroll view has moved its content below the bars that cover it, as UIKit does by `contentInset`.
  package var startsBelowBars: Bool

  package enum Role: Sendable, Hashable {
    case view
    case guide(Guide)
  }

  /// The layout guides that a view has.
  package enum Guide: Sendable, Hashable {
    case safeArea
    case margins
    case readableContent
    case scrollContent
    case scrollFrame
    case keyboard
    /// A guide of the user's own, which only constraints place.
    case custom
  }

  package init(
    parent: LayoutProblem.ItemIndex?, role: Role = .view, frame: LayoutRect = .zero,
    autoresizing: AutoresizingMask? = nil, content: Content = .none
  ) {
    self.parent = parent
    self.role = role
    self.frame = frame
    self.autoresizing = autoresizing
    self.content = content
    hugging = AxisPriorities(horizontal: 250, vertical: 250)
    compression = AxisPriorities(horizontal: 750, vertical: 750)
    alignmentInsets = .zero
    isHidden = false
    isRightToLeft = false
    margins = MarginProperties()
    isScrollView = false
    boundsOrigin = .zero
    startsBelowBars = false
  }
}

/// What the keyboard guide of a view follows.
package struct KeyboardProperties: Sendable, Hashable {
  /// How much of the view the keyboard covers, from its bottom edge; 0 without a keyboard.
  package var covered: Double
  /// Whether the guide begins at the safe area where no keyboard is, or at the bottom edge.
  package var endsAtSafeArea: Bool

  package init(covered: Double = 0, endsAtSafeArea: Bool = true) {
    (self.covered, self.endsAtSafeArea) = (covered, endsAtSafeArea)
  }
}

/// What of a frame is flexible when the superview changes its size.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // The values are UIKit's.
  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// The properties of a view that its margins guide follows.
package struct MarginProperties: Sendable, Hashable {
  /// The view's own margins, by sides; nil for what the system gives (8, or the root's).
  package var own: LayoutInsets?
  package var followsSafeArea: Bool
  package var preservesSuperview: Bool
  /// The least left and right margin that the system demands of a controller's root view (16, 20 on wide screens).
  package var systemMinimum: Double

  package init(
    own: LayoutInsets? = nil, followsSafeArea: Bool = true, preservesSuperview: Bool = false, systemMinimum: Double = 0
  ) {
    self.own = own
    self.followsSafeArea = followsSafeArea
    self.preservesSuperview = preservesSuperview
    self.systemMinimum = systemMinimum
  }
}

/// The properties of a stack view; its arranged subviews are items whose parent it is.
package struct StackProperties: Sendable, Hashable {
  package var isVertical: Bool
  package var distribution: Distribution
  package var alignment: Alignment
  package var spacing: Double
  package var arranged: [LayoutProblem.ItemIndex]
  /// Spacing after an arranged subview, where it differs from ``spacing``.
  package var customSpacing: [LayoutProblem.ItemIndex: Double]
  package var isBaselineRelative: Bool
  package var usesMargins: Bool

  /// By the names of UIKit.
  package enum Distribution: String, Sendable, Hashable, CaseIterable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// By the names of UIKit.
  package enum Alignment: String, Sendable, Hashable, CaseIterable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  package init(
    isVertical: Bool, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
    arranged: [LayoutProblem.ItemIndex], customSpacing: [LayoutProblem.ItemIndex: Double] = [:],
    isBaselineRelative: Bool = false, usesMargins: Bool = false
  ) {
    self.isVertical = isVertical
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arranged = arranged
    self.customSpacing = customSpacing
    self.isBaselineRelative = isBaselineRelative
    self.usesMargins = usesMargins
  }
}
