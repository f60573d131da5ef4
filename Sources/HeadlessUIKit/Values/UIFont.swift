/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name of the typeface.
  open var fontName: String { name }
  /// The size in points.
  open var pointSize: CGFloat { size }

  private let name: String
  private let size: CGFloat
  package let weight: UIFont.Weight
  /// The scaling of the font with the preferred content size category; nil if it does not scale.
  let scaling: FontScaling?

  init(name: String, size: CGFloat, weight: UIFont.Weight, scaling: FontScaling? = nil) {
    self.name = name
    self.size = size
    self.weight = weight
    self.scaling = scaling
    super.init()
  }

  /// A font of the given name; there are no font files here, so every name counts as known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, weight: .regular)
  }

  /// The same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: name, size: fontSize, weight: weight)
  }

  /// The size of text in labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's text.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small text.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(name: ".SFUI-\(weight.name)", size: fontSize, weight: weight)
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", size: fontSize, weight: .regular)
  }

  /// The system's font whose letters are all as wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(name: ".AppleSystemUIFontMonospaced-\(weight.name)", size: fontSize, weight: weight)
  }

  /// The system's font whose digits are all as wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// The font that a descriptor asks for, at another size if that is not 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let keepsSize = pointSize == 0
    self.init(
      name: font.name, size: keepsSize ? font.size : pointSize, weight: font.weight,
      scaling: keepsSize ? font.scaling : nil)
  }

  /// The system's bold font of the same size.
  var bold: UIFont {
    UIFont(name: UIFont.boldSystemFont(ofSize: size).name, size: size, weight: .bold, scaling: scaling)
  }

  /// The same typeface with something added to its name.
  func adding(_ suffix: String) -> UIFont {
    UIFont(name: name + suffix, size: size, weight: weight, scaling: scaling)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return name == other.name && size == other.size && weight == other.weight
  }

  open override var hash: Int {
    name.hashValue ^ size.hashValue
  }
}
