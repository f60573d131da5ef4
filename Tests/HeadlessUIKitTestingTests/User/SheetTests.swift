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

  // MARK: Detents

  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var selected: [String?] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      selected.append(sheetPresentationController.selectedDetentIdentifier?.rawValue)
    }
  }

  @Test("S-75: The user drags a sheet to its detents, and the delegate is told of changes")
  func detents() throws {
    let (listener, small) = (Listener(), UISheetPresentationController.Detent.Identifier("small"))
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.delegate = listener
    presentation.detents = [.custom(identifier: small) { _ in 120 }, .medium(), .large()]
    app.window.rootViewController?.present(sheet, animated: true)
    app.flush()
    try app.dragSheet(to: small)
    #expect(listener.selected == [], "the sheet begins at the first detent")
    try app.dragSheet(to: .large)
    try app.dragSheet(to: .large)
    try app.dragSheet(to: .medium)
    #expect(listener.selected == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
    // The app's own changes do not tell the delegate.
    presentation.animateChanges { presentation.selectedDetentIdentifier = small }
    #expect(listener.selected.count == 2)
  }

  @Test("S-75: A sheet does not stop at inactive detents")
  func inactiveDetents() throws {
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom(identifier: .init("own")) { _ in nil }, .medium(), .large()]
    app.window.rootViewController?.present(sheet, animated: true)
    app.flush()
    let error = try catchingUserActionError { try app.dragSheet(to: .init("own")) }
    #expect(
      error?.description == """
        No sheet can be dragged to 'own': it stops at 'com.apple.UIKit.medium', 'com.apple.UIKit.large'.
        """)
    try app.dragSheet(to: .medium)
    app.rotate()
    #expect(try catchingUserActionError { try app.dragSheet(to: .medium) } != nil)
    try app.dragSheet(to: .large)
  }

  @Test("S-75: A detent has at most the height of the largest sheet")
  func heights() {
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
      let maximumDetentValue: CGFloat = 700
    }
    typealias Detent = UISheetPresentationController.Detent
    let room = Room()
    #expect(Detent.large().resolvedValue(in: room) == 700 && Detent.medium().resolvedValue(in: room) == 350)
    #expect(Detent.custom { _ in 900 }.resolvedValue(in: room) == 700)
    #expect(Detent.custom { $0.maximumDetentValue * 0.2 }.resolvedValue(in: room) == 140)
    #expect(Detent.custom { _ in nil }.identifier != Detent.custom { _ in nil }.identifier)
  }

  @Test("Only a sheet is dragged")
  func onlySheets() throws {
    let nothing = try catchingUserActionError { try app.dragSheet(to: .large) }
    #expect(nothing?.description.contains("nothing is presented") == true)
    sheet.modalPresentationStyle = .fullScreen
    present()
    let covered = try catchingUserActionError { try app.dragSheet(to: .large) }
    #expect(covered?.description.contains("is on top, which is no sheet") == true)
  }
}
