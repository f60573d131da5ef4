import UIKit

// Swift 5: pages in a scroll view, loaded on demand, and a bar of their titles.

class PagerViewController: UIViewController {
  let pages: [UIViewController]
  private let segmentedControl: UISegmentedControl
  private let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.bounces = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    return scrollView
  }()
  private var loadedIndexes = Set<Int>()

  var currentIndex: Int {
    guard scrollView.bounds.width > 0 else { return 0 }
    return Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }

  init(pages: [UIViewController]) {
    self.pages = pages
    self.segmentedControl = UISegmentedControl(items: pages.map { $0.title ?? "" })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    navigationItem.titleView = segmentedControl
    segmentedControl.selectedSegmentIndex = 0
    segmentedControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.scroll(to: control.selectedSegmentIndex, animated: true)
      }, for: .valueChanged)
    scrollView.delegate = self
    view.addSubview(scrollView)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: UIView] = ["scroll": scrollView]
    for (_, view) in views {
      view.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: self.view.bottomAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: self.view.leftAnchor).isActive = true
      view.rightAnchor.constraint(equalTo: self.view.rightAnchor).isActive = true
    }
    loadPage(at: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width * CGFloat(pages.count), height: scrollView.bounds.height)
    for index in loadedIndexes { pages[index].view.frame = frame(at: index) }
  }

  private func frame(at index: Int) -> CGRect {
    return CGRect(origin: CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0), size: scrollView.bounds.size)
  }

  private func loadPage(at index: Int) {
    guard pages.indices.contains(index), !loadedIndexes.contains(index) else { return }
    loadedIndexes.insert(index)
    let page = pages[index]
    addChild(page)
    scrollView.addSubview(page.view)
    page.view.frame = frame(at: index)
    page.didMove(toParent: self)
  }

  private func unloadPage(at index: Int) {
    guard loadedIndexes.remove(index) != nil else { return }
    pages[index].willMove(toParent: nil)
    pages[index].view.removeFromSuperview()
    pages[index].removeFromParent()
  }

  func scroll(to index: Int, animated: Bool) {
    loadPage(at: index)
    let offset = CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0)
    scrollView.setContentOffset(offset, animated: animated)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      view.setNeedsLayout()
    }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for index in loadedIndexes where abs(index - currentIndex) > 1 { unloadPage(at: index) }
  }
}

extension PagerViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    loadPage(at: currentIndex)
    segmentedControl.selectedSegmentIndex = currentIndex
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    loadPage(at: Int(targetContentOffset.pointee.x / max(scrollView.bounds.width, 1)))
  }

  private func settle() {
    for index in loadedIndexes where index != currentIndex { unloadPage(at: index) }
  }
}

class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }

  func frame(of subview: UIView, in other: UIView?) -> CGRect {
    return convert(subview.frame, to: other)
  }
}
