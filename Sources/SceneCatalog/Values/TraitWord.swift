/// A word for a value of a trait: `compactWidth`.
package enum TraitWord: String, CaseIterable, Sendable {
  case compactWidth, regularWidth
  case compactHeight, regularHeight
  case light, dark
  case highContrast

  /// The property of `UITraitCollection` that has the value.
  package var property: String {
    switch self {
    case .compactWidth, .regularWidth: "horizontalSizeClass"
    case .compactHeight, .regularHeight: "verticalSizeClass"
    case .light, .dark: "userInterfaceStyle"
    case .highContrast: "accessibilityContrast"
    }
  }

  /// The value in Swift.
  package var swift: String {
    switch self {
    case .compactWidth, .compactHeight: ".compact"
    case .regularWidth, .regularHeight: ".regular"
    case .light: ".light"
    case .dark: ".dark"
    case .highContrast: ".high"
    }
  }

  /// Whether it is a trait that `UIColor` resolves by itself.
  package var isAppearance: Bool {
    switch self {
    case .compactWidth, .regularWidth, .compactHeight, .regularHeight: false
    case .light, .dark, .highContrast: true
    }
  }

  /// The position among the words: the order in which a condition names them.
  package var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
