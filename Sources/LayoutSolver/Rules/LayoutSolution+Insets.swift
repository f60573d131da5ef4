import UIKitFacts

extension LayoutSolution {
  /// Finds the safe areas and margins that follow from the frames.
  mutating func updateInsets(_ items: [LayoutItem]) {
    for (index, item) in items.enumerated() where item.role == .view {
      safeAreas[index] = item.safeArea ?? inheritedSafeArea(of: index, item, items)
      margins[index] = margins(of: index, item, items)
    }
  }

  /// What of the superview's bars covers a view.
  private func inheritedSafeArea(of index: Int, _ item: LayoutItem, _ items: [LayoutItem]) -> LayoutInsets {
    guard let parent = item.parent else { return .zero }
    let outer = safeAreas[parent]
    guard outer != .zero else { return .zero }
    return outer.covering(shownFrame(of: index, in: parent, items), in: exactFrames[parent].size)
  }

  /// The frame of a view in its superview, from the superview's top left corner.
  private func shownFrame(of index: Int, in parent: Int, _ items: [LayoutItem]) -> LayoutRect {
    let origin = boundsOrigin(of: parent, items)
    var frame = exactFrames[index]
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return frame
  }

  /// What of the content lies at the top left corner of a view.
  func boundsOrigin(of index: Int, _ items: [LayoutItem]) -> LayoutPoint {
    var origin = items[index].boundsOrigin
    if items[index].startsBelowBars { origin.y -= safeAreas[index].top }
    return origin
  }

  private func margins(of index: Int, _ item: LayoutItem, _ items: [LayoutItem]) -> LayoutInsets {
    var insets = item.margins.own ?? LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    insets.left = max(insets.left, item.margins.systemMinimum)
    insets.right = max(insets.right, item.margins.systemMinimum)
    if item.margins.followsSafeArea {
      let safe = safeAreas[index]
      insets = LayoutInsets(
        top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
        right: insets.right + safe.right)
    }
    guard item.margins.preservesSuperview, let parent = item.parent else { return insets }
    // The margins of the superview have its safe area in them.
    let (outer, size) = (margins[parent], exactFrames[parent].size)
    let frame = shownFrame(of: index, in: parent, items)
    return insets.atLeast(
      LayoutInsets(
        top: outer.top - frame.top, left: outer.left - frame.left, bottom: outer.bottom - (size.height - frame.bottom),
        right: outer.right - (size.width - frame.right)))
  }

  /// Whether another round would find the same.
  func isSettled(_ previous: LayoutSolution, _ items: [LayoutItem]) -> Bool {
    safeAreas == previous.safeAreas && margins == previous.margins
      && !items.indices.contains { index in
        dependsOnFrame(index, items) && exactFrames[index].size != previous.exactFrames[index].size
      }
  }

  /// Whether rules of an item use its frame of the round before.
  private func dependsOnFrame(_ index: Int, _ items: [LayoutItem]) -> Bool {
    let item = items[index]
    if item.content.hasText { return true }
    return item.role == .guide(.readableContent)
  }

  /// The frames with edges on whole pixels.
  func snapped(_ items: [LayoutItem], scale: Double) -> LayoutSolution {
    var result = self
    var origins: [(exact: LayoutPoint, snapped: LayoutPoint)] = []
    for (index, item) in items.enumerated() {
      let outer = item.parent.map { origins[$0] } ?? (.zero, .zero)
      let frame = exactFrames[index]
      let exact = LayoutPoint(x: outer.exact.x + frame.left, y: outer.exact.y + frame.top)
      let (left, top) = (Self.snap(exact.x, scale), Self.snap(exact.y, scale))
      let right = Self.snap(exact.x + frame.size.width, scale)
      let bottom = Self.snap(exact.y + frame.size.height, scale)
      origins.append((exact, LayoutPoint(x: left, y: top)))
      result.frames[index] = LayoutRect(
        x: left - outer.snapped.x, y: top - outer.snapped.y, width: right - left, height: bottom - top)
    }
    return result
  }

  /// The nearest pixel; of two that are equally near, the further one.
  private static func snap(_ value: Double, _ scale: Double) -> Double {
    // Arithmetic can end a little below the middle between two pixels.
    ((value * scale) + 0.5 + 1e-6).rounded(.down) / scale
  }
}
