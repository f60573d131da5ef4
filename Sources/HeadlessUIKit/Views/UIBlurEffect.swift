/// Blurs the contents behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  package let style: UIBlurEffect.Style

  /// A blur of the given style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }
}

extension UIBlurEffect {
  /// The brightness and the thickness of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}
