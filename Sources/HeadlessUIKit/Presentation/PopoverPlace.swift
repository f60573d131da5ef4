import UIKitFacts

/// Where a popover is beside its anchor.
struct PopoverPlace {
  let frame: CGRect
  /// The direction in which the arrow points: up if the popover is below its anchor.
  let direction: UIPopoverArrowDirection

  /// Places a popover at the first permitted side where it fits; otherwise at the one with the most room, where it is
  /// smaller.
  ///
  /// - Parameters:
  ///   - size: the size of its content.
  ///   - free: the part of the window that it stays in.
  ///   - canOverlap: whether it can cover its anchor where no side has room.
  init?(
    of size: CGSize, at anchor: CGRect, in free: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool
  ) {
    guard free.width > 0, free.height > 0 else { return nil }
    let permitted = permitted.intersection(.any).isEmpty ? .any : permitted
    let sides = Self.directions.filter { permitted.contains($0) }.map { Side($0, of: size, at: anchor, in: free) }
    guard let best = sides.first(where: \.fits) ?? sides.max(by: { $0.shown < $1.shown }) else { return nil }
    direction = best.direction
    var room = best.room
    if canOverlap, !best.fits { room = free }
    let (width, height) = (min(size.width, max(0, room.width)), min(size.height, max(0, room.height)))
    // It is in the middle of the anchor, as far as it stays in the free part.
    var origin = CGPoint(x: anchor.midX - width / 2, y: anchor.midY - height / 2)
    switch direction {
    case .up: origin.y = room.minY
    case .down: origin.y = room.maxY - height
    case .left: origin.x = room.minX
    default: origin.x = room.maxX - width
    }
    origin.x = max(free.minX, min(origin.x, free.maxX - width))
    origin.y = max(free.minY, min(origin.y, free.maxY - height))
    frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
  }

  private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The room at a side of the anchor.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let room: CGRect
    /// Whether the whole popover has room.
    let fits: Bool
    /// How much of the popover has room.
    let shown: CGFloat

    init(_ direction: UIPopoverArrowDirection, of size: CGSize, at anchor: CGRect, in free: CGRect) {
      let arrow = CGFloat(ControlSizes.popoverArrow)
      var (left, top, right, bottom) = (free.minX, free.minY, free.maxX, free.maxY)
      switch direction {
      case .up: top = max(top, anchor.maxY + arrow)
      case .down: bottom = min(bottom, anchor.minY - arrow)
      case .left: left = max(left, anchor.maxX + arrow)
      default: right = min(right, anchor.minX - arrow)
      }
      self.direction = direction
      room = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
      fits = size.width <= room.width && size.height <= room.height
      shown = min(size.width, room.width) * min(size.height, room.height)
    }
  }
}
