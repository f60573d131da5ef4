/// The environment that an interface adapts to.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether there is little or much room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass ?? .unspecified }
  /// Whether there is little or much room downwards.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle ?? .unspecified }
  /// The kind of device that the interface is for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom ?? .unspecified }

  /// The direction in which the interface is read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection ?? .unspecified }

  /// Whether the user wants more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast ?? .unspecified }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory ?? .unspecified }

  /// Whether the interface is in front of another one, as a sheet is.
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel ?? .unspecified }

  /// Whether the user prefers bold text.
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight ?? .unspecified }

  /// The colours that the screen can show.
  open var displayGamut: UIDisplayGamut { traits.displayGamut ?? .unspecified }

  /// Whether the screen measures the force of a touch.
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability ?? .unknown }

  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { traits.displayScale ?? 0 }

  struct Traits: Hashable, Sendable {
    var preferredContentSizeCategory: UIContentSizeCategory?
    var displayScale: CGFloat?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    var displayGamut: UIDisplayGamut?
    var forceTouchCapability: UIForceTouchCapability?
  }

  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a trait collection without specified traits.
  public convenience override init() {
    self.init(Traits())
  }

  /// Creates a trait collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a trait collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a trait collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a trait collection with an interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: idiom))
  }

  /// Creates a trait collection with an accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a trait collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  /// Creates a trait collection with a preferred content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a trait collection with a display scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: scale))
  }

  /// Creates a trait collection with an interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a trait collection with a legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Traits(legibilityWeight: legibilityWeight))
  }

  /// Creates a trait collection with a display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Traits(displayGamut: displayGamut))
  }

  /// Creates a trait collection with a force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Traits(forceTouchCapability: capability))
  }

  /// Creates a trait collection of others; for a trait that several specify, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Traits()
    for traits in traitCollections.map(\.traits) {
      merged.horizontalSizeClass = traits.horizontalSizeClass ?? merged.horizontalSizeClass
      merged.verticalSizeClass = traits.verticalSizeClass ?? merged.verticalSizeClass
      merged.userInterfaceStyle = traits.userInterfaceStyle ?? merged.userInterfaceStyle
      merged.userInterfaceIdiom = traits.userInterfaceIdiom ?? merged.userInterfaceIdiom
      merged.accessibilityContrast = traits.accessibilityContrast ?? merged.accessibilityContrast
      merged.layoutDirection = traits.layoutDirection ?? merged.layoutDirection
      merged.preferredContentSizeCategory = traits.preferredContentSizeCategory ?? merged.preferredContentSizeCategory
      merged.displayScale = traits.displayScale ?? merged.displayScale
      merged.userInterfaceLevel = traits.userInterfaceLevel ?? merged.userInterfaceLevel
      merged.legibilityWeight = traits.legibilityWeight ?? merged.legibilityWeight
      merged.displayGamut = traits.displayGamut ?? merged.displayGamut
      merged.forceTouchCapability = traits.forceTouchCapability ?? merged.forceTouchCapability
    }
    self.init(merged)
  }

  /// Whether this collection contains all traits of another one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  /// Whether colours can look different than with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
      || userInterfaceLevel != traitCollection.userInterfaceLevel || displayGamut != traitCollection.displayGamut
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int {
    traits.hashValue
  }

  nonisolated(unsafe) private static var currentTraits = standard
  private static let lock = NSLock()

  /// The traits that colours are resolved for: those of a phone in portrait, unless code has set others.
  ///
  /// A view sets its own before it lays itself out, as in UIKit. UIKit has one such value for each thread; here there
  /// is one for all.
  open class var current: UITraitCollection {
    get { lock.withLock { currentTraits } }
    set { lock.withLock { currentTraits = newValue } }
  }

  /// Does something while these traits are the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  /// A phone in portrait, the default of every interface unless a parent overrides it.
  static let standard = UITraitCollection(
    Traits(
      preferredContentSizeCategory: .large,
      displayScale: 3,
      layoutDirection: .leftToRight,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      userInterfaceStyle: .light,
      userInterfaceIdiom: .phone,
      accessibilityContrast: .normal,
      userInterfaceLevel: .base,
      legibilityWeight: .regular,
      displayGamut: .P3,
      forceTouchCapability: .unavailable
    )
  )
}
