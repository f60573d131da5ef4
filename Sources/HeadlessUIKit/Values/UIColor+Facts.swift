package import UIKitFacts

extension UIColor {
  /// The components in a picture of the screen; nil for a colour of an asset catalogue, which is not known here.
  package func rgba(with traits: UITraitCollection) -> RGBA? {
    Self.rgba(resolvedColor(with: traits).content, traits)
  }

  private static func rgba(_ content: Content, _ traits: UITraitCollection) -> RGBA? {
    switch content {
    case .components(let red, let green, let blue, let alpha), .displayP3(let red, let green, let blue, let alpha):
      // Code can compute any number.
      let parts = [red, green, blue, alpha].map { $0.isFinite ? min(max(Double($0), 0), 1) : 0 }
      return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .system(let name):
      return SystemColors.color(
        named: name,
        in: ColorAppearance(
          isDark: traits.userInterfaceStyle == .dark, hasIncreasedContrast: traits.accessibilityContrast == .high))
    case .named, .dynamic: return nil
    case .faded(let content, let alpha):
      guard var color = rgba(content, traits) else { return nil }
      color.alpha = alpha.isFinite ? min(max(Double(alpha), 0), 1) : 0
      return color
    }
  }
}

extension CGColor {
  /// The components in a picture of the screen; nil on Apple's platforms, where nothing runs.
  package func rgba(with traits: UITraitCollection) -> RGBA? {
    #if canImport(CoreGraphics)
      nil
    #else
      UIColor(content).rgba(with: traits)
    #endif
  }
}
