import LayoutSolver

// UIKit's members are all in the class, because Swift cannot override members of an extension. Their implementations
// are in the extensions of this folder, by subject.

/// A rectangle on the screen, with views in it.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, @MainActor CALayerDelegate, @MainActor NSCoding {
  /// A view of the given frame.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    if hasOwnSize { takeOwnSize() }
  }

  /// Whether a view that is made without a size takes the one that it has by itself.
  var hasOwnSize: Bool { false }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// Writes nothing, because there are no archives.
  open func encode(with coder: NSCoder) {}
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The controller whose root view this is.
  package internal(set) weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  var geometry: ViewGeometry {
    didSet { geometryDidChange(from: oldValue) }
  }

  /// The smallest upright rectangle around the view, in the coordinates of its superview.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The view's own rectangle; its origin is where its own coordinates begin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// The position of the anchor point in the superview's coordinates, by default the centre of the view.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// The transform of the view around its anchor point.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// The transform of the view around its anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point that `center` places and around which the view is transformed, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  /// The parts of the frame that change with the size of the superview.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { placingDidChange() } }
  }
  /// Whether subviews are resized with this view, according to their masks.
  open var autoresizesSubviews = true

  /// Converts a point of this view to another one, or to the window if that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point of another view, or of the window, to this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// Converts a rectangle of this view to another one, or to the window if that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Converts a rectangle of another view, or of the window, to this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mapped { convert($0, from: view) } }

  /// Converts a point of this view to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(onScreen(point), from: UIScreen.main)
  }
  /// Converts a point of another space to this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.convert(point, to: UIScreen.main))
  }
  /// Converts a rectangle of this view to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, to: coordinateSpace) }
  }
  /// Converts a rectangle of another space to this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, from: coordinateSpace) }
  }

  // MARK: Looks and behaviour

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view.
  open var layer: CALayer { ownLayer ?? makeLayer() }
  /// The layer, when it has been asked for.
  var ownLayer: CALayer?
  /// Whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layerIfMade?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view and all in it is hidden.
  open var isHidden = false {
    didSet { visibilityDidChange(from: oldValue) }
  }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view fills its bounds, so that views behind it need not be drawn.
  open var isOpaque = true
  /// A number that identifies the view.
  open var tag = 0
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The options for fitting content into a view of another size.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the bounds are cleared before the view draws.
  open var clearsContextBeforeDrawing = true
  /// Whether the view is mirrored where text runs from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether a gesture of the view can begin. Subclasses override it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the view can have the focus; there is no focus here.
  open var canBecomeFocused: Bool { false }
  /// The properties that few views set.
  lazy var uncommon = UncommonProperties()
  /// The style of the view and all in it, instead of that of the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeTraits { ownStyle = newValue } }
  }
  private var ownStyle = UIUserInterfaceStyle.unspecified
  var ownTraitRegistrations: TraitRegistrations?
  /// The traits of the controller, or of the superview.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The response of the class itself to a possible change of traits, before the app is notified.
  func adaptToTraits() {}

  private var ownTintColor: UIColor?

  /// The tint colour; by default that of the superview.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  /// Called when the tint colour has changed. Never called here, because nothing is drawn.
  open func tintColorDidChange() {}

  // MARK: Accessibility

  /// Whether VoiceOver stops at the view.
  open var isAccessibilityElement = false
  /// The identifier of the view for tests.
  open var accessibilityIdentifier: String?
  /// The label of the view for VoiceOver.
  open var accessibilityLabel: String?
  /// The hint of the view for VoiceOver.
  open var accessibilityHint: String?
  /// The value of the view for VoiceOver.
  open var accessibilityValue: String?
  /// The accessibility traits of the view.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether VoiceOver skips the elements inside the view.
  open var accessibilityElementsHidden = false
  /// Whether VoiceOver skips everything beside the view.
  open var accessibilityViewIsModal = false
  /// Whether VoiceOver reads all that is inside the view before it goes on.
  open var shouldGroupAccessibilityChildren = false

  // MARK: Hierarchy

  /// The number of insertions and removals of views so far, to notice changes of a tree.
  static var hierarchyChanges = 0

  /// The superview.
  open internal(set) weak var superview: UIView?
  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// The window that the view is in.
  open var window: UIWindow? { ownWindow }
  weak var ownWindow: UIWindow?

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  /// Inserts a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  /// Inserts a view directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Exchanges the positions of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
  /// Takes the view out of its superview, and with it the constraints above that refer to it.
  open func removeFromSuperview() { detach() }
  /// Whether the view is another one or its descendant.
  open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }
  /// The first view of a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  var ownGestureRecognizers: [UIGestureRecognizer]?

  /// The gestures that can be made on the view; setting them replaces all.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers }
    set { exchangeRecognizers(for: newValue) }
  }

  /// Lets a gesture be made on the view; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Lets a gesture no longer be made on the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// The foremost view at a point that touches get to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremost(at: point, with: event) }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ViewGeometry.contains(point, in: bounds) }
  /// Resigns the first responder if it is the view or inside it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin() }

  // MARK: Layout

  var needsLayout = true
  var display = ViewDisplay()
  /// The index of the last removed subview.
  var lastRemoval = 0
  /// Whether a view further down needs layout, or constraints have to be solved.
  var holdsLayout = false
  /// Whether the frames that constraints decide in the view have to be found again.
  var needsSolving = true
  /// The solved constraints of what is in the view, which other constants are put into; nil before they are solved.
  var solvedLayout: SolvedLayout?
  /// The frame of the view by its constraints; nil if the view follows its autoresizing mask.
  var solvedFrame: CGRect?
  /// The width that content wraps at which the author's class measures; 0 while it is not known.
  var wrappingWidth: CGFloat = 0
  var needsConstraintUpdate = true
  /// Whether a view further down has to update its constraints.
  var holdsConstraintUpdate = false

  /// Marks the view, so that it is laid out when the transaction ends.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out the view and its subviews now, if they are marked.
  open func layoutIfNeeded() { layOutNow() }
  /// Gives the subviews the places that their constraints have; subclasses can give them others.
  open func layoutSubviews() { placeSubviews() }
  /// Lays out the sublayers with the layout of the view. Subclasses extend it.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// Provides the contents of the layer. Never called, because nothing is drawn.
  open func display(_ layer: CALayer) {}
  /// Draws into the layer of the view, with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(of: layer, in: ctx) }
  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The action for a changed property of the layer. Never called, because changes take effect at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws the view into the current context; it is called with the whole bounds when a transaction ends.
  open func draw(_ rect: CGRect) {}
  /// Marks the view, so that it is drawn when the transaction ends.
  open func setNeedsDisplay() { markForDisplay() }
  /// Marks the view, so that all of it is drawn when the transaction ends.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
  /// Marks the view, so that `updateConstraints()` is called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Whether `updateConstraints()` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Changes constraints before layout; called from the innermost view outwards.
  open func updateConstraints() {}
  /// Calls `updateConstraints()` of the view and of those in it that need it.
  open func updateConstraintsIfNeeded() { updateConstraintTree() }

  // MARK: Margins and safe area

  /// The margins, by the direction of text.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if directionalLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// The margins.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins) }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue) }
  }
  /// Whether the margins keep within those of the superview.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the margins keep within the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The covered part of the view; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// The insets of the last notification; zero outside a window.
  var currentSafeArea = UIEdgeInsets.zero
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// Whether the view follows its mask; false for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placingDidChange() } }
  }
  var ownConstraints = ConstraintList()
  var constraintsAbove = ConstraintList()
  /// The constraints that the view has. From its first layout on, a stack view also has those that arrange its views.
  open var constraints: [NSLayoutConstraint] { ownConstraints.all + arrangingConstraints }
  /// Whether views of the class need constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Takes a constraint, which is active from then on.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Takes constraints, which are active from then on.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }
  /// Drops a constraint, which is no longer active.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Drops constraints, which are no longer active.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { release(each) } }

  /// The size of the content; `noIntrinsicMetric` if it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Invalidates the intrinsic size of the view.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    layoutInputsDidChange()
  }
  /// The content by which the solver sizes the view.
  var layoutContent: Content { Content(intrinsicContentSize) }
  /// Whether the author's class measures content that wraps.
  var measuresWrappedContent: Bool { false }

  /// From the frame to the rectangle that constraints speak of.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints speak of, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints speak of.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
  /// The view whose first baseline is that of this one.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is that of this one.
  open var forLastBaselineLayout: UIView { self }
  /// Whether the constraints leave the frame open.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The active constraints that affect the view along an axis, directly or through other items.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }

  /// The preferred size for the given size. A plain view prefers its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to its preferred size. The upper left corner stays.
  open func sizeToFit() { resizeToFit() }
  /// The size under the constraints of the view, as near to the target as possible.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// The size under the constraints of the view. If a priority is required, the size is that of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  private lazy var contentHugging = standardHugging
  private var compressionResistance = LayoutPriorities(.defaultHigh)
  /// The hugging that views of the class begin with.
  var standardHugging: LayoutPriorities { LayoutPriorities(.defaultLow) }

  /// The priority with which the view resists being larger than its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentHugging[axis] }
  /// The priority with which the view resists being smaller than its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis]
  }
  /// Sets the priority with which the view resists being larger than its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHugging[axis] = priority
    layoutInputsDidChange()
  }
  /// Sets the priority with which the view resists being smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis] = priority
    layoutInputsDidChange()
  }

  // MARK: Guides and anchors

  /// The guides that the app has given to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The rectangle within the margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(
    .margins, identifier: "UIViewLayoutMarginsGuide", of: self)
  /// The rectangle that is no wider than can be read with ease.
  open private(set) lazy var readableContentGuide = UILayoutGuide(
    .readableContent, identifier: "UIViewReadableContentGuide", of: self)
  /// The rectangle of the safe area.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(
    .safeArea, identifier: "UIViewSafeAreaLayoutGuide", of: self)

  /// The rectangle that the keyboard covers; without a keyboard, it is at the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let usedKeyboardGuide { return usedKeyboardGuide }
    let guide = UIKeyboardLayoutGuide(.keyboard, identifier: "UIKeyboardLayoutGuide", of: self)
    usedKeyboardGuide = guide
    return guide
  }

  /// The guide of the keyboard, if it has been asked for.
  private(set) var usedKeyboardGuide: UIKeyboardLayoutGuide?

  /// Takes a guide; it leaves the view that it belonged to.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
  /// Drops a guide, and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upright line through the middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The level line through the middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Animation

  /// Whether changes are animated. It makes no difference here.
  open internal(set) class var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }
  private static var animationsEnabled = true

  /// Enables or disables animations.
  open class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes changes without animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(enabled)
  }

  /// Changes views; the changes are there at once.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(animations, completion: nil)
  }

  /// Changes views; the completion follows at the next flush.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  /// Changes views without delay. The completion runs at the next flush.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  /// Changes views as if by a spring, which is at rest at once; the completion follows at the next flush.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  /// Changes the contents of a view. The completion runs at the next flush.
  open class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  /// Replaces a view by another. The first is removed at the next flush, before the completion.
  open class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromView, for: toView, options: options, completion: completion)
  }
}
