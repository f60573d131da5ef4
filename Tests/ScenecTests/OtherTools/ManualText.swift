/// Text in the language of manual pages.
enum ManualText {
  /// The paragraphs of a discussion. Indented lines are shown unchanged.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      paragraph.hasPrefix("  ") ? literal(paragraph) : sentences(String(paragraph))
    }
    .joined(separator: ".Pp\n").replacing(".Pp\n.Bd", with: ".Bd").replacing(".Ed\n.Bd", with: ".Ed\n.Pp\n.Bd")
  }

  /// Text with at least one line for each sentence, as is usual in manual pages.
  static func sentences(_ text: String) -> String {
    text.replacing(#/([.!?]) +(?=[A-Z'])/#) { "\($0.1)\n" }.split(separator: "\n")
      .flatMap { wrapped(escaped(String($0))) }.map { line($0) + "\n" }.joined()
  }

  /// A word, or several, in the arguments of a macro.
  static func argument(_ text: String) -> String { escaped(text) }

  private static func literal(_ text: Substring) -> String {
    let lines = text.split(separator: "\n").map { line(escaped(String($0.dropFirst(2)))) + "\n" }
    return ".Bd -literal -offset indent\n" + lines.joined() + ".Ed\n"
  }

  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 79 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Commands must stay the same when they are copied. `troff` changes these characters.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("^", with: "\\(ha").replacing("~", with: "\\(ti").replacing("`", with: "\\(ga")
  }

  /// A dot at the beginning of a line would be a macro.
  private static func line(_ text: String) -> String { text.hasPrefix(".") ? "\\&" + text : text }
}
