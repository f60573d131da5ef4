import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Values at the edges of their types, which UIKit takes: nothing traps.
@MainActor struct ExtremeValueTests {
  private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, -1, .leastNonzeroMagnitude]

  private static let properties: [(UIView, CGFloat) -> Void] = [
    { $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1) },
    { $0.bounds = CGRect(x: $1, y: $1, width: $1, height: $1) },
    { $0.center = CGPoint(x: $1, y: $1) },
    { $0.transform = CGAffineTransform(scaleX: $1, y: $1) },
    { $0.transform = CGAffineTransform(translationX: $1, y: $1) },
    { $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) },
    { $0.alpha = $1 },
    { $0.layer.cornerRadius = $1 },
    { ($0 as? UIScrollView)?.contentSize = CGSize(width: $1, height: $1) },
    { ($0 as? UIScrollView)?.contentOffset = CGPoint(x: $1, y: $1) },
    { ($0 as? UIStackView)?.spacing = $1 },
    { ($0 as? UILabel)?.font = .systemFont(ofSize: $1) },
    { ($0 as? UILabel)?.numberOfLines = $1 > 0 ? .max : .min },
    { ($0 as? UIPageControl)?.numberOfPages = $1 > 0 ? .max : .min },
    { ($0 as? UIPageControl)?.currentPage = $1 > 0 ? .max : .min },
    { ($0 as? UISlider)?.value = Float($1) },
    { ($0 as? UIProgressView)?.progress = Float($1) },
    { ($0 as? UITableView)?.rowHeight = $1 },
  ]

  private static let classes: [() -> UIView] = [
    { UIView() }, { UILabel() }, { UIButton() }, { UIImageView() }, { UIScrollView() }, { UIStackView() },
    { UITableView() }, { UITextView() }, { UITextField() }, { UIPageControl() }, { UISlider() }, { UISwitch() },
    { UIProgressView() }, { UISegmentedControl() }, { UIPickerView() },
  ]

  @Test func noPropertyOfAViewTraps() {
    for make in Self.classes {
      for set in Self.properties {
        for number in Self.numbers {
          let (root, view) = (UIViewController(), make())
          (view as? UILabel)?.text = "A text"
          root.view.addSubview(view)
          let app = HeadlessApp(root: root)
          set(view, number)
          view.setNeedsLayout()
          root.view.layoutIfNeeded()
          view.sizeToFit()
          _ = view.sizeThatFits(CGSize(width: number, height: number))
          _ = view.convert(CGPoint(x: number, y: number), to: root.view)
          _ = root.view.hitTest(CGPoint(x: number, y: number), with: nil)
          _ = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
          app.flush()
        }
      }
    }
  }

  @Test func pointsAreOutsideOfWhatIsNoRectangle() {
    let view = UIView()
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    #expect(!view.point(inside: .zero, with: nil))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.point(inside: .zero, with: nil) && !view.point(inside: CGPoint(x: 10, y: 0), with: nil))
  }

  private final class Rows: UITableViewController {
    let (sections, rows): (Int, Int)

    init(sections: Int, rows: Int) {
      (self.sections, self.rows) = (sections, rows)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  }

  @Test(arguments: [(1, -1), (1, Int.min), (-1, 1), (Int.min, 1), (-1, -1)])
  func negativeNumbersOfRowsAreNone(sections: Int, rows: Int) {
    let table = Rows(sections: sections, rows: rows)
    let app = HeadlessApp(root: table)
    table.tableView.reloadData()
    app.flush()
    #expect(table.tableView.visibleCells.isEmpty)
    #expect(table.tableView.numberOfSections == max(0, sections))
    #expect(table.tableView.numberOfRows(inSection: 0) == max(0, rows))
  }

  private final class Pushing: UIViewController {
    private let rest: Int

    init(rest: Int) {
      self.rest = rest
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if rest > 0 { navigationController?.pushViewController(Pushing(rest: rest - 1), animated: false) }
    }
  }

  @Test func aControllerCanPushTheNextWhenItsViewLoads() {
    let navigation = Self.pushed(1000)
    #expect(navigation.viewControllers.count == 1_001)
    #expect((navigation.topViewController as? Pushing)?.isViewLoaded == true)
  }

  /// A navigation controller after so many pushes, each of which pushes the next.
  private static func pushed(_ count: Int) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = HeadlessApp(root: navigation)
    navigation.pushViewController(Pushing(rest: count - 1), animated: false)
    app.flush()
    return navigation
  }
}
