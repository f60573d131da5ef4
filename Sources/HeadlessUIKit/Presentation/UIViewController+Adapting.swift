extension UIViewController {
  /// Asks the delegate for the style in a compact environment.
  ///
  /// - Returns: the controller to present: this one, or the one of the delegate for the other style.
  func adapted() -> UIViewController {
    adaptiveStyle = nil
    keepsPresentationStyle = false
    guard let presentation = presentationController, modalPresentationStyle.adapts,
      let delegate = (presentation as UIPresentationController).delegate
    else { return self }
    let style = delegate.adaptivePresentationStyle(for: presentation, traitCollection: traitCollection)
    keepsPresentationStyle = style == .none
    guard style != .automatic, style != .none, style != modalPresentationStyle else { return self }
    let other = delegate.presentationController(presentation, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other !== self else {
      adaptiveStyle = style
      return self
    }
    other.modalPresentationStyle = style
    return other
  }

  /// The style after adaptation.
  var effectivePresentationStyle: UIModalPresentationStyle { adaptiveStyle ?? modalPresentationStyle }

  /// Tells the controllers involved that the presentation begins.
  func tellOfPresentation() {
    guard let presentation = presentationController else { return }
    (presentation as UIPresentationController).delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: adaptiveStyle ?? .none, transitionCoordinator: coordinator
    )
  }

  /// Whether a popover has an anchor, which its delegate can set at the last moment.
  func hasSomethingToPointAt() -> Bool {
    guard let popover = popoverPresentationController else { return true }
    if effectivePresentationStyle == .popover { popover.delegate?.prepareForPopoverPresentation(popover) }
    if !popover.hasAnchor { UncaughtException.popoverWithoutAnchor(popover).raise() }
    return popover.hasAnchor
  }
}

extension UIModalPresentationStyle {
  /// Whether the style differs in a compact environment.
  fileprivate var adapts: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
