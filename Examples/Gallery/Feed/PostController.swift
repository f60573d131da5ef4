import UIKit

/// One post, all of it.
class PostController: UIViewController {
  var authorLabel: UILabel!
  var timeLabel: UILabel!
  var bodyLabel: UILabel!

  let post: Post

  init(post: Post) {
    self.post = post
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    authorLabel.text = post.author
    timeLabel.text = post.time
    bodyLabel.text = post.text
  }
}
