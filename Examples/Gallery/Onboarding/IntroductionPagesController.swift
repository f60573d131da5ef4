import UIKit

/// The pages of the introduction.
class IntroductionPagesController: UIPageViewController, UIPageViewControllerDelegate {
  private var pages: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    guard let first = viewControllers?.first else { return }
    pages = Array(sequence(first: first) { [self] in dataSource?.pageViewController(self, viewControllerAfter: $0) })
  }

  var count: Int { pages.count }

  var page: UIViewController? { viewControllers?.first }

  var index: Int { page.flatMap { pages.firstIndex(of: $0) } ?? 0 }

  var isLast: Bool { index == count - 1 }

  func turn(to index: Int) {
    guard pages.indices.contains(index), index != self.index else { return }
    let direction: NavigationDirection = index > self.index ? .forward : .reverse
    setViewControllers([pages[index]], direction: direction, animated: true)
    scene.introduction?.pageChanged()
  }

  /// Goes back to the topics, which users can swipe past.
  func turnToTopics() {
    if let index = pages.firstIndex(where: { $0 is TopicsPageController }) { turn(to: index) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { scene.introduction?.pageChanged() }
  }
}
