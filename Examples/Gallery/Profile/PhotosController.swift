import UIKit

/// The pictures of a person, in a grid.
class PhotosController: UICollectionViewController {
  var photos: [Photo] = [] {
    didSet { if isViewLoaded { collectionView.reloadData() } }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = (view.bounds.width - 2 * scene.gridLayout.minimumInteritemSpacing) / 3
    guard side > 0, scene.gridLayout.itemSize.width != side else { return }
    scene.gridLayout.itemSize = CGSize(width: side, height: side)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = photos[indexPath.item]
    let cell = scene.dequeuePhotoCell(for: indexPath)
    cell.views.picture.image = UIImage(systemName: "photo")
    cell.views.likes.text = "\(photo.likes)"
    cell.accessibilityLabel = photo.name
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    scene.performShowPhoto(photo: photos[indexPath.item])
  }

  func prepare(for segue: PhotosScene.Segue, sender: Any?) {
    switch segue {
    case .showPhoto(let photo):
      photo.likesChanged = { [weak self] in self?.scene.profile?.setLikes($1, of: $0) }
    }
  }
}
