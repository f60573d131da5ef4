import UIKit

class Cities: UITableViewController, UISearchControllerDelegate {
  private(set) var prepared: Found?

  func prepare(for segue: CitiesScene.Segue, sender: Any?) {
    switch segue {
    case .showFound(let found): prepared = found
    }
  }

  var limit: Int { scene.found.limit }
}

class Found: UITableViewController, UISearchResultsUpdating {
  let limit: Int
  var searches: [String] = []

  init(limit: Int) {
    self.limit = limit
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    searches.append(searchController.searchBar.text ?? "")
  }
}
