import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// A user action that is impossible is a failure at the line that calls it.
@MainActor struct CallSiteTests {
  /// A call that is impossible in an empty app, and its line.
  struct Call: Sendable {
    let line: Int
    let action: @MainActor @Sendable (HeadlessApp) throws -> Void

    init(line: Int = #line, _ action: @escaping @MainActor @Sendable (HeadlessApp) throws -> Void) {
      self.line = line
      self.action = action
    }
  }

  private nonisolated static let calls = [
    Call { try $0.tap("Save") },
    Call { try $0.tap(UIButton()) },
    Call { try $0.tap(UIView()) },
    Call { try $0.touch(UIView()) },
    Call { try $0.tap(UIBarButtonItem()) },
    Call { try $0.choose("Yes") },
    Call { try $0.selectTab(0) },
    Call { try $0.selectTab("Home") },
    Call { try $0.goBack() },
    Call { try $0.turnPage() },
    Call { try $0.swipeDown() },
    Call { try $0.dragSheet(to: .large) },
    Call { try $0.selectRow(at: .row(0)) },
    Call { try $0.tapAccessory(at: .row(0)) },
    Call { try $0.selectItem(at: IndexPath(item: 0, section: 0)) },
    Call { try $0.type("Ada", into: UITextField()) },
    Call { try $0.type("Ada", into: UITextView()) },
    Call { try $0.clear(UITextField()) },
    Call { try $0.pressReturn(in: UITextField()) },
    Call { try $0.toggle(UISwitch()) },
    Call { try $0.move(UISlider(), to: 1) },
    Call { try $0.step(UIStepper()) },
    Call { try $0.selectSegment(0, in: UISegmentedControl()) },
    Call { _ = try $0.find(UINavigationController.self) },
    Call { _ = try $0.find(UIButton.self, named: "Save") },
  ]

  @Test("Swift Testing marks the call, once", arguments: calls)
  func location(call: Call) throws {
    let app = HeadlessApp(root: UIViewController())
    try withKnownIssue {
      try call.action(app)
    } matching: { issue in
      issue.sourceLocation?.line == call.line && issue.sourceLocation?.fileName == "CallSiteTests.swift"
    }
  }

  @Test("The failure contains the reason and the tree of controllers")
  func message() throws {
    let app = HeadlessApp(root: UIViewController())
    try withKnownIssue {
      try app.tap("Save")
    } matching: { issue in
      "\(issue)".contains("'Save' cannot be tapped: nothing on the screen has that name.")
        && issue.comments.map(\.rawValue) == ["Controllers:\nviewController (UIViewController), on top"]
    }
  }

  @Test("A caught error is not a failure")
  func caught() throws {
    let app = HeadlessApp(root: UIViewController())
    let error = try catchingUserActionError { try app.swipeDown() }
    #expect(error?.description == "Nothing can be swiped down: nothing is presented.")
    #expect(catchingUserActionError { app.rotate() } == nil)
  }
}
