/// A colour: four components, or a name that the system or an asset catalogue gives a meaning to.
open class UIColor: NSObject, @unchecked Sendable {
  package enum Content: Hashable, Sendable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case system(String)
    case named(String)
    case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic(DynamicColor)
    indirect case faded(Content, alpha: CGFloat)
  }

  package let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// A colour in the sRGB colour space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .components(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// A colour in the Display P3 colour space, which has colours that sRGB has not.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .displayP3(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// A colour that the closure chooses again for each trait collection.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicColor(dynamicProvider)))
  }

  /// A shade of grey.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .components(red: white, green: white, blue: white, alpha: alpha)
    super.init()
  }

  /// A colour of the asset catalogue; there is no catalogue here, so every name counts as known.
  public convenience init?(named name: String) {
    self.init(.named(name))
  }

  /// A colour of a bundle's asset catalogue; there is no catalogue here, so every name counts as known.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(.named(name))
  }

  /// The same colour, as opaque as asked.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .components(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, _): UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let color): UIColor { color.provider($0).withAlphaComponent(alpha) }
    case .faded(let content, _): UIColor(.faded(content, alpha: alpha))
    case .system, .named: UIColor(.faded(content, alpha: alpha))
    }
  }

  /// The colour that this one is for the given traits; a colour of the system keeps its name.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let color) = content else { return self }
    return color.provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.content == content
  }

  open override var hash: Int {
    content.hashValue
  }

  /// The system's colour of the name that the calling property has.
  private static func system(_ name: String = #function) -> UIColor {
    UIColor(.system(name))
  }

  // MARK: Fixed colours

  /// Pure black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A grey of one third white.
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A grey of two thirds white.
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Pure white.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A grey half-way between black and white.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing: a black that is not seen.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: Colours that adapt

  /// The system's red, which differs in light and dark.
  open class var systemRed: UIColor { system() }
  /// The system's green, which differs in light and dark.
  open class var systemGreen: UIColor { system() }
  /// The system's blue, which differs in light and dark.
  open class var systemBlue: UIColor { system() }
  /// The system's orange, which differs in light and dark.
  open class var systemOrange: UIColor { system() }
  /// The system's yellow, which differs in light and dark.
  open class var systemYellow: UIColor { system() }
  /// The system's pink, which differs in light and dark.
  open class var systemPink: UIColor { system() }
  /// The system's purple, which differs in light and dark.
  open class var systemPurple: UIColor { system() }
  /// The system's teal, which differs in light and dark.
  open class var systemTeal: UIColor { system() }
  /// The system's indigo, which differs in light and dark.
  open class var systemIndigo: UIColor { system() }
  /// The system's brown, which differs in light and dark.
  open class var systemBrown: UIColor { system() }
  /// The system's mint, which differs in light and dark.
  open class var systemMint: UIColor { system() }
  /// The system's cyan, which differs in light and dark.
  open class var systemCyan: UIColor { system() }
  /// The system's grey.
  open class var systemGray: UIColor { system() }
  /// The system's second grey, each nearer to the background than the one before.
  open class var systemGray2: UIColor { system() }
  /// The system's third grey, each nearer to the background than the one before.
  open class var systemGray3: UIColor { system() }
  /// The system's fourth grey, each nearer to the background than the one before.
  open class var systemGray4: UIColor { system() }
  /// The system's fifth grey, each nearer to the background than the one before.
  open class var systemGray5: UIColor { system() }
  /// The system's sixth grey, each nearer to the background than the one before.
  open class var systemGray6: UIColor { system() }
  /// The tint colour of controls.
  open class var tintColor: UIColor { system() }

  // MARK: Colours named for their use

  /// Text of the first rank.
  open class var label: UIColor { system() }
  /// Text of the second rank.
  open class var secondaryLabel: UIColor { system() }
  /// Text of the third rank.
  open class var tertiaryLabel: UIColor { system() }
  /// Text of the fourth rank.
  open class var quaternaryLabel: UIColor { system() }
  /// Links.
  open class var link: UIColor { system() }
  /// The placeholder for missing text.
  open class var placeholderText: UIColor { system() }
  /// Text on dark.
  open class var lightText: UIColor { system() }
  /// Text on light.
  open class var darkText: UIColor { system() }
  /// The colour of translucent separators.
  open class var separator: UIColor { system() }
  /// The colour of opaque separators.
  open class var opaqueSeparator: UIColor { system() }
  /// The background of an interface.
  open class var systemBackground: UIColor { system() }
  /// The background colour on top of the main background.
  open class var secondarySystemBackground: UIColor { system() }
  /// The background colour on top of the secondary background.
  open class var tertiarySystemBackground: UIColor { system() }
  /// The background of grouped content.
  open class var systemGroupedBackground: UIColor { system() }
  /// Groups on that background.
  open class var secondarySystemGroupedBackground: UIColor { system() }
  /// The background colour on top of groups.
  open class var tertiarySystemGroupedBackground: UIColor { system() }
  /// Thin shapes.
  open class var systemFill: UIColor { system() }
  /// Shapes of some size.
  open class var secondarySystemFill: UIColor { system() }
  /// Large shapes.
  open class var tertiarySystemFill: UIColor { system() }
  /// Large areas with much in them.
  open class var quaternarySystemFill: UIColor { system() }
}
