package import UIKitFacts

/// Where a popover is beside its anchor.
package struct PopoverPlace {
  package let frame: LayoutRect
  /// The direction in which the arrow points: up if the popover is below its anchor.
  package let direction: Direction

  /// The direction of an arrow, in the order in which popovers prefer them.
  package enum Direction: Sendable, CaseIterable {
    case up, down, left, right
  }

  /// Places a popover at the first permitted side where it fits; otherwise at the one with the most room, where it is
  /// smaller.
  ///
  /// - Parameters:
  ///   - size: the size of its content.
  ///   - free: the part of the window that it stays in.
  ///   - permitted: all where it is empty.
  ///   - canOverlap: whether it can cover its anchor where no side has room.
  package init?(
    of size: LayoutSize, at anchor: LayoutRect, in free: LayoutRect, permitted: Set<Direction>, canOverlap: Bool = false
  ) {
    guard free.size.width > 0, free.size.height > 0 else { return nil }
    let sides = Direction.allCases.filter { permitted.isEmpty || permitted.contains($0) }
      .map { Side($0, of: size, at: anchor, in: free) }
    guard let best = sides.first(where: \.fits) ?? sides.max(by: { $0.shown < $1.shown }) else { return nil }
    direction = best.direction
    var room = best.room
    if canOverlap, !best.fits { room = free }
    let (width, height) = (min(size.width, max(0, room.size.width)), min(size.height, max(0, room.size.height)))
    // It is in the middle of the anchor, as far as it stays in the free part.
    var origin = LayoutPoint(
      x: (anchor.left + anchor.right) / 2 - width / 2, y: (anchor.top + anchor.bottom) / 2 - height / 2)
    switch direction {
    case .up: origin.y = room.top
    case .down: origin.y = room.bottom - height
    case .left: origin.x = room.left
    case .right: origin.x = room.right - width
    }
    origin.x = max(free.left, min(origin.x, free.right - width))
    origin.y = max(free.top, min(origin.y, free.bottom - height))
    frame = LayoutRect(origin: origin, size: LayoutSize(width: width, height: height))
  }

  /// The room at a side of the anchor.
  private struct Side {
    let direction: Direction
    let room: LayoutRect
    /// Whether the whole popover has room.
    let fits: Bool
    /// How much of the popover has room.
    let shown: Double

    init(_ direction: Direction, of size: LayoutSize, at anchor: LayoutRect, in free: LayoutRect) {
      let arrow = ControlSizes.popoverArrow
      var (left, top, right, bottom) = (free.left, free.top, free.right, free.bottom)
      switch direction {
      case .up: top = max(top, anchor.bottom + arrow)
      case .down: bottom = min(bottom, anchor.top - arrow)
      case .left: left = max(left, anchor.right + arrow)
      case .right: right = min(right, anchor.left - arrow)
      }
      self.direction = direction
      room = LayoutRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
      fits = size.width <= room.size.width && size.height <= room.size.height
      shown = min(size.width, room.size.width) * min(size.height, room.size.height)
    }
  }
}
