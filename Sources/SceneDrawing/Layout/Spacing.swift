/// How far things are apart.
enum Spacing {
  /// The page: a picture becomes no wider, unless something in it cannot be divided.
  static let page = 1200.0
  /// The least room that is left for the contents of a box, however deep it is in others.
  static let leastRoom = 300.0
  /// The short line of a reference, beside its box.
  static let stub = 24.0
  /// Two boxes, one below the other.
  static let boxes = 20.0
  /// Two lines that pass the same rank.
  static let lanes = 11.0
  /// A line and a box that it passes.
  static let laneToBox = 14.0
  /// The side of a box and what is in it.
  static let padding = 14.0
  /// The side of a box and what is in it, where lines lead from the one to the other.
  static let innerChannel = 34.0
}
