import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The height of a navigation bar, by the item that it shows.
@MainActor struct NavigationBarHeightTests {
  private let root = UIViewController()
  private let app: HeadlessApp
  private var bar: UINavigationBar? { root.navigationController?.navigationBar }
  private var top: CGFloat { root.view.safeAreaInsets.top }

  init() {
    app = HeadlessApp(root: UINavigationController(rootViewController: root), size: CGSize(width: 390, height: 844))
    app.flush()
  }

  /// The height follows the item at once, without another reason to lay out.
  @Test("L-41: A prompt, a large title and a search bar add to the height of the bar")
  func parts() {
    let plain = top
    root.navigationItem.prompt = "All of Europe"
    #expect(top == plain + 30 && bar?.frame.height == 74)
    bar?.prefersLargeTitles = true
    #expect(top == plain + 82)
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    #expect(top == plain + 134)
    root.navigationItem.prompt = nil
    root.navigationItem.largeTitleDisplayMode = .never
    #expect(top == plain + 52 && bar?.frame.height == 96)
  }

  @Test("L-41: A search bar hides while there is something to scroll, unless the item says otherwise")
  func search() {
    let plain = top
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    #expect(search.searchBar.superview === bar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    root.view.addSubview(UITableView())
    root.navigationController?.view.setNeedsLayout()
    app.flush()
    #expect(top == plain && search.searchBar.superview == nil)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(top == plain + 52 && search.searchBar.superview === bar)
    root.navigationController?.pushViewController(UIViewController(), animated: false)
    app.flush()
    #expect(search.searchBar.superview == nil, "the bar shows that of the controller on top only")
  }

  @Test("L-41: Where the height is compact, the bar is lower and no title is large")
  func compact() {
    bar?.prefersLargeTitles = true
    app.rotate()
    app.flush()
    #expect(bar?.frame.height == 32 && top == 32)
  }
}
