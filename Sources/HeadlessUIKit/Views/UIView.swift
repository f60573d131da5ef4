/// A rectangle on the screen, with views in it.
@MainActor open class UIView: UIResponder, @MainActor NSCoding {
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

  private var geometry: ViewGeometry {
    didSet { if geometry.bounds.size != oldValue.bounds.size { sizeDidChange(from: oldValue.bounds.size) } }
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
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true

  // MARK: Looks and behaviour

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var tag = 0
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
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

  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin() }

  // MARK: Layout

  var needsLayout = true
  /// Whether a view further down needs layout.
  var holdsLayout = false

  open func setNeedsLayout() { markForLayout() }
  open func layoutIfNeeded() { layOutTree() }
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
  open var safeAreaInsets: UIEdgeInsets { window == nil ? .zero : safeArea(in: superview?.safeAreaInsets ?? .zero) }
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

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(animations, completion: nil)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

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

  open class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion: completion)
  }

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
