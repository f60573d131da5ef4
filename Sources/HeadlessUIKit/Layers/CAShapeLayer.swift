/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside the path.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where on the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How long the corner of a line may be, by its width.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in its pattern the dashed line begins.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; a solid line if nil.
  open var lineDashPattern: [NSNumber]?
}
