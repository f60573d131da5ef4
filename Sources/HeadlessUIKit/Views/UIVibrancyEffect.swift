/// Makes content stand out from a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect
  package let style: UIVibrancyEffectStyle?

  /// An effect for content of a view with the given blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
  }

  /// An effect for content of a kind, of a view with the given blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }
}
