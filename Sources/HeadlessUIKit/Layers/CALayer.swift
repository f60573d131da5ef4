// Foundation does not have it; on Apple's platforms it comes with UIKit.

#if !canImport(CoreGraphics)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// What of a view's looks is not drawn by the view itself.
///
/// A view has one layer. Layers in layers, pictures, paths and animations are not here.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?
  var associatedValues: AssociatedValues.Values?

  /// A layer of the usual looks.
  public override init() {
    super.init()
  }
}
