extension Diagnostic {
  /// The message with the help, for formats that have one text only.
  package var messageWithHelp: String {
    help.map { "\(message)\n\($0)" } ?? message
  }
}
