/// How large a symbol of the system is, which stands beside text of a font size.
///
/// Each symbol has a width of its own; here all are squares, as high as most are. The scales are those of the template that
/// Apple publishes for own symbols.
package struct SymbolFacts: Hashable, Sendable {
  /// The scale of a symbol relative to text of its size.
  package enum Scale: String, Sendable {
    case small, medium, large

    fileprivate var factor: Double {
      switch self {
      case .small: 0.783
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The size of the text, in points.
  package var pointSize: Double
  package var scale: Scale

  /// - Parameter pointSize: by default the size of text that nobody has chosen.
  package init(pointSize: Double = standardPointSize, scale: Scale = .medium) {
    self.pointSize = pointSize
    self.scale = scale
  }

  package static let standardPointSize = 17.0

  /// The size in points, in thirds of them.
  package var size: LayoutSize {
    let factor = pointSize / Self.standardPointSize * scale.factor
    func scaled(_ side: Double) -> Double { (side * factor * 3).rounded() / 3 }
    return LayoutSize(width: scaled(ControlSizes.symbol.width), height: scaled(ControlSizes.symbol.height))
  }
}
