extension Diagnostic {
  /// The message, and what to do about it, for those who show one text only.
  package var messageWithHelp: String {
    help.map { "\(message)\n\($0)" } ?? message
  }
}
