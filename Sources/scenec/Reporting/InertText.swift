/// Text of files, on its way to GitHub's runner, which would take lines of it for commands.
///
/// The runner obeys lines that begin with `::`, behind spaces, too. It stops until it is told a word to go on at, which
/// nobody who wrote the text can know.
enum InertText {
  /// `text`, with what keeps the runner from obeying it.
  static func of(_ text: String) -> String {
    if text.isEmpty { return text }
    let word = "scenec-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return "::stop-commands::\(word)\n" + text + (text.utf8.last == 0x0A ? "" : "\n") + "::\(word)::\n"
  }
}
