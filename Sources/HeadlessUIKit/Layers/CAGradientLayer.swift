/// A layer whose colours change from one to the next.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The locations of the colours, from 0 to 1; at equal distances if nil.
  open var locations: [NSNumber]?
  /// The location of the first colour, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The location of the last colour, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The direction of the change.
  open var type = CAGradientLayerType.axial
}
