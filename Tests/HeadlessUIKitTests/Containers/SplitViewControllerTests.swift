import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct SplitViewControllerTests {
  private typealias Column = UISplitViewController.Column

  /// Columns `p` and `c` on the screen, in stacks `left` and `right`.
  private func start(_ stage: Stage) -> UISplitViewController {
    let split = stage.name(UISplitViewController(style: .doubleColumn), "split")
    let left = stage.name(UINavigationController(rootViewController: stage.parent), "left")
    let right = stage.name(UINavigationController(rootViewController: stage.child), "right")
    split.setViewController(left, for: .primary)
    split.setViewController(right, for: .secondary)
    stage.showAndFlush(split)
    return split
  }

  @Test("R-20, R-04: Without columns, it shows its two controllers, and loads them on appearance")
  func classic() {
    let stage = Stage()
    let split = UISplitViewController()
    split.viewControllers = [stage.parent, stage.child]
    #expect(split.style == .unspecified && split.children == [stage.parent, stage.child])
    #expect(!stage.parent.isViewLoaded && !stage.child.isViewLoaded)
    stage.showAndFlush(split)
    #expect(stage.parent.isSeen && stage.child.isSeen)
    split.viewControllers = [stage.parent, stage.other]
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(split.viewControllers == [stage.parent, stage.other] && stage.child.parent == nil && !stage.child.isSeen)
  }

  @Test("R-20: Collapsed, it has one")
  func classicCollapsed() {
    let stage = Stage()
    let split = UISplitViewController()
    split.viewControllers = [stage.parent, stage.child]
    stage.showAndFlush(split)
    split.isCollapsed = true
    #expect(split.viewControllers == [stage.child])
    #expect(stage.takeFlushed() == ["p.willDisappear", "p.didDisappear"])
    split.isCollapsed = false
    #expect(split.viewControllers == [stage.parent, stage.child])
    #expect(stage.takeFlushed() == ["p.willAppear", "p.isAppearing", "p.didAppear"])
  }

  @Test("R-21: A column returns its controller")
  func columns() {
    let stage = Stage()
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    let controllers = columns.map { _ in UIViewController() }
    for (column, controller) in zip(columns, controllers) { split.setViewController(controller, for: column) }
    #expect(split.style == .tripleColumn && columns.map { split.viewController(for: $0) } == controllers)
    split.setViewController(nil, for: .supplementary)
    #expect(split.viewController(for: .supplementary) == nil && controllers[1].splitViewController == nil)
    stage.showAndFlush(split)
    #expect(controllers.map(\.isSeen) == [true, false, true, false])
  }

  @Test("R-22: Other controllers are wrapped", arguments: [Column.primary, .supplementary, .secondary])
  func wrapping(column: UISplitViewController.Column) {
    let split = UISplitViewController(style: .tripleColumn)
    let plain = UIViewController()
    split.setViewController(plain, for: column)
    #expect(plain.navigationController?.parent === split && split.children == [plain.navigationController])
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: column)
    #expect(split.children == [stack] && plain.splitViewController == nil)
  }

  @Test("R-22: Some controllers are not wrapped")
  func takenAsTheyAre() {
    let split = UISplitViewController(style: .tripleColumn)
    let holder = UIViewController()
    holder.addChild(UINavigationController())
    let other = UIViewController()
    other.addChild(UINavigationController())
    let (tabs, compact) = (UITabBarController(), UITabBarController())
    split.setViewController(holder, for: .primary)
    split.setViewController(other, for: .secondary)
    split.setViewController(compact, for: .compact)
    #expect(split.children == [holder, other, compact])
    split.setViewController(tabs, for: .secondary)
    #expect(split.children == [holder, tabs, compact])
    split.setViewController(holder, for: .supplementary)
    #expect(holder.navigationController?.parent === split)
  }

  @Test("R-22: Tabs are neither primary nor supplementary", arguments: [Column.primary, .supplementary])
  func tabs(column: UISplitViewController.Column) {
    let split = UISplitViewController(style: .tripleColumn)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController()]
    let raised = exceptions { split.setViewController(tabs, for: column) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
  }

  @Test("R-23: A column that is hidden disappears, and appears when it is shown")
  func hiding() {
    let stage = Stage()
    let split = start(stage)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      stage.takeFlushed() == ["left.willDisappear", "p.willDisappear", "left.didDisappear", "p.didDisappear"])
    #expect(stage.parent.view.window == nil && stage.parent.splitViewController === split)
    split.hide(.primary)
    #expect(stage.takeFlushed() == [])
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(
      stage.takeFlushed() == [
        "left.willAppear", "p.willAppear", "left.isAppearing", "p.isAppearing", "left.didAppear", "p.didAppear",
      ])
  }

  @Test("R-23: The display mode follows the preferred one or hidden columns")
  func displayMode() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.displayMode == .twoBesideSecondary && !split.isCollapsed)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test("R-23: Collapsed, only the compact column is seen")
  func compact() {
    let stage = Stage()
    let split = start(stage)
    split.setViewController(stage.other, for: .compact)
    #expect(stage.other.parent === split && !stage.other.isSeen)
    split.isCollapsed = true
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.other.isSeen && !stage.parent.isSeen && !stage.child.isSeen)
    #expect(split.view.subviews == [stage.other.view])
    split.isCollapsed = false
    Transactions.flush()
    #expect(!stage.other.isSeen && stage.parent.isSeen && stage.child.isSeen)
  }

  @Test("R-23: Collapsed, a column is shown in place of the one that is there")
  func showingCollapsed() {
    let stage = Stage()
    let split = start(stage)
    split.isCollapsed = true
    Transactions.flush()
    #expect(stage.child.isSeen && !stage.parent.isSeen)
    split.show(.primary)
    Transactions.flush()
    #expect(stage.parent.isSeen && !stage.child.isSeen)
  }

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var proposed: [UISplitViewController.Column] = []
    var top: UISplitViewController.Column?
    var discardsSecondary = false

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      discardsSecondary
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposed.append(proposedTopColumn)
      return top ?? proposedTopColumn
    }
  }

  @Test("R-24: The delegate chooses the top column on collapsing")
  func topColumn() {
    let stage = Stage()
    let delegate = Delegate()
    let split = start(stage)
    split.delegate = delegate
    delegate.top = .primary
    split.isCollapsed = true
    Transactions.flush()
    #expect(delegate.proposed == [.secondary] && stage.parent.isSeen && !stage.child.isSeen)
    split.isCollapsed = false
    split.setViewController(stage.other, for: .compact)
    delegate.top = nil
    split.isCollapsed = true
    Transactions.flush()
    #expect(delegate.proposed == [.secondary, .compact] && stage.other.isSeen && !stage.parent.isSeen)
  }

  @Test("R-24: Without columns, it decides whether the secondary controller is discarded", arguments: [true, false])
  func collapsing(discards: Bool) {
    let stage = Stage()
    let delegate = Delegate()
    delegate.discardsSecondary = discards
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [stage.parent, stage.child]
    split.isCollapsed = true
    #expect(split.viewControllers == [discards ? stage.parent : stage.child] && delegate.proposed == [])
  }

  // MARK: Frames

  /// The frames of the visible columns in a window, as `x width`.
  private func columns(
    of split: UISplitViewController, width: CGFloat = 1000, isRightToLeft: Bool = false, _ change: () -> Void = {}
  ) -> [[CGFloat]] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    if isRightToLeft { window.semanticContentAttribute = .forceRightToLeft }
    if isRightToLeft { split.view.semanticContentAttribute = .forceRightToLeft }
    window.rootViewController = split
    window.makeKeyAndVisible()
    change()
    Transactions.flush()
    window.layoutIfNeeded()
    return split.view.subviews.map { [$0.frame.minX, $0.frame.width] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }

  private func split(_ count: Int) -> UISplitViewController {
    let split = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
    let all: [Column] = count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in all { split.setViewController(UIViewController(), for: column) }
    return split
  }

  @Test("Columns are side by side, and the last one has what the others leave")
  func sideBySide() {
    #expect(columns(of: split(2)) == [[0, 320], [320, 680]])
    #expect(columns(of: split(3)) == [[0, 320], [320, 320], [640, 360]])
    #expect(columns(of: split(2), width: 400) == [[0, 160], [160, 240]])
    #expect(columns(of: split(2), isRightToLeft: true) == [[0, 680], [680, 320]])
    let classic = UISplitViewController()
    classic.viewControllers = [UIViewController(), UIViewController()]
    #expect(columns(of: classic) == [[0, 320], [320, 680]])
  }

  @Test("The app chooses the width of the primary column within its limits")
  func primaryWidth() {
    func columns(_ change: (UISplitViewController) -> Void) -> [[CGFloat]] {
      let split = split(2)
      change(split)
      return self.columns(of: split)
    }
    #expect(columns { $0.preferredPrimaryColumnWidth = 250 } == [[0, 250], [250, 750]])
    #expect(columns { $0.preferredPrimaryColumnWidthFraction = 0.5 } == [[0, 500], [500, 500]])
    #expect(columns { $0.maximumPrimaryColumnWidth = 200 } == [[0, 200], [200, 800]])
    #expect(columns { $0.minimumPrimaryColumnWidth = 400 } == [[0, 400], [400, 600]])
    // The last column keeps a fifth, whatever the app says.
    #expect(columns { $0.preferredPrimaryColumnWidth = 5000 } == [[0, 800], [800, 200]])
    #expect(columns { $0.preferredPrimaryColumnWidth = -5 } == [[0, 0], [0, 1000]])
    #expect(columns { $0.preferredPrimaryColumnWidth = .nan } == [[0, 320], [320, 680]])
    #expect(columns { $0.preferredPrimaryColumnWidth = .infinity } == [[0, 320], [320, 680]])
  }

  @Test("A column that is hidden leaves its place, and one that lies over the last one does not take place from it")
  func places() {
    let (hidden, over, collapsed) = (split(2), split(2), split(2))
    #expect(columns(of: hidden) { hidden.hide(.primary) } == [[0, 1000]])
    #expect(columns(of: hidden) { hidden.show(.primary) } == [[0, 320], [320, 680]])
    #expect(columns(of: over) { over.preferredDisplayMode = .oneOverSecondary } == [[0, 320], [0, 1000]])
    #expect(over.view.subviews.map(\.frame.width) == [1000, 320])
    #expect(columns(of: collapsed) { collapsed.isCollapsed = true } == [[0, 1000]])
  }

  @Test("Columns follow the width of the split view controller")
  func resizing() {
    let split = split(2)
    #expect(columns(of: split) == [[0, 320], [320, 680]])
    split.view.frame.size.width = 500
    split.view.layoutIfNeeded()
    #expect(split.view.subviews.map(\.frame.width).sorted() == [200, 300])
  }
}
