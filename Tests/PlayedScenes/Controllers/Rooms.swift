import UIKit

/// Notes how large its view is when it is loaded.
class Office: UIViewController {
  private(set) var sizeOnLoad = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    sizeOnLoad = view.bounds.size
  }
}

/// Is in a place of the office.
class Occupant: UIViewController {}

/// Serves its table.
class Register: UITableViewController {
  private(set) var selected: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// Serves its collection.
class Wall: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// Has its view in a nib.
class Basement: UIViewController {}

/// Was drawn smaller than most screens.
class Attic: UIViewController {}
