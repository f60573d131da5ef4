/// A search bar with the results of a search.
///
/// Nothing is presented while it is active. The results controller becomes its child, with its view loaded, which is
/// hidden until there is a text to search for. It has no place on the screen.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar that users type into.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.controller = self
    return bar
  }()
  /// The controller that shows the results; nil if the searched controller itself does.
  open private(set) var searchResultsController: UIViewController?
  /// The object that is asked to update the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the underlying content is obscured during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results appear as soon as there is a text to search for.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  private var resultsAreShown = false
  /// Whether the results are shown. Setting it ends that they appear by themselves.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? isActive && searchBar.text?.isEmpty == false : resultsAreShown }
    set {
      resultsAreShown = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether the cancel button appears automatically during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { embedResults() }
      if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
      if !isActive { searchBar.text = "" }
      showResults()
      searchResultsUpdater?.updateSearchResults(for: self)
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }

  /// Makes the results controller a child, once.
  private func embedResults() {
    guard let results = searchResultsController, results.parent == nil else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  /// Shows the results while there is something to search for.
  private func showResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.view.isHidden = !showsSearchResultsController
  }

  /// Updates the results of the search that is going on.
  func searchTextDidChange() {
    guard isActive else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
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

/// The delegate of a search controller, notified when a search begins and ends.
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
