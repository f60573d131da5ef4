// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// Where code draws. There is none, because nothing is drawn; methods that draw name it in their parameters.
  public final class CGContext {
    private init() {}
  }
#endif
