package import UIKitFacts

/// The frames of a problem's items, and what is wrong with its constraints.
package struct LayoutSolution: Sendable {
  /// The frame of each item, in its parent's coordinates.
  package var frames: [LayoutRect]
  /// The frame of each item before it was snapped to whole pixels.
  package var exactFrames: [LayoutRect]
  /// The safe area of each view, as insets of its bounds.
  package var safeAreas: [LayoutInsets]
  /// The layout margins of each view, the safe area included.
  package var margins: [LayoutInsets]
  /// The size of the content of each scroll view.
  package var contentSizes: [LayoutProblem.ItemIndex: LayoutSize]
  /// Sets of required constraints that cannot hold together; each set is minimal.
  package var conflicts: [LayoutConflict]
  package var ambiguities: [LayoutAmbiguity]

  package init(frames: [LayoutRect]) {
    self.frames = frames
    exactFrames = frames
    safeAreas = Array(repeating: .zero, count: frames.count)
    margins = Array(repeating: .zero, count: frames.count)
    contentSizes = [:]
    conflicts = []
    ambiguities = []
  }
}

/// Required constraints that contradict each other: without any one of them, the others hold.
package struct LayoutConflict: Sendable, Hashable {
  /// The client's constraints, as indices of the problem, in its order.
  package var constraints: [Int]
  /// Items whose own rules take part: a stack's, an autoresizing mask's, a content size's.
  package var items: [LayoutProblem.ItemIndex]
  /// The constraint that was left out to lay out the rest, as UIKit does; nil where it is a rule's.
  package var broken: Int?

  package init(constraints: [Int], items: [LayoutProblem.ItemIndex], broken: Int?) {
    self.constraints = constraints
    self.items = items
    self.broken = broken
  }
}

/// An item whose constraints leave its place or size open.
package struct LayoutAmbiguity: Sendable, Hashable {
  package var item: LayoutProblem.ItemIndex
  /// What is open: positions and sizes by axis.
  package var attributes: [LayoutAnchor.Attribute]

  package init(item: LayoutProblem.ItemIndex, attributes: [LayoutAnchor.Attribute]) {
    self.item = item
    self.attributes = attributes
  }
}
