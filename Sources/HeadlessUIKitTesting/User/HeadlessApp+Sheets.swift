import HeadlessUIKit

extension HeadlessApp {
  /// Swipes down the top sheet, or taps outside the top popover. Its delegate is called as UIKit does.
  ///
  /// A controller with `isModalInPresentation`, also one inside of it that is visible, stays, and its delegate is told of
  /// the attempt.
  public func swipeDown(
    flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "nothing can be swiped down"
      let sheet = try presentedOnTop(problem)
      guard sheet.isSwipedDown else {
        throw UserActionError(problem, "\(log.label(of: sheet)) is on top, which is no sheet and no popover")
      }
      sheet.beSwipedDown()
    }
  }

  /// Drags the top sheet to one of its detents. Its delegate is told of a change.
  public func dragSheet(
    to detent: UISheetPresentationController.Detent.Identifier, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "no sheet can be dragged to '\(detent.rawValue)'"
      let controller = try presentedOnTop(problem)
      guard let sheet = controller.sheetPresentationController else {
        throw UserActionError(problem, "\(log.label(of: controller)) is on top, which is no sheet")
      }
      let active = sheet.activeDetents.map(\.identifier)
      guard active.contains(detent) else {
        let names = active.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw UserActionError(problem, "it stops at \(names.isEmpty ? "no detent" : names)")
      }
      sheet.drag(to: detent)
    }
  }

  /// The presented controller that the user can reach.
  private func presentedOnTop(_ problem: String) throws -> UIViewController {
    if UIApplication.shared.isIgnoringInteractionEvents {
      throw UserActionError(problem, "the application is ignoring interaction events")
    }
    guard let controller = ControllerTree(of: window).presented.last else {
      throw UserActionError(problem, "nothing is presented")
    }
    return controller
  }
}

extension UIViewController {
  fileprivate var isSwipedDown: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether it, or a controller inside it whose view is visible, refuses to be swiped down.
  private var isModal: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.isModal }
  }

  fileprivate func beSwipedDown() {
    guard let presentation = presentationController else { return }
    let delegate = presentation.delegate
    guard !isModal, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    // UIKit does not call `dismiss(animated:completion:)` for a swipe, so neither does this method: an app can override
    // it.
    endPresentation(animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}
