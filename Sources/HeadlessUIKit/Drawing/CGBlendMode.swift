// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// The blend mode of drawings.
  public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
#endif
