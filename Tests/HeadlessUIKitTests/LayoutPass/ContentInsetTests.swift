import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What the safe area adds to the insets of content that scrolls, and where the content then is.
@MainActor struct ContentInsetTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { events.append("insets") }
  }

  private let controller = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let app: HeadlessApp

  init() {
    app = HeadlessApp(root: controller, size: CGSize(width: 300, height: 500))
    controller.view.addSubview(scrollView)
  }

  private func cover(top: CGFloat = 40, bottom: CGFloat = 20, sides: CGFloat = 0) {
    app.setSafeAreaInsets(UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides))
  }

  @Test("L-39: The safe area is added where content scrolls, and content at its start stays at its start")
  func scrolling() {
    let listener = Listener()
    scrollView.delegate = listener
    cover(sides: 9)
    #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
    scrollView.contentSize = CGSize(width: 300, height: 900)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -40))
    #expect(listener.events == ["scroll", "insets"])
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 45, left: 6, bottom: 27, right: 8))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -40), "only the safe area moves content")
    scrollView.contentSize.width = 301
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 45, left: 15, bottom: 27, right: 17))
    // Content that was scrolled stays where it is.
    scrollView.contentOffset = CGPoint(x: 1, y: 100)
    cover(top: 80)
    #expect(scrollView.contentOffset == CGPoint(x: 1, y: 100))
    #expect(scrollView.adjustedContentInset.top == 85)
  }

  @Test("L-39: The behaviour decides whether the safe area is added")
  func behaviour() {
    cover(sides: 9)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 9, bottom: 20, right: 9))
    #expect(scrollView.contentOffset == CGPoint(x: -9, y: -40))
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset.left == 9)
  }

  @Test("L-39: The first view of a controller in a navigation controller is adjusted though it does not scroll")
  func bars() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (first, second) = (UIScrollView(), UIScrollView())
    for view in [first, second] {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      navigation.topViewController?.view.addSubview(view)
    }
    let app = HeadlessApp(root: navigation, size: CGSize(width: 300, height: 500))
    app.flush()
    #expect(first.adjustedContentInset.top == 44 && first.contentOffset.y == -44)
    #expect(second.adjustedContentInset.top == 0 && second.contentOffset.y == 0)
  }

  @Test("L-39: Content is covered by bars where it has scrolled to")
  func content() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scrollView.addSubview(inner)
    cover()
    #expect(inner.safeAreaInsets.top == 40)
    scrollView.contentSize.height = 900
    #expect(inner.safeAreaInsets.top == 0)
    scrollView.contentOffset.y = -10
    #expect(inner.safeAreaInsets.top == 30)
  }

  @Test("L-39: Scrolling to content leaves it below bars")
  func showing() {
    cover()
    scrollView.contentSize.height = 2000
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 170, "the bottom is above the lower bar")
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 160, "the top is below the upper bar")
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == -40)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 1520)
  }

  @Test("L-40: The system's distance between baselines is that of the lines of the larger text")
  func baselines() {
    let (title, body) = (UILabel(), UILabel())
    title.font = .systemFont(ofSize: 34)
    for label in [title, body] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
    }
    let spacing = body.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: controller.view.topAnchor),
      title.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), spacing,
      body.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.view.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    let lines = title.font.lineHeight
    #expect(abs(baseline(body) - baseline(title) - lines) < 1)
    // A constant that is set takes its place.
    spacing.constant = 100
    controller.view.layoutIfNeeded()
    #expect(abs(baseline(body) - baseline(title) - 100) < 1)
  }
}
