/// The data source of the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// The first two are required; the rest is optional on Apple's platforms.
extension UIPageViewControllerDataSource {
  /// No page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// No page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
