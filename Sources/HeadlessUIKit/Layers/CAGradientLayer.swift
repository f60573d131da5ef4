/// A layer whose colours change from one to the next.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each colour stands, from 0 to 1; at equal distances if nil.
  open var locations: [NSNumber]?
  /// Where the first colour stands, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The direction of the change.
  open var type = CAGradientLayerType.axial
}
