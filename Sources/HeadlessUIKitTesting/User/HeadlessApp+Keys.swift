public import HeadlessUIKit

extension HeadlessApp {
  /// Presses a key, for the first responder or else the controller on top, and on along the chain of responders.
  public func pressKey(
    _ input: String, _ modifierFlags: UIKeyModifierFlags = [], flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "the key '\(input)' cannot be pressed"
      let responders = sequence(first: firstOrTopResponder) { $0.next }
      let commands = responders.flatMap { $0.keyCommands ?? [] }
      guard let command = commands.first(where: { $0.input == input && $0.modifierFlags == modifierFlags }) else {
        throw UserActionError(problem, "no responder has a command for it")
      }
      guard !command.attributes.contains(.disabled) else { throw UserActionError(problem, "its command is disabled") }
      guard let handler = command._handler else {
        throw UserActionError(problem, "its command is a selector, and nothing calls selectors here")
      }
      handler(command)
    }
  }

  private var firstOrTopResponder: UIResponder {
    if let first = window.tree.first(where: \.isFirstResponder) { return first }
    let top = visibleViewControllers.last { $0.viewIfLoaded?.window != nil }
    return top ?? window
  }
}
