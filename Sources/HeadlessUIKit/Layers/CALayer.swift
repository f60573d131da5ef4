// Foundation does not have it; on Apple's platforms it comes with UIKit.

#if !canImport(CoreGraphics)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The visual properties of a view that its layer draws.
///
/// A view has one layer. There are no sublayers, contents, paths or animations.
open class CALayer: NSObject {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The rounded corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How dense the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is from the layer.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is drawn once and kept as a picture.
  open var shouldRasterize = false
  /// How fine that picture is.
  open var rasterizationScale: CGFloat = 1
  /// The part of the contents that stretches, in fractions of the whole.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The name of the layer.
  open var name: String?
  var associatedValues: AssociatedValues.Values?

  /// A layer of the usual looks.
  public override init() {
    super.init()
  }
}
