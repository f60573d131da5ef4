/// How far a controller is on its way between not being seen and being seen.
struct Appearance {
  enum Direction {
    case appearing, disappearing

    var opposite: Direction { self == .appearing ? .disappearing : .appearing }
  }

  /// Where the controller is going, or where it has come to.
  private(set) var direction = Direction.disappearing
  private(set) var isInFlight = false
  private(set) var isAnimated = false

  /// Tells one beginning from the next, so that what ends one does not end another.
  private(set) var token = 0

  /// Whether the parent's own appearance brought this one about; the parent's end ends it.
  private(set) var isForwarded = false

  /// Whether it goes with the move to a parent, or away from one.
  private(set) var isMove = false

  /// How many calls of begin by the app have no end yet.
  var begun = 0

  /// Whether a transition is going to take the view away, whatever happens to the parent in the meantime.
  var endsHidden = false

  /// Whether `viewIsAppearing` is still to be sent.
  var owesIsAppearing = false

  var isSeen: Bool { direction == .appearing }

  func isUnderWay(_ direction: Direction) -> Bool {
    isInFlight && self.direction == direction
  }

  /// Whether it ends when the parent's ends; false if the app has begun it as well.
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
