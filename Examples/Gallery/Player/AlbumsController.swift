import UIKit

/// All albums, by genre.
class AlbumsController: UICollectionViewController {
  private let player: AudioPlayer
  private let genres: [(name: String, albums: [Album])]

  init(player: AudioPlayer) {
    self.player = player
    genres = Dictionary(grouping: Album.samples, by: \.genre)
      .map { (name: $0.key, albums: $0.value) }
      .sorted { $0.name < $1.name }
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  func shuffleAll() {
    player.play(Album.samples.flatMap(\.queued).shuffled())
  }

  /// Shows an album, unless it is the one that is open.
  func show(_ album: Album) {
    if (navigationController?.topViewController as? AlbumController)?.album == album { return }
    navigationController?.popToViewController(self, animated: false)
    scene.performShowAlbum(album: album, player: player)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { genres.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    genres[section].albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let album = genres[indexPath.section].albums[indexPath.item]
    let cell = scene.dequeueAlbumCell(for: indexPath)
    cell.views.cover.image = UIImage(systemName: "square.stack")
    cell.views.title.text = album.title
    cell.views.artist.text = album.artist
    cell.accessibilityLabel = "\(album.title), \(album.artist)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = scene.dequeueGenreHeader(for: indexPath)
    header.views.genre.text = genres[indexPath.section].name
    return header
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    scene.performShowAlbum(album: genres[indexPath.section].albums[indexPath.item], player: player)
  }
}
