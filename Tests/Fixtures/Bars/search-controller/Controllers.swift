import UIKit

class Cities: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  var search: UISearchController!
  var searches: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    searches.append(searchController.searchBar.text ?? "")
  }
}
