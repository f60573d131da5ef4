// Foundation does not have it; on Apple's platforms it comes with UIKit.

#if !canImport(CoreGraphics)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// What of a view's looks is not drawn by the view itself.
///
/// A view has one layer. Layers in layers, pictures, paths and animations are not here.
open class CALayer: NSObject {
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve that round corners follow.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what is beyond the bounds is cut off.
  open var masksToBounds = false
  /// How wide the border is.
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
  /// A name by which the app knows the layer.
  open var name: String?
  var associatedValues: AssociatedValues.Values?

  /// A layer of the usual looks.
  public override init() {
    super.init()
  }
}
