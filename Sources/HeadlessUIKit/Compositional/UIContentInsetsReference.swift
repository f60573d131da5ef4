/// The reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says; a layout says the safe area.
  case automatic
  /// At the edges of the collection.
  case none
  /// At the edges of the safe area.
  case safeArea
  /// At the layout margins.
  case layoutMargins
  /// At the edges of the readable content guide.
  case readableContent
}
