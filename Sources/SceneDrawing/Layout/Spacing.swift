/// How far things are apart.
enum Spacing {
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
