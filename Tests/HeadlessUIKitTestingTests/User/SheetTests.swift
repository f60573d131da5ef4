import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct SheetTests {
  private final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var events: [String] = []
    var lets = true
    private let log: EventLog

    init(_ log: EventLog) {
      self.log = log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.note("shouldDismiss")
      return lets
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.note("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.note("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.note("didAttemptToDismiss")
    }
  }

  private let sheet = UIViewController()
  private let app = HeadlessApp(root: Screen())
  private let guardian: Guardian

  init() {
    app.log.name(sheet, "sheet")
    guardian = Guardian(app.log)
  }

  private func present() {
    sheet.presentationController?.delegate = guardian
    sheet.popoverPresentationController?.sourceView = app.window.rootViewController?.view
    app.window.rootViewController?.present(sheet, animated: true)
    app.flush()
    _ = app.log.take()
  }

  @Test(
    "Swiping down dismisses a sheet and calls its delegate",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
  func swiping(style: UIModalPresentationStyle) throws {
    sheet.modalPresentationStyle = style
    present()
    try app.swipeDown()
    #expect(
      app.log.take() == [
        "shouldDismiss", "willDismiss", "sheet.dismiss", "sheet.willDisappear", "sheet.didDisappear", "didDismiss",
      ])
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A modal sheet stays, and so does one whose delegate refuses")
  func staying() throws {
    present()
    guardian.lets = false
    try app.swipeDown()
    #expect(app.log.take() == ["shouldDismiss", "didAttemptToDismiss"])
    guardian.lets = true
    sheet.isModalInPresentation = true
    try app.swipeDown()
    #expect(app.log.take() == ["didAttemptToDismiss"])
    #expect(app.window.rootViewController?.presentedViewController === sheet)
  }

  @Test("Only the top sheet is dismissed")
  func stack() throws {
    present()
    let top = UIViewController()
    sheet.present(top, animated: true)
    app.flush()
    _ = app.log.take()
    try app.swipeDown()
    // The delegate of the lower presentation is not asked.
    #expect(!app.log.take().contains("shouldDismiss"))
    #expect(sheet.presentedViewController == nil)
    #expect(app.window.rootViewController?.presentedViewController === sheet)
  }

  @Test("Swiping down fails without a sheet")
  func impossible() {
    #expect(refusal { try app.swipeDown() } == "Nothing can be swiped down: nothing is presented.")
    sheet.modalPresentationStyle = .fullScreen
    present()
    #expect(
      refusal { try app.swipeDown() }
        == "Nothing can be swiped down: sheet (UIViewController) is on top, which is no sheet and no popover.")
    UIApplication.shared.beginIgnoringInteractionEvents()
    defer { UIApplication.shared.endIgnoringInteractionEvents() }
    #expect(
      refusal { try app.swipeDown() }
        == "Nothing can be swiped down: the application is ignoring interaction events.")
  }
}
