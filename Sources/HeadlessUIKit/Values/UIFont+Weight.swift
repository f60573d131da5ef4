extension UIFont {
  /// The weight of a typeface, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, regular being 0.
    public let rawValue: CGFloat

    /// Makes a weight of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// The strokes of body text.
    public static let regular = Weight(0)
    /// Strokes between regular and semibold.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold strokes.
    public static let bold = Weight(0.4)
    /// Heavy strokes.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    var name: String {
      Self.names.first { $0.weight == self }?.name ?? "Regular"
    }

    private static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
  }
}
