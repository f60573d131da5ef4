import UIKit

/// Three pages that a swipe, the dots and a button turn. It is the delegate of the page view controller.
class OnboardingController: UIViewController, UIPageViewControllerDelegate {
  var pageControl: UIPageControl!
  var skipButton: UIButton!
  var nextButton: UIButton!

  /// Called when the tour has been seen or skipped.
  var finished: () -> Void = {}

  /// The pages, in order, as the scene's data source has them.
  private lazy var pages: [UIViewController] = {
    let tour = scene.tour
    guard let first = tour.viewControllers?.first else { return [] }
    return Array(sequence(first: first) { tour.dataSource?.pageViewController(tour, viewControllerAfter: $0) })
  }()

  private var isLastPage: Bool { pageControl.currentPage + 1 == pageControl.numberOfPages }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.tour.delegate = self
    pageControl.numberOfPages = pages.count
    showPageNumber(0)
  }

  private func showPageNumber(_ index: Int) {
    pageControl.currentPage = index
    nextButton.configuration?.title = isLastPage ? "Get started" : "Next"
    skipButton.isHidden = isLastPage
  }

  private func turn(to index: Int, from old: Int) {
    scene.tour.setViewControllers([pages[index]], direction: index < old ? .reverse : .forward, animated: true)
    showPageNumber(index)
  }

  // MARK: - Actions

  func pageChosen(_ sender: UIPageControl) {
    guard let shown = scene.tour.viewControllers?.first, let old = pages.firstIndex(of: shown) else { return }
    turn(to: sender.currentPage, from: old)
  }

  func showNextPage() {
    guard !isLastPage else { return finish() }
    turn(to: pageControl.currentPage + 1, from: pageControl.currentPage)
  }

  func finish() {
    finished()
    scene.performStart()
  }

  // MARK: - Pages

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let shown = pageViewController.viewControllers?.first, let index = pages.firstIndex(of: shown) else { return }
    showPageNumber(index)
  }
}
