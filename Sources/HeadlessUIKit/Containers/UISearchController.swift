/// A search bar with the results of a search.
///
/// Nothing is presented while it is active: the results controller has no place on the screen.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar that users type into.
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results; nil if the searched controller itself does.
  open private(set) var searchResultsController: UIViewController?
  /// The object that is asked to update the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that hears of the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content behind is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels appears with a search.
  open var automaticallyShowsCancelButton = true
  /// Whether a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
      if !isActive { searchBar.text = "" }
      searchResultsUpdater?.updateSearchResults(for: self)
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }

  /// A search whose results a controller shows; nil if the searched controller itself does.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Makes a controller without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The search is about to appear.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The search has appeared.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The search is about to disappear.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The search has disappeared.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
