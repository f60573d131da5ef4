/// The attributes that describe a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init()
  }

  /// Qualities of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each quality.
    public var rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters that are all as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's typeface.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// The design of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The one that text has by default.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters that are all as wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }

  /// The descriptor of the same font in a design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let name = design.rawValue.dropFirst("NSCTFontUIFontDesign".count)
    return UIFontDescriptor(font: design == .default ? font : font.adding("-" + name))
  }

  /// The descriptor of the same font with other qualities.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weighted = isBold ? font.bold : font
    return UIFontDescriptor(font: symbolicTraits.contains(.traitItalic) ? weighted.adding("Italic") : weighted)
  }
}
