import UIKit

class Shelves: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueShelfCell(for: indexPath)
    cell.books.dataSource = self
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = scene.dequeueBookCell(in: collectionView, for: indexPath)
    cell.views.title.text = "Book \(indexPath.item)"
    return cell
  }
}

class ShelfCell: UITableViewCell {
  var books: UICollectionView!
}
