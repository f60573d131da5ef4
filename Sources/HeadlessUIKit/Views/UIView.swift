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

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  /// The controller whose root view this is.
  package internal(set) weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  private(set) var geometry: ViewGeometry {
    didSet { geometryDidChange(from: oldValue) }
  }

  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mapped { convert($0, from: view) } }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(onScreen(point), from: UIScreen.main)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.convert(point, to: UIScreen.main))
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, to: coordinateSpace) }
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, from: coordinateSpace) }
  }

  // MARK: Looks and behaviour

  open private(set) lazy var layer = CALayer()
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var tag = 0
  open var backgroundColor: UIColor?
  open var contentMode = UIView.ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var restorationIdentifier: String?
  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var ownTintColor: UIColor?

  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  open func tintColorDidChange() {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?

  // MARK: Hierarchy

  /// How often any view has come into another or left one: who has looked at a tree knows by it if it is still so.
  static var hierarchyChanges = 0

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { ownWindow }
  weak var ownWindow: UIWindow?

  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
  open func removeFromSuperview() { detach() }
  open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  var ownGestureRecognizers: [UIGestureRecognizer]?

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers }
    set { exchangeRecognizers(for: newValue) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremost(at: point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin() }

  // MARK: Layout

  var needsLayout = true
  /// Whether a view further down needs layout.
  var holdsLayout = false

  open func setNeedsLayout() { markForLayout() }
  open func layoutIfNeeded() {
    if needsLayout || holdsLayout { traitCollection.performAsCurrent(layOutTree) }
  }
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}

  // MARK: Margins and safe area

  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if directionalLayoutMargins != oldValue { marginsDidChange() } }
  }
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins) }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// The insets that the view was told of last; zero outside a window.
  var currentSafeArea = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  open var translatesAutoresizingMaskIntoConstraints = true
  var ownConstraints = ConstraintList()
  var constraintsAbove = ConstraintList()
  open var constraints: [NSLayoutConstraint] { ownConstraints.all }
  open class var requiresConstraintBasedLayout: Bool { false }

  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { release(each) } }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
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

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentHugging[axis] }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis]
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHugging[axis] = priority
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis] = priority
  }

  // MARK: Guides and anchors

  open internal(set) var layoutGuides: [UILayoutGuide] = []
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(
    identifier: "UIViewLayoutMarginsGuide", owningView: self)
  open private(set) lazy var readableContentGuide = UILayoutGuide(
    identifier: "UIViewReadableContentGuide",
    owningView: self
  )
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(
    identifier: "UIViewSafeAreaLayoutGuide",
    owningView: self
  )

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Animation

  open internal(set) class var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }
  private static var animationsEnabled = true

  open class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

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
