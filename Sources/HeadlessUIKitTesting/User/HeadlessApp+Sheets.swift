import HeadlessUIKit

extension HeadlessApp {
  /// Swipes the sheet on top down, or taps beside the popover on top; its delegate is asked and told.
  ///
  /// A controller with `isModalInPresentation` stays, and its delegate hears of the attempt.
  public func swipeDown(flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let deed = "nothing can be swiped down"
      if UIApplication.shared.isIgnoringInteractionEvents {
        throw UserActionError(deed, "the application is ignoring interaction events")
      }
      guard let sheet = ControllerTree(of: window).presented.last else {
        throw UserActionError(deed, "nothing is presented")
      }
      guard sheet.isSwipedDown else {
        throw UserActionError(deed, "\(log.name(of: sheet)) is on top, which is no sheet and no popover")
      }
      sheet.beSwipedDown()
    }
  }
}

extension UIViewController {
  fileprivate var isSwipedDown: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  fileprivate func beSwipedDown() {
    guard let presentation = presentationController else { return }
    let delegate = presentation.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    // The user's finger calls no `dismiss(animated:completion:)` that an author may have overridden.
    endPresentation(animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}
