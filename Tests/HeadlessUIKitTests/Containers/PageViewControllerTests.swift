import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct PageViewControllerTests {
  private func pages(_ style: UIPageViewController.TransitionStyle = .scroll) -> UIPageViewController {
    UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
  }

  private func book() -> UIPageViewController {
    UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
  }

  @Test("R-30, X-24: As many pages are set as are shown", arguments: [0, 2, 3])
  func wrongNumber(count: Int) {
    let pages = pages()
    let new = (0..<count).map { _ in UIViewController() }
    let raised = exceptions { pages.setViewControllers(new, direction: .forward, animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      raised.first?.reason == "The number of view controllers provided (\(count)) doesn't match the number required (1)"
        + " for the requested transition")
    #expect(pages.viewControllers == nil && pages.children.isEmpty)
  }

  @Test("R-30: With the spine in the middle, two pages are visible")
  func middleSpine() {
    let stage = Stage()
    let book = book()
    #expect(book.spineLocation == .mid)
    let raised = exceptions { book.setViewControllers([stage.parent], direction: .forward, animated: false) }
    #expect(raised.first?.reason.contains("provided (1) doesn't match the number required (2)") == true)
    book.setViewControllers([stage.parent, stage.child], direction: .forward, animated: false)
    stage.showAndFlush(book)
    #expect(book.viewControllers == [stage.parent, stage.child] && stage.parent.isSeen && stage.child.isSeen)
    book.setViewControllers([stage.child, stage.other], direction: .forward, animated: true)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.child.isSeen && stage.other.isSeen && !stage.parent.isSeen)
    #expect(book.children == [stage.child, stage.other])
  }

  @Test("R-30: A leaf with two sides needs both while it is turned")
  func doubleSided() {
    let pages = pages(.pageCurl)
    pages.isDoubleSided = true
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let raised = exceptions { pages.setViewControllers([UIViewController()], direction: .forward, animated: true) }
    #expect(raised.first?.reason.contains("required (2)") == true)
    pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: true)
    #expect(pages.viewControllers?.count == 2)
  }

  @Test("R-31: Pages can be set before the view is loaded, which loads none of them")
  func beforeLoading() {
    let stage = Stage()
    let pages = pages()
    pages.setViewControllers([stage.parent], direction: .forward, animated: false)
    #expect(pages.viewControllers == [stage.parent] && !pages.isViewLoaded && !stage.parent.isViewLoaded)
    stage.showAndFlush(pages)
    #expect(stage.parent.isSeen && stage.parent.view.superview === pages.view)
  }

  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var calls = 0

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      calls += 1
      return nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      calls += 1
      return UIViewController()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      calls += 1
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls += 1
    }
  }

  @Test("R-32, R-35: Only the user's turns call the data source and the delegate")
  func programmatic() {
    let stage = Stage()
    let source = Source()
    let pages = pages()
    (pages.dataSource, pages.delegate) = (source, source)
    pages.setViewControllers([stage.parent], direction: .forward, animated: false)
    stage.showAndFlush(pages)
    pages.setViewControllers([stage.child], direction: .forward, animated: true)
    Transactions.flush()
    #expect(source.calls == 0)
  }

  @Test("R-32: Only the pages that are shown are children")
  func children() {
    let stage = Stage()
    let pages = stage.name(pages(), "pages")
    pages.setViewControllers([stage.parent], direction: .forward, animated: false)
    stage.showAndFlush(pages)
    var finished = false
    pages.setViewControllers([stage.child], direction: .forward, animated: true) { finished = $0 }
    #expect(!finished)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(pages.viewControllers == [stage.child] && pages.children == [stage.child] && finished)
    #expect(stage.parent.parent == nil && stage.parent.view.superview == nil)
  }

  @Test("R-33: A page gets didMove after its appearance")
  func firstPage() {
    final class Pages: UIPageViewController {
      let first: UIViewController
      init(_ first: UIViewController) {
        self.first = first
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([first], direction: .forward, animated: false)
      }
    }
    let stage = Stage()
    let pages = stage.name(Pages(stage.child), "pages")
    stage.show(pages)
    #expect(
      stage.takeFlushed().filter { $0.hasPrefix("c.") } == [
        "c.willMove(pages)", "c.loadView", "c.viewDidLoad", "c.willAppear", "c.isAppearing", "c.didAppear",
        "c.didMove(pages)",
      ])
  }

  @Test("R-34: Pages that scroll and pages that curl end in different orders", arguments: [true, false])
  func turning(scrolls: Bool) {
    let stage = Stage()
    let pages = stage.name(pages(scrolls ? .scroll : .pageCurl), "pages")
    pages.setViewControllers([stage.parent], direction: .forward, animated: false)
    stage.showAndFlush(pages)
    pages.setViewControllers([stage.child], direction: .reverse, animated: true)
    let ends = scrolls ? ["c.didAppear", "p.didDisappear"] : ["p.didDisappear", "c.didAppear"]
    #expect(
      stage.takeFlushed() == [
        "p.willMove(nil)", "c.willMove(pages)", "c.loadView", "c.viewDidLoad", "c.willAppear", "p.willDisappear",
        "c.isAppearing",
      ] + ends + ["p.didMove(nil)", "c.didMove(pages)"])
  }

  @Test("R-34: Pages in quick succession", arguments: [[1, 2], [1, 0], [1, 2, 0], [1, 0, 1], [1, 2, 1]])
  func quickly(order: [Int]) {
    for flushes in 0..<4 {
      let stage = Stage()
      let all = [stage.parent, stage.child, stage.other]
      let pages = pages()
      pages.setViewControllers([all[0]], direction: .forward, animated: false)
      stage.showAndFlush(pages)
      for (step, index) in order.enumerated() {
        pages.setViewControllers([all[index]], direction: .forward, animated: true)
        if flushes & 1 << step != 0 { Transactions.flush() }
      }
      let events = stage.takeFlushed()
      #expect(Balance.problems(in: events) == [], "\(events)")
      let last = all[order[order.count - 1]]
      #expect(all.filter(\.isSeen) == [last] && pages.view.subviews == [last.view] && pages.children == [last])
    }
  }

  @Test("R-36: Without a data source, code still turns pages")
  func noSource() {
    let pages = pages()
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(pages.dataSource == nil && pages.viewControllers == [page])
  }
}
