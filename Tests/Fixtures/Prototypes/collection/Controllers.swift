import UIKit

class Gallery: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = scene.dequeuePosterCell(for: indexPath)
    cell.posterView.image = nil
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let header = scene.dequeueSeasonHeader(for: indexPath)
      header.views.title.text = "Season 1"
      return header
    case "badge": return scene.dequeueBadge(for: indexPath)
    default: return scene.dequeueTotal(for: indexPath)
    }
  }
}

class PosterCell: UICollectionViewCell {
  var posterView: UIImageView!
}

class BadgeView: UICollectionReusableView {}
