/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// The height where there is little room.
  case compact
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The height where there is little room, with a prompt.
  case compactPrompt
}
