public import HeadlessUIKit

extension HeadlessApp {
  /// Swipes to the next or the previous page. The data source and the delegate are called as UIKit does.
  ///
  /// By default, it is the only page view controller that the user can reach.
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection = .forward, in pages: UIPageViewController? = nil,
    flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let pages = try pages ?? onlyController()
      let problem = direction == .forward ? "the page cannot be turned" : "the page cannot be turned back"
      try reach(pages.view, to: direction == .forward ? "turned" : "turned back", as: "the page")
      guard let source = pages.dataSource else { throw UserActionError(problem, "there is no data source") }
      let new = pages.neighbours(direction, from: source)
      guard new.count == pages.viewControllers?.count else {
        throw UserActionError(problem, "the data source has no page \(direction == .forward ? "after" : "before") it")
      }
      pages.turn(direction, to: new)
    }
  }
}

extension UIPageViewController {
  /// The pages next to the visible ones, as many as are visible, in order.
  fileprivate func neighbours(
    _ direction: NavigationDirection, from source: any UIPageViewControllerDataSource
  ) -> [UIViewController] {
    let shown = viewControllers ?? []
    var pages: [UIViewController] = []
    while pages.count < shown.count, let edge = pages.last ?? (direction == .forward ? shown.last : shown.first) {
      let next =
        direction == .forward
        ? source.pageViewController(self, viewControllerAfter: edge)
        : source.pageViewController(self, viewControllerBefore: edge)
      guard let next else { break }
      pages.append(next)
    }
    return direction == .forward ? pages : pages.reversed()
  }

  fileprivate func turn(_ direction: NavigationDirection, to pages: [UIViewController]) {
    let old = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: pages)
    setViewControllers(pages, direction: direction, animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: true)
    }
  }
}
