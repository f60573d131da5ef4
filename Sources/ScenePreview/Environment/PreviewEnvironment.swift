package import LayoutSolver
package import SceneCatalog
package import UIKitFacts

/// What a screen is shown on: the traits of a device and of its user's settings.
package struct PreviewEnvironment: Sendable, Hashable {
  /// The size of the screen in points, as it is held.
  package var screenSize: LayoutSize
  /// What the hardware and the system's own bars cover.
  package var safeArea: LayoutInsets
  /// Pixels to a point.
  package var scale: Double
  package var isCompactWidth: Bool
  package var isCompactHeight: Bool
  package var contentSize: ContentSizeCategory
  package var isDark: Bool
  package var isHighContrast: Bool
  package var isRightToLeft: Bool
  /// The language of the texts, such as `de`; nil for that of the scene.
  package var language: String?

  package init(screenSize: LayoutSize, safeArea: LayoutInsets, scale: Double, isCompactWidth: Bool, isCompactHeight: Bool) {
    self.screenSize = screenSize
    self.safeArea = safeArea
    self.scale = scale
    self.isCompactWidth = isCompactWidth
    self.isCompactHeight = isCompactHeight
    contentSize = .large
    isDark = false
    isHighContrast = false
    isRightToLeft = false
  }

  /// Whether all traits of a condition hold.
  func satisfies(_ condition: TraitCondition) -> Bool { condition.words.allSatisfy(satisfies) }

  private func satisfies(_ word: TraitWord) -> Bool {
    switch word {
    case .compactWidth: isCompactWidth
    case .regularWidth: !isCompactWidth
    case .compactHeight: isCompactHeight
    case .regularHeight: !isCompactHeight
    case .light: !isDark
    case .dark: isDark
    case .highContrast: isHighContrast
    }
  }
}
