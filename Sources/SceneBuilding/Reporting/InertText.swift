/// Text of files, escaped for GitHub's runner, which interprets some lines as commands.
///
/// The runner interprets lines that begin with `::`, even after spaces. A command stops this until a given token, which
/// is random here, so that the text cannot contain it.
package enum InertText {
  /// `text`, between commands that stop and resume the runner.
  package static func of(_ text: String) -> String {
    if text.isEmpty { return text }
    let word = "scenec-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return "::stop-commands::\(word)\n" + text + (text.utf8.last == 0x0A ? "" : "\n") + "::\(word)::\n"
  }
}
