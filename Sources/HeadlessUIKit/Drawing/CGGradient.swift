// Foundation has these on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  import UIKitFacts

  /// Colours that blend into each other.
  public final class CGGradient {
    let stops: [DrawnGradient.Stop]

    /// Colours at places from 0 to 1, or at equal distances; nil without any. The colour space has no effect.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
      let colors = colors.compactMap { $0 as? CGColor }
      guard !colors.isEmpty else { return nil }
      stops = colors.enumerated().map { index, color in
        let location = locations?[index] ?? (colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
        return DrawnGradient.Stop(location: location, color: CGContext.components(of: UIColor(cgColor: color)))
      }
    }

    /// Colours at places from 0 to 1, or at equal distances; nil without any. The colour space has no effect.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
      self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations)
    }
  }

  /// Whether a gradient goes on before its start and behind its end.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// The options of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// A colour space. It has no effect on recorded drawings.
  public final class CGColorSpace: Sendable {
    /// The name of a colour space that every system has.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// The colour space of a name.
    public init?(name: String) {}

    init() {}
  }

  /// The colour space of the device with red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
  /// The colour space of the device with greys.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
#endif
