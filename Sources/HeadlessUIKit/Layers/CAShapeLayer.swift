/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside the path.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The fraction of the path at which the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The fraction of the path at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The limit of the ratio of a mitre's length to the line width.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The phase of the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; a solid line if nil.
  open var lineDashPattern: [NSNumber]?
}
