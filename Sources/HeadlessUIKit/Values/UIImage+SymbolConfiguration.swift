import UIKitFacts

extension UIImage {
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol relative to text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The configuration of a symbol image.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    package let pointSize: CGFloat?
    package let textStyle: UIFont.TextStyle?
    package let weight: SymbolWeight
    package let scale: SymbolScale

    private init(
      pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// A symbol of the given size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, textStyle: nil, weight: .unspecified, scale: .unspecified)
    }

    /// A symbol of the given size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: .unspecified)
    }

    /// A symbol of the given size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// A symbol as large as text of the given style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: .unspecified)
    }

    /// A symbol of the given scale beside text of the given style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
    }

    /// A symbol of the given weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
    }

    /// A symbol of the given scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// How large a symbol is with the configuration.
  func facts(compatibleWith traits: UITraitCollection?) -> SymbolFacts {
    let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
    return SymbolFacts(
      pointSize: (pointSize ?? style).map(Double.init) ?? SymbolFacts.standardPointSize, scale: scale.factsScale)
  }
}

extension UIImage.SymbolScale {
  fileprivate var factsScale: SymbolFacts.Scale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
