import UIKit

/// Posts, the newest first, with a hint below the last one.
class FeedController: UITableViewController {
  private var posts = Post.samples
  private var showsFavourites = false

  /// The posts that are shown, by their places in `posts`.
  private var shown: [Int] { posts.indices.filter { !showsFavourites || posts[$0].isFavourite } }

  private func isPost(_ indexPath: IndexPath) -> Bool { indexPath.row < shown.count }

  // MARK: - Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count + 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard isPost(indexPath) else { return scene.dequeueHintCell(for: indexPath) }
    let index = shown[indexPath.row]
    let cell = scene.dequeuePostCell(for: indexPath)
    cell.show(posts[index])
    cell.likeChanged = { [weak self] in self?.posts[index].isFavourite = $0 }
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isPost(indexPath) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard isPost(indexPath) else { return nil }
    let index = shown[indexPath.row]
    let title = posts[index].isFavourite ? "Unlike" : "Like"
    let like = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.posts[index].isFavourite.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    like.backgroundColor = .systemPink
    like.image = UIImage(systemName: "heart")
    return UISwipeActionsConfiguration(actions: [like])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard isPost(indexPath) else { return nil }
    let index = shown[indexPath.row]
    let hide = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, completion in
      self?.posts.remove(at: index)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [hide])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  // MARK: - Actions

  func reload(_ sender: UIRefreshControl) {
    tableView.reloadData()
    sender.endRefreshing()
  }

  func showAll(_ sender: UIAction) { filter(favourites: false) }

  func showFavourites(_ sender: UIAction) { filter(favourites: true) }

  private func filter(favourites: Bool) {
    showsFavourites = favourites
    title = favourites ? "Favourites" : "Feed"
    tableView.reloadData()
  }

  func repost(_ sender: UIButton) {
    let views = sequence(first: sender as UIView, next: \.superview)
    guard let cell = views.first(where: { $0 is PostCell }) as? PostCell, let row = tableView.indexPath(for: cell)
    else { return }
    let post = posts[shown[row.row]]
    posts.insert(Post(author: "You", time: "now", text: "\(post.author): \(post.text)"), at: 0)
    tableView.reloadData()
  }

  // MARK: - Segues

  func makePost(forShowPost sender: Any?) -> PostController {
    let indexPath = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:)) ?? IndexPath(row: 0, section: 0)
    return scene.scenes.instantiatePost(post: posts[shown[indexPath.row]])
  }

  func postDiscarded() {}

  func postWritten(_ segue: UIStoryboardSegue) {
    guard let composer = segue.source as? ComposerController else { return }
    posts.insert(Post(author: "You", time: "now", text: composer.text), at: 0)
    filter(favourites: false)
  }
}
