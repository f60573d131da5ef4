import UIKit

/// The field over the map. It tells the map what the user types.
class PlaceSearchController: UIViewController, UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    scene.places?.search(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }
}
