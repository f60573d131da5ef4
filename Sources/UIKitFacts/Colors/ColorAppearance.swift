/// What colours and images depend on: the settings of the user for light or dark, and for contrast.
package struct ColorAppearance: Hashable, Sendable {
  package var isDark: Bool
  /// Whether the user has increased the contrast in the settings for accessibility.
  package var hasIncreasedContrast: Bool

  package init(isDark: Bool = false, hasIncreasedContrast: Bool = false) {
    self.isDark = isDark
    self.hasIncreasedContrast = hasIncreasedContrast
  }

  /// Light and dark, each with normal and with increased contrast.
  package static let all = [false, true].flatMap { isDark in
    [false, true].map { ColorAppearance(isDark: isDark, hasIncreasedContrast: $0) }
  }

  /// The appearances whose variant is taken where this one has none, this one first: the contrast gives way before dark
  /// and light do.
  package var fallbacks: [ColorAppearance] {
    var result = [self]
    if hasIncreasedContrast { result.append(ColorAppearance(isDark: isDark)) }
    if isDark {
      if hasIncreasedContrast { result.append(ColorAppearance(hasIncreasedContrast: true)) }
      result.append(ColorAppearance())
    }
    return result
  }
}

extension Dictionary where Key == ColorAppearance {
  /// The variant for an appearance: its own, or the nearest that there is.
  package func variant(for appearance: ColorAppearance) -> Value? {
    appearance.fallbacks.lazy.compactMap { self[$0] }.first
  }
}
