extension Choice {
  static let blurEffect = Choice(
    "effect",
    expressing: [
      "extraLight": "UIBlurEffect(style: .extraLight)",
      "light": "UIBlurEffect(style: .light)",
      "dark": "UIBlurEffect(style: .dark)",
      "regular": "UIBlurEffect(style: .regular)",
      "prominent": "UIBlurEffect(style: .prominent)",
      "systemUltraThinMaterial": "UIBlurEffect(style: .systemUltraThinMaterial)",
      "systemThinMaterial": "UIBlurEffect(style: .systemThinMaterial)",
      "systemMaterial": "UIBlurEffect(style: .systemMaterial)",
      "systemThickMaterial": "UIBlurEffect(style: .systemThickMaterial)",
      "systemChromeMaterial": "UIBlurEffect(style: .systemChromeMaterial)",
      "systemUltraThinMaterialLight": "UIBlurEffect(style: .systemUltraThinMaterialLight)",
      "systemThinMaterialLight": "UIBlurEffect(style: .systemThinMaterialLight)",
      "systemMaterialLight": "UIBlurEffect(style: .systemMaterialLight)",
      "systemThickMaterialLight": "UIBlurEffect(style: .systemThickMaterialLight)",
      "systemChromeMaterialLight": "UIBlurEffect(style: .systemChromeMaterialLight)",
      "systemUltraThinMaterialDark": "UIBlurEffect(style: .systemUltraThinMaterialDark)",
      "systemThinMaterialDark": "UIBlurEffect(style: .systemThinMaterialDark)",
      "systemMaterialDark": "UIBlurEffect(style: .systemMaterialDark)",
      "systemThickMaterialDark": "UIBlurEffect(style: .systemThickMaterialDark)",
      "systemChromeMaterialDark": "UIBlurEffect(style: .systemChromeMaterialDark)",
    ])
  static let vibrancyEffect = Choice(
    "vibrancy", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
    "separator")
}
