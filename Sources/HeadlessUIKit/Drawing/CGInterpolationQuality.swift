// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// How well images are scaled.
  public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
  }
#endif
