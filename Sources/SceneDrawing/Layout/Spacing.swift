/// The distances in a picture.
enum Spacing {
  /// The width of the page. A picture is wider only if a part of it cannot be divided.
  static let page = 1200.0
  /// The width of a picture with screens.
  static let canvas = 2400.0
  /// The minimum width for the contents of a box, at any depth.
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
  /// The side of a box and its contents, if lines lead from one to the other.
  static let innerChannel = 34.0
}
