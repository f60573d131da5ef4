import HeadlessUIKit

extension HeadlessApp {
  /// Taps a button of the alert or action sheet on the screen. It is dismissed, then the handler runs.
  public func choose(
    _ title: String, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "'\(title)' cannot be chosen"
      let alert: UIAlertController = try onlyController()
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        let known = alert.actions.map { "'\($0.title ?? "")'" }.joined(separator: ", ")
        throw UserActionError(problem, "the choices are \(known)")
      }
      guard action.isEnabled else { throw UserActionError(problem, "it is disabled") }
      alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
  }
}
