import HeadlessUIKit
import Testing

@MainActor struct SearchControllerTests {
  @Test("The results controller is a child during the first search, and hidden while there is no text")
  func results() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(results.parent == nil && !results.isViewLoaded)
    search.isActive = true
    #expect(results.parent === search && results.view.superview === search.view && results.view.isHidden)
    search.searchBar.text = "a"
    #expect(!results.view.isHidden)
    search.searchBar.text = ""
    #expect(results.view.isHidden)
    search.searchBar.text = "b"
    search.isActive = false
    #expect(results.view.isHidden && results.parent === search)
    search.isActive = true
    #expect(search.children.count == 1)
  }

  @Test("The updater hears of the beginning, of each new text and of the end")
  func updates() {
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.searchBar.text = "not yet"
    search.isActive = true
    search.searchBar.text = "a"
    search.searchBar.text = "a"
    search.isActive = false
    #expect(updater.texts == ["not yet", "a", ""])
  }
}

@MainActor private final class Updater: NSObject, UISearchResultsUpdating {
  var texts: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "nil")
  }
}
