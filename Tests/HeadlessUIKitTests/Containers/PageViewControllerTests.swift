import HeadlessUIKit
import Testing

@MainActor @Suite struct PageViewControllerTests {
  @Test("Only the pages that are shown are children")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let first = RecordingController()
    let second = RecordingController()
    #expect(pages.viewControllers == nil && pages.navigationOrientation == .vertical)
    pages.setViewControllers([first], direction: .forward, animated: false)
    var finished = false
    pages.setViewControllers([second], direction: .forward, animated: true) { finished = $0 }
    Transactions.flush()
    #expect(pages.viewControllers == [second] && pages.children == [second] && finished)
    #expect(first.log == ["willMove(parent)", "willMove(nil)", "didMove(nil)"])
  }
}
