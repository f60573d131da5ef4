// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// The interpolation quality of images.
  public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
  }
#endif
