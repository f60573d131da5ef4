/// The placement of contents whose size differs from that of their layer.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, in their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, in their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left, in their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right, in their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left, in their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right, in their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in their proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the layer, in their proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
