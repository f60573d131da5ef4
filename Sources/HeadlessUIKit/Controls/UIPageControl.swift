/// A control that shows which of several pages is open.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0

  open var numberOfPages = 0 {
    didSet { currentPage = page }
  }
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
