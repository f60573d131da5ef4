import LayoutSolver

/// A view that shows a part of something larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// A scroll view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // The delegate of a table has its own type, which replaces this one.
  /// The delegate for scrolling.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size that constraints of the content have; nil where none reaches the edges.
  var solvedContentSize: CGSize?

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let solvedContentSize, solvedContentSize != contentSize { contentSize = solvedContentSize }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjustInsets() } }
  }
  /// Insets around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      // Only a change of the safe area moves the content.
      knownInsets = adjustedContentInset
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// The adjusted insets when the content was last moved for them.
  var knownInsets = UIEdgeInsets.zero
  /// Called when the insets around the content have changed.
  open func adjustedContentInsetDidChange() {}
  /// The insets around the content, with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaInsets, along: adjustedAxes) }
  /// The adjustment of the content insets by the safe area.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// The point of the content that is in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// The rectangle of the content.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    .scrollContent, identifier: "UIScrollView-contentLayoutGuide", of: self)
  /// The rectangle of the view itself, independent of scrolling.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    .scrollFrame, identifier: "UIScrollView-frameLayoutGuide", of: self)

  /// Scrolls. The delegate receives the end of an animation at the next flush.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard scroll(to: contentOffset), animated else { return }
    Transactions.later { self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as it takes for a rectangle of the content to be visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, at: [], animated: animated)
  }

  /// Scrolls to an offset; returns whether the position changed.
  @discardableResult private func scroll(to offset: CGPoint) -> Bool {
    guard offset != bounds.origin else { return false }
    bounds.origin = offset
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
    return true
  }

  // MARK: Fingers

  // The recognisers are not on the view here.
  /// Whether a finger is on the view.
  open var isTracking: Bool { false }
  /// Whether a finger drags the content.
  open var isDragging: Bool { false }
  /// Whether the content still moves after a drag.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom the content.
  open var isZooming: Bool { false }
  /// The gesture that scrolls; no finger makes it here.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  // MARK: Scrolling

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the content bounces at its edges.
  open var bounces = true
  /// Whether it does so downwards even where all of it is seen.
  open var alwaysBounceVertical = false { didSet { adjustInsets() } }
  /// Whether it does so across even where all of it is seen.
  open var alwaysBounceHorizontal = false { didSet { adjustInsets() } }
  /// Whether an indicator shows how far down the content is.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator shows how far across the content is.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The style of the scroll indicators.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches in the content can become a drag.
  open var canCancelContentTouches = true
  /// How fast scrolling slows down; there is no time here.
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  /// When an index beside the content is shown.
  open var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  /// Whether the insets of the scroll indicators follow the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the scroll indicators for a moment; there are none here.
  open func flashScrollIndicators() {}
  /// Whether touches that begin in a view of the content are sent to it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether touches in a view of the content can become a drag. By default, all but those in controls can.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The refresh control.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Zooming

  /// The minimum scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { scaleOfZoom }
    set { setZoomScale(newValue, animated: false) }
  }
  private var scaleOfZoom: CGFloat = 1
  /// Zooms, within the limits. The view that the delegate names is transformed.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale.isFinite, scale != scaleOfZoom else { return }
    scaleOfZoom = scale
    scrollDelegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: scale, y: scale)
    scrollDelegate?.scrollViewDidZoom(self)
  }
  /// Zooms so that a rectangle of the content fills the view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    let scale = min(bounds.width / rect.width, bounds.height / rect.height) * zoomScale
    setZoomScale(scale, animated: animated)
    scrollRectToVisible(rect, animated: animated)
  }
  /// The gesture that zooms; no finger makes it here.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// Whether zooming bounces at its limits.
  open var bouncesZoom = true
}

extension UIScrollView {
  /// The delegate, for subclasses whose own `delegate` has another type.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { (self as UIScrollView).delegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// The adjustment of a scroll view's content insets by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
