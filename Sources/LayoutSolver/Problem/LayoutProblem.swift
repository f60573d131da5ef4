package import UIKitFacts

/// Everything that decides the frames of a tree of views.
package struct LayoutProblem: Sendable {
  /// Views and layout guides; a parent stands before its children, and subviews stand in their order.
  package var items: [LayoutItem]
  /// The constraints that are active, in the order in which they were activated.
  package var constraints: [LayoutConstraint]
  package var environment: LayoutEnvironment

  package init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = [], environment: LayoutEnvironment) {
    self.items = items
    self.constraints = constraints
    self.environment = environment
  }

  /// The index of an item in ``items``.
  package typealias ItemIndex = Int
}

/// What the screen decides for all items.
package struct LayoutEnvironment: Sendable, Hashable {
  /// Pixels to a point; frames snap to whole pixels.
  package var scale: Double
  package var contentSize: ContentSizeCategory

  package init(scale: Double = 2, contentSize: ContentSizeCategory = .large) {
    self.scale = scale
    self.contentSize = contentSize
  }
}
