import HeadlessUIKit

extension HeadlessApp {
  /// Makes a choice in the alert or action sheet on the screen: it goes away, then the choice is acted upon.
  public func choose(_ title: String, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let deed = "'\(title)' cannot be chosen"
      let alert: UIAlertController = try onlyController()
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        let known = alert.actions.map { "'\($0.title ?? "")'" }.joined(separator: ", ")
        throw UserActionError(deed, "the choices are \(known)")
      }
      guard action.isEnabled else { throw UserActionError(deed, "it is disabled") }
      alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
  }
}
