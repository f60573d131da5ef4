import SceneCatalog
package import UIKitFacts

/// Where a screen is shown: the device and the settings of its user.
package struct PreviewEnvironment: Sendable, Hashable {
  package var device: Device
  package var isLandscape: Bool
  package var textSize: ContentSizeCategory
  package var isDark: Bool
  /// Whether the user has increased the contrast.
  package var hasIncreasedContrast: Bool
  package var isRightToLeft: Bool
  /// The language of texts, such as `de` or `pt-BR`; nil for that of the scenes.
  package var language: String?

  package init(
    device: Device = .standard, isLandscape: Bool = false, textSize: ContentSizeCategory = .large, isDark: Bool = false,
    hasIncreasedContrast: Bool = false, isRightToLeft: Bool = false, language: String? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.textSize = textSize
    self.isDark = isDark
    self.hasIncreasedContrast = hasIncreasedContrast
    self.isRightToLeft = isRightToLeft
    self.language = language
  }

  /// What a page shows, and checks look at, if users do not choose: the standard device with each setting, a small device
  /// and a large one.
  package static var usual: [PreviewEnvironment] {
    let small = Device.named("iPhone SE") ?? .standard
    let pad = Device.named("iPad") ?? .standard
    return [
      PreviewEnvironment(), PreviewEnvironment(isDark: true), PreviewEnvironment(isLandscape: true),
      PreviewEnvironment(textSize: .accessibilityExtraExtraExtraLarge), PreviewEnvironment(isRightToLeft: true),
      PreviewEnvironment(device: small), PreviewEnvironment(device: pad),
    ]
  }

  /// The size of the screen in points.
  package var size: LayoutSize { device.size(isLandscape: isLandscape) }

  /// What colours and images depend on.
  package var appearance: ColorAppearance {
    ColorAppearance(isDark: isDark, hasIncreasedContrast: hasIncreasedContrast)
  }

  /// What the hardware and the status bar cover.
  package var safeArea: LayoutInsets { device.safeArea(isLandscape: isLandscape) }

  /// The settings in words, as the title of a picture.
  package var label: String {
    var words = [device.name]
    if isLandscape { words.append("landscape") }
    if textSize != .large { words.append(textSize.rawValue) }
    if isDark { words.append("dark") }
    if hasIncreasedContrast { words.append("increased contrast") }
    if isRightToLeft { words.append("right to left") }
    if let language { words.append(language) }
    return words.joined(separator: ", ")
  }

  /// Whether the traits are those that a condition names.
  func holds(_ condition: TraitCondition) -> Bool {
    condition.words.allSatisfy { word in
      switch word {
      case .compactWidth: !device.isRegularWidth(isLandscape: isLandscape)
      case .regularWidth: device.isRegularWidth(isLandscape: isLandscape)
      case .compactHeight: !device.isRegularHeight(isLandscape: isLandscape)
      case .regularHeight: device.isRegularHeight(isLandscape: isLandscape)
      case .light: !isDark
      case .dark: isDark
      case .highContrast: hasIncreasedContrast
      }
    }
  }
}
