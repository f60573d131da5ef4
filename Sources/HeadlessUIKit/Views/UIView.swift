// UIKit's members are all in the class, because Swift cannot override what is in an extension. What they do is in the
// extensions of this folder, by subject.

/// A rectangle on the screen, with views in it.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace, @MainActor NSCoding {
  /// A view of the given frame.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// Writes nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The controller whose root view this is.
  package internal(set) weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  private(set) var geometry: ViewGeometry {
    didSet { geometryDidChange(from: oldValue) }
  }

  /// The smallest upright rectangle round the view, in the coordinates of its superview.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The view's own rectangle; its origin is where its own coordinates begin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// The middle of the view, in the coordinates of its superview.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// How the view is turned, stretched and moved, round its centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// What of the frame changes with the size of the superview.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews follow the size of this view as their masks say.
  open var autoresizesSubviews = true

  /// Where a point of this view is in another, or in the window where that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Where a point of another view, or of the window, is in this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// Where a rectangle of this view is in another, or in the window where that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Where a rectangle of another view, or of the window, is in this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mapped { convert($0, from: view) } }

  /// Where a point of this view is in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(onScreen(point), from: UIScreen.main)
  }
  /// Where a point of another space is in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.convert(point, to: UIScreen.main))
  }
  /// Where a rectangle of this view is in another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, to: coordinateSpace) }
  }
  /// Where a rectangle of another space is in this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, from: coordinateSpace) }
  }

  // MARK: Looks and behaviour

  /// What of the view's looks it does not draw itself.
  open private(set) lazy var layer = CALayer()
  /// Whether what is beyond the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view and all in it is hidden.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view promises to fill its bounds, so that nothing behind need be drawn.
  open var isOpaque = true
  /// A number by which the app finds the view.
  open var tag = 0
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// How content fills a view that has another size.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// Whether touches get to the view and what is in it.
  open var isUserInteractionEnabled = true
  /// Whether the view is told of more than one finger.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is told of touches meanwhile.
  open var isExclusiveTouch = false
  /// Whether the view is mirrored where text runs from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The name under which the state would be kept.
  open var restorationIdentifier: String?
  /// The traits, which come from the nearest controller, else from the window.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var ownTintColor: UIColor?

  /// The colour of what can be used; that of the superview, unless it is set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  /// Called when that colour has changed; not called here, because nothing is drawn.
  open func tintColorDidChange() {}

  // MARK: Accessibility

  /// Whether VoiceOver stops at the view.
  open var isAccessibilityElement = false
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls the view.
  open var accessibilityLabel: String?
  /// What VoiceOver says that the view does.
  open var accessibilityHint: String?
  /// What VoiceOver says that the view shows.
  open var accessibilityValue: String?

  // MARK: Hierarchy

  /// Counts every insertion and removal of a view, so that code can tell whether a tree has changed.
  static var hierarchyChanges = 0

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?
  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// The window that the view is in.
  open var window: UIWindow? { ownWindow }
  weak var ownWindow: UIWindow?

  /// Puts a view in front of the others in this one; it leaves the view that it was in.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  /// Puts a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }
  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Has two views change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
  /// Takes the view out of its superview, and with it the constraints above that refer to it.
  open func removeFromSuperview() { detach() }
  /// Whether the view is another or in it, at any depth.
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
  /// Called when a view has come into this one.
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
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Has the first responder give up, if it is this view or in it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin() }

  // MARK: Layout

  var needsLayout = true
  /// Whether a view further down needs layout.
  var holdsLayout = false

  /// Has the view laid out when the transaction ends.
  open func setNeedsLayout() { markForLayout() }
  /// Lays the view and what is in it out now, where that is due.
  open func layoutIfNeeded() {
    if needsLayout || holdsLayout { traitCollection.performAsCurrent(layOutTree) }
  }
  /// Gives the subviews their places; subclasses do.
  open func layoutSubviews() {}
  /// Does nothing, as nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing, as constraints are not solved.
  open func setNeedsUpdateConstraints() {}
  /// Changes constraints; not called here.
  open func updateConstraints() {}
  /// Does nothing, as constraints are not solved.
  open func updateConstraintsIfNeeded() {}

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
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins keep within the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// What of the view is covered; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// The insets that the view was told of last; zero outside a window.
  var currentSafeArea = UIEdgeInsets.zero
  /// Called when what is covered has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// Whether the view follows its mask; false for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true
  var ownConstraints = ConstraintList()
  var constraintsAbove = ConstraintList()
  /// The constraints that the view has.
  open var constraints: [NSLayoutConstraint] { ownConstraints.all }
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

  /// The size of the content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that the size of the content has changed.
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// The size that suits the view best in the given room; a plain view has no better one than its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that suits it, and leaves its upper left corner where it is.
  open func sizeToFit() { resizeToFit() }
  /// The size that the view would have under its constraints, as small or large as the target asks for.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// The size that the view would have under its constraints; where a priority is required, that of the target.
  ///
  /// Constraints are not solved here: only the view's own width and height and the size of its content count, and the
  /// console says so where there is more.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, isWidthRequired: horizontalFittingPriority == .required,
      isHeightRequired: verticalFittingPriority == .required)
  }

  private var contentHugging = AxisPriorities(.defaultLow)
  private var compressionResistance = AxisPriorities(.defaultHigh)

  /// How much it matters that the view is not larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentHugging[axis] }
  /// How much it matters that the view is not smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis]
  }
  /// Says how much it matters that the view is not larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHugging[axis] = priority
  }
  /// Says how much it matters that the view is not smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis] = priority
  }

  // MARK: Guides and anchors

  /// The guides that the app has given to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The rectangle within the margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(
    identifier: "UIViewLayoutMarginsGuide", owningView: self)
  /// The rectangle that is no wider than can be read with ease.
  open private(set) lazy var readableContentGuide = UILayoutGuide(
    identifier: "UIViewReadableContentGuide",
    owningView: self
  )
  /// The rectangle that nothing covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(
    identifier: "UIViewSafeAreaLayoutGuide",
    owningView: self
  )

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
  /// The line that the first line of text stands on.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Animation

  /// Whether changes are animated; nothing moves here in either case.
  open internal(set) class var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }
  private static var animationsEnabled = true

  /// Says whether changes are animated.
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

  /// Changes views, after no delay; the completion follows at the next flush.
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

  /// Changes what is in a view; the completion follows at the next flush.
  open class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  /// Replaces a view by another; the first is taken away at the next flush, and the completion follows.
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
