/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The number.
  public let rawValue: Int

  /// The options of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has several lines, and its rectangle begins at the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are apart by the leading of their font, which is zero for the fonts here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as their letters, which is not known here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit into the rectangle is truncated at the end of the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
