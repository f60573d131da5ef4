import UIKitFacts

/// A control that shows which of several pages is open.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size that the control has by itself for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(ControlSizes.pageControl(pages: pageCount)) }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "pageControl") }

  private var page = 0

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = page
      contentDidChange()
    }
  }
  /// The page that is open, between the first and the last.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages, 1) - 1) }
  }
  /// Whether the control is hidden if there is one page.
  open var hidesForSinglePage = false
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the open page.
  open var currentPageIndicatorTintColor: UIColor?
  /// The picture of a page.
  open var preferredIndicatorImage: UIImage?
  /// When the control has a background.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  /// Whether a drag along the control turns pages.
  open var allowsContinuousInteraction = true
}

extension UIPageControl {
  /// When a page control has a background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}
