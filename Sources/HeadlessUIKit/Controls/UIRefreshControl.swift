/// A control that requests new content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being fetched.
  open private(set) var isRefreshing = false
  /// The text beside it.
  open var attributedTitle: NSAttributedString?

  /// A control that is not refreshing.
  public init() {
    super.init(frame: .zero)
  }

  /// Makes a control without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Begins the indication of a refresh.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends the indication of a refresh.
  open func endRefreshing() {
    isRefreshing = false
  }
}
