/// A view that shows a part of something larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// A scroll view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // A table's delegate has a type of its own; this one gives way to it.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  open func adjustedContentInsetDidChange() {}
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    identifier: "UIScrollView-contentLayoutGuide",
    owningView: self
  )
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    identifier: "UIScrollView-frameLayoutGuide",
    owningView: self
  )

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard scroll(to: contentOffset), animated else { return }
    Transactions.later { self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Says whether there was anywhere to go.
  @discardableResult private func scroll(to offset: CGPoint) -> Bool {
    guard offset != bounds.origin else { return false }
    bounds.origin = offset
    scrollDelegate?.scrollViewDidScroll(self)
    return true
  }

  // MARK: Fingers

  // None is on the view here.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  // MARK: Scrolling

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var refreshControl: UIRefreshControl?

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
}

extension UIScrollView {
  /// The delegate, for subclasses whose own `delegate` has another type.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { (self as UIScrollView).delegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// How the bars round a scroll view push its content in.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
