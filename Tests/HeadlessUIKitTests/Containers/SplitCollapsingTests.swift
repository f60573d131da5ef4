import HeadlessUIKit
import Testing

@MainActor struct SplitCollapsingTests {
  private let stage = Stage()
  private let recorder = SplitRecorder()

  @Test("R-24: A split view of two asks its delegate about the secondary", arguments: [true, false])
  func two(isDealtWith: Bool) {
    let split = UISplitViewController()
    split.delegate = recorder
    recorder.dealsWithSecondary = isDealtWith
    split.viewControllers = [stage.parent, stage.child]
    stage.showAndFlush(split)
    split.isCollapsed = true
    Transactions.flush()
    #expect(recorder.events == ["collapse", "did collapse"])
    let top = isDealtWith ? stage.parent : stage.child
    let under = isDealtWith ? stage.child : stage.parent
    #expect(top.viewIfLoaded?.window != nil && under.viewIfLoaded?.window == nil)
    split.isCollapsed = false
    Transactions.flush()
    #expect(recorder.events.last == "did expand" && under.viewIfLoaded?.window != nil)
  }

  @Test("R-24: A split view of columns asks its delegate for the remaining column")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = recorder
    split.setViewController(stage.parent, for: .primary)
    split.setViewController(stage.child, for: .secondary)
    stage.showAndFlush(split)
    recorder.column = .primary
    split.isCollapsed = true
    Transactions.flush()
    #expect(recorder.events == ["proposed \(UISplitViewController.Column.secondary.rawValue)", "did collapse"])
    #expect(stage.parent.view.window != nil && stage.child.view.window == nil)
    split.show(.secondary)
    Transactions.flush()
    #expect(stage.parent.view.window == nil && stage.child.view.window != nil)
  }

  @Test("The delegate chooses the controllers and the mode on expanding")
  func expanding() {
    let split = UISplitViewController()
    split.delegate = recorder
    split.viewControllers = [stage.parent, stage.child]
    split.isCollapsed = true
    recorder.separated = stage.other
    split.isCollapsed = false
    #expect(split.viewControllers == [stage.parent, stage.other] && stage.child.parent == nil)
    let columns = UISplitViewController(style: .doubleColumn)
    columns.delegate = recorder
    columns.isCollapsed = true
    recorder.expandedMode = .oneOverSecondary
    columns.isCollapsed = false
    #expect(columns.displayMode == .oneOverSecondary && columns.preferredDisplayMode == .automatic)
    columns.preferredDisplayMode = .secondaryOnly
    #expect(columns.displayMode == .secondaryOnly)
  }

  @Test("The delegate is called for columns and modes, and can show controllers itself")
  func told() {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = recorder
    split.setViewController(stage.parent, for: .primary)
    split.hide(.primary)
    split.hide(.primary)
    split.show(.primary)
    split.preferredDisplayMode = .allVisible
    split.preferredDisplayMode = .secondaryOnly
    #expect(recorder.events == ["hide 0", "mode 1", "show 0", "mode 2", "mode 1"])
    recorder.takesDetails = true
    split.showDetailViewController(stage.child, sender: nil)
    #expect(recorder.events.last == "detail" && split.viewController(for: .secondary) == nil)
  }
}

private final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
  var events: [String] = []
  var dealsWithSecondary = false
  var takesDetails = false
  var column: UISplitViewController.Column?
  var separated: UIViewController?
  var expandedMode: UISplitViewController.DisplayMode?

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    separated
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    expandedMode ?? proposedDisplayMode
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    events.append("collapse")
    return dealsWithSecondary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    events.append("proposed \(proposedTopColumn.rawValue)")
    return column ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("did expand") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    events.append("show \(column.rawValue)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    events.append("hide \(column.rawValue)")
  }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    events.append("mode \(displayMode.rawValue)")
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    if takesDetails { events.append("detail") }
    return takesDetails
  }
}
