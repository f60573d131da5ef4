import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct PageTests {
  /// Pages from a list, with a log of the calls of the delegate.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["one", "two", "three", "four"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    var events: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      events.append("will \(pendingViewControllers.map { $0.title ?? "" })")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      events.append("did \(previousViewControllers.map { $0.title ?? "" }) \(finished) \(completed)")
    }
  }

  private let book = Book()

  private func pages(_ style: UIPageViewController.TransitionStyle, from first: [Int]) -> UIPageViewController {
    let spine: [UIPageViewController.OptionsKey: Any] =
      first.count == 2 ? [.spineLocation: UIPageViewController.SpineLocation.mid] : [:]
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: spine)
    pages.setViewControllers(first.map { book.pages[$0] }, direction: .forward, animated: false)
    pages.dataSource = book
    pages.delegate = book
    return pages
  }

  @Test("R-32, R-35: Turning a page calls the data source and the delegate")
  func turning() throws {
    let pages = pages(.scroll, from: [0])
    let app = HeadlessApp(root: pages)
    try app.turnPage()
    #expect(pages.viewControllers == [book.pages[1]])
    try app.turnPage(.reverse)
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(
      book.events == [
        #"will ["two"]"#, #"did ["one"] true true"#, #"will ["one"]"#, #"did ["two"] true true"#,
      ])
  }

  @Test("The delegate receives the end of a turn when it has ended")
  func interleaving() throws {
    let app = HeadlessApp(root: pages(.scroll, from: [0]))
    try app.turnPage(flushing: false)
    #expect(book.events == [#"will ["two"]"#])
    app.flush()
    #expect(book.events.count == 2)
  }

  @Test("Two visible pages are turned together")
  func twoPages() throws {
    let pages = pages(.pageCurl, from: [0, 1])
    let app = HeadlessApp(root: pages)
    try app.turnPage()
    #expect(pages.viewControllers == [book.pages[2], book.pages[3]])
    try app.turnPage(.reverse)
    #expect(pages.viewControllers == [book.pages[0], book.pages[1]])
  }

  @Test("R-36: Not past the ends, and not without a data source")
  func impossible() {
    let pages = pages(.scroll, from: [0])
    let app = HeadlessApp(root: pages)
    #expect(
      refusal { try app.turnPage(.reverse) } == "The page cannot be turned back: the data source has no page before it."
    )
    pages.dataSource = nil
    #expect(refusal { try app.turnPage() } == "The page cannot be turned: there is no data source.")
  }
}
