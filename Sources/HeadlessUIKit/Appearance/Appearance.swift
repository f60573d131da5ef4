/// The appearance state of a controller.
struct Appearance {
  enum Direction {
    case appearing, disappearing

    var opposite: Direction { self == .appearing ? .disappearing : .appearing }
  }

  /// The direction of the current transition, or of the last one.
  private(set) var direction = Direction.disappearing
  private(set) var isInFlight = false
  private(set) var isAnimated = false

  /// Identifies a transition, so that the end of one does not end another.
  private(set) var token = 0

  /// Whether the parent forwarded the transition, so that the parent's end ends it.
  private(set) var isForwarded = false

  /// Whether it is part of a move to a parent, or away from one.
  private(set) var isMove = false

  /// The number of calls of `beginAppearanceTransition` by the app without an end.
  var begun = 0

  /// Whether a transition removes the view at its end, whatever the parent does in the meantime.
  var endsHidden = false

  /// Whether `viewIsAppearing` is still to be called.
  var owesIsAppearing = false

  var isSeen: Bool { direction == .appearing }

  func isUnderWay(_ direction: Direction) -> Bool {
    isInFlight && self.direction == direction
  }

  /// Whether the end of the parent's transition ends it; false if the app has also begun it.
  func isTakenAlong(_ direction: Direction) -> Bool {
    isUnderWay(direction) && isForwarded && begun == 0
  }

  /// Starts or reverses a transition; returns false if it already has that direction or has ended.
  mutating func begin(_ direction: Direction, animated: Bool, isForwarded: Bool, isMove: Bool) -> Bool {
    guard self.direction != direction else { return false }
    self.direction = direction
    self.isForwarded = isForwarded
    self.isMove = isMove
    isInFlight = true
    isAnimated = animated
    owesIsAppearing = direction == .appearing
    token += 1
    return true
  }

  mutating func arrive() {
    isInFlight = false
    begun = 0
  }
}
