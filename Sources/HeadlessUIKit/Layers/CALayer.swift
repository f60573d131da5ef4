// Foundation does not have it; on Apple's platforms it comes with UIKit.

#if !canImport(CoreGraphics)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

// Core Animation's members are all in the class, because Swift cannot override members of an extension. Their
// implementations are in the extensions of this folder, by subject.

/// A rectangle with visual properties and layers in it.
///
/// The layer of a view shares the view's geometry, its visibility and its background. Other layers keep their own.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
  /// A layer of no size.
  public override init() {
    super.init()
  }

  /// Makes a layer of the class of another one, which takes over the properties that are its own.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { own = layer.own }
  }

  /// Makes a layer without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing, because there are no archives.
  open func encode(with coder: NSCoder) {}
  /// Whether an archive of layers can be read securely; there are no archives.
  open class var supportsSecureCoding: Bool { true }

  /// The view whose layer this is.
  weak var view: UIView?
  /// The state of a layer without a view.
  struct Own {
    var geometry = ViewGeometry(frame: .zero)
    var isHidden = false
    var opacity: Float = 1
    var isOpaque = false
    var backgroundColor: CGColor?
  }
  var own = Own()

  // MARK: Geometry

  /// The smallest upright rectangle around the layer, in the coordinates of its superlayer.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The layer's own rectangle; its origin is where its own coordinates begin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// The point that `position` places and around which the layer is transformed, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat = 0
  /// The depth of the layer among the others of its superlayer.
  open var zPosition: CGFloat = 0
  /// The transform of the layer around its anchor point. The frame follows its effect on x and y.
  open var transform: CATransform3D {
    get { spatialTransform ?? CATransform3D(geometry.transform) }
    set {
      spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
      geometry.transform = newValue.affine
    }
  }
  private var spatialTransform: CATransform3D?
  /// The transform of the sublayers, to which a perspective is given.
  open var sublayerTransform = CATransform3DIdentity
  /// The effect of the transform on x and y.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets a transform that changes only x and y.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
  /// Whether the y-axis points up. Stored; positions do not depend on it.
  open var isGeometryFlipped = false
  /// Whether the back of the layer is shown when it is turned round.
  open var isDoubleSided = true

  /// Converts a point of another layer to this one; nil is the outermost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromOutermost(l?.toOutermost(p) ?? p) }
  /// Converts a point of this layer to another one; nil is the outermost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromOutermost(toOutermost(p)) ?? toOutermost(p) }
  /// Converts a rectangle of another layer to this one; nil is the outermost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }
  /// Converts a rectangle of this layer to another one; nil is the outermost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }
  /// Whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { ViewGeometry.contains(p, in: bounds) }
  /// The foremost layer at a point in the coordinates of the superlayer; nil outside the layer and its sublayers.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremost(at: p) }

  // MARK: The tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { layerAbove }
  weak var ownSuperlayer: CALayer?
  /// The layers in this one that have no view.
  var ownSublayers: [CALayer] = []
  /// The subview that is directly behind this layer, which has no view; nil behind all subviews.
  weak var subviewBehind: UIView?
  /// The layers in this one, from the back to the front, those of subviews included; nil if there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  /// Adds a layer in front of the others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Inserts a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer directly behind another one; behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, inFront: false) }
  /// Inserts a layer directly in front of another one; in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, inFront: true) }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, by: newLayer) }
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { detach() }
  /// The layer whose opaque parts show this one.
  open var mask: CALayer? {
    willSet { mask?.ownSuperlayer = nil }
    didSet { mask?.ownSuperlayer = self }
  }

  // MARK: Looks

  /// Whether the layer and all in it is hidden.
  open var isHidden: Bool {
    get { onView({ $0.isHidden }) ?? own.isHidden }
    set { if onView({ $0.isHidden = newValue }) == nil { own.isHidden = newValue } }
  }
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { onView { Float($0.alpha) } ?? own.opacity }
    set { if onView({ $0.alpha = CGFloat(newValue) }) == nil { own.opacity = newValue } }
  }
  /// Whether the layer fills its bounds, so that layers behind it need not be drawn.
  open var isOpaque: Bool {
    get { onView { $0.isOpaque } ?? own.isOpaque }
    set { if onView({ $0.isOpaque = newValue }) == nil { own.isOpaque = newValue } }
  }
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view == nil ? own.backgroundColor : onView { $0.backgroundColor?.cgColor } ?? nil }
    set {
      if onView({ $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) }) == nil { own.backgroundColor = newValue }
    }
  }
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
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow; that of the content if nil.
  open var shadowPath: CGPath?
  /// Whether the opacity applies to the layer with its sublayers, not to each.
  open var allowsGroupOpacity = true
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn once and kept as a picture.
  open var shouldRasterize = false
  /// The scale of the rasterised image.
  open var rasterizationScale: CGFloat = 1
  /// The picture in the layer.
  open var contents: Any?
  /// The part of the contents that is shown, in fractions of the whole.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that stretches, in fractions of the whole.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The placement of contents whose size differs from that of the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn on another thread.
  open var drawsAsynchronously = false
  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// The name of the layer.
  open var name: String?
  /// Other properties, by name.
  open var style: [AnyHashable: Any]?
  /// The delegate of the layer: its view, if it has one.
  open weak var delegate: (any CALayerDelegate)?
  var associatedValues: AssociatedValues.Values?

  // MARK: Layout and drawing

  private var isMarkedForLayout = false
  /// Marks the layer, so that its sublayers are laid out before the transaction ends.
  open func setNeedsLayout() {
    if onView({ $0.setNeedsLayout() }) == nil { isMarkedForLayout = true }
  }
  /// Whether the sublayers are to be laid out.
  open func needsLayout() -> Bool { onView { $0.needsLayout } ?? isMarkedForLayout }
  /// Lays out the sublayers now, if that is needed.
  open func layoutIfNeeded() {
    if onView({ $0.layoutIfNeeded() }) != nil { return }
    if isMarkedForLayout {
      isMarkedForLayout = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }
  /// Places the sublayers; by default, the delegate does. Subclasses override it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// The size that the layer prefers.
  open func preferredFrameSize() -> CGSize { bounds.size }
  var isMarkedForDisplay = false
  /// The last drawing of the layer; nil if there is none.
  package var drawnImage: DrawnImage?
  /// Marks the layer, so that it is drawn when the transaction ends.
  open func setNeedsDisplay() { markForDisplay() }
  /// Marks the layer, so that all of it is drawn when the transaction ends.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// Whether the layer is to be drawn.
  open func needsDisplay() -> Bool { onView { $0.display.isNeeded } ?? isMarkedForDisplay }
  /// Draws the layer now, if that is needed.
  open func displayIfNeeded() { if onView({ $0.displayTree() }) == nil { displayMarked() } }
  /// Draws the layer with `draw(in:)`. Subclasses that override it provide the contents in another way.
  open func display() { displayOwn() }
  /// Draws into a context; by default, the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Whether the layer is drawn again when a property changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The layer with the values of the animations that run; here the layer itself, because animations reach their end at
  /// once.
  open func presentation() -> Self? { self }
  /// The layer with its own values.
  open func model() -> Self { self }

  // MARK: Animations

  var runningAnimations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation. It ends in a later transaction, unless it is repeated without end.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
  /// Removes all animations.
  open func removeAllAnimations() { for (key, _) in runningAnimations { removeAnimation(forKey: key) } }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { end(key, finished: false) }
  /// The keys of the animations; nil if there are none.
  open func animationKeys() -> [String]? { runningAnimations.isEmpty ? nil : runningAnimations.map(\.key) }
  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { runningAnimations.last { $0.key == key }?.animation }
  /// The action for a changed property, by default that of the delegate or of `actions`. Never called here, because
  /// changes take effect at once.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// The default action for a changed property of any layer.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The actions for changed properties.
  open var actions: [String: any CAAction]?

  // MARK: Timing

  /// When the layer's time begins, in that of its superlayer.
  open var beginTime: CFTimeInterval = 0
  /// The time offset of the layer.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of the layer's time relative to that of its superlayer.
  open var speed: Float = 1
  /// The duration of the layer.
  open var duration: CFTimeInterval = 0
  /// The repeat count.
  open var repeatCount: Float = 0
  /// The duration of all repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards each second time.
  open var autoreverses = false
  /// The presentation before the begin and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
}
