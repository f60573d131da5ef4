import UIKit

/// A post in the feed. The scene has its views.
class PostCell: UITableViewCell {
  var authorLabel: UILabel!
  var timeLabel: UILabel!
  var bodyLabel: UILabel!
  var likeButton: UIButton!

  /// Called when the user likes the post, or does not any more.
  var likeChanged: (Bool) -> Void = { _ in }

  func show(_ post: Post) {
    authorLabel.text = post.author
    timeLabel.text = post.time
    bodyLabel.text = post.text
    likeButton.isSelected = post.isFavourite
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    likeChanged = { _ in }
  }

  func like() {
    likeButton.isSelected.toggle()
    likeChanged(likeButton.isSelected)
  }
}
