/// The configuration of a view's background.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The image in the background.
  public var image: UIImage?
  /// The colour of the line around the background.
  public var strokeColor: UIColor?
  /// The width of that line.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside of the background.
  public var strokeOutset: CGFloat = 0

  /// Nothing behind the content.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
