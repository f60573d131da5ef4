import SceneDiagnostics
import Testing

struct TextRendererTests {
  private static let file = SceneFile(path: "Main.scene", text: "<scenes>\n  <label txt=\"Hi\"/>\n</scenes>\n")

  @Test func messagesShowLineAndCarets() {
    #expect(
      rendered(error(at: place("txt", in: Self.file))) == """
        Main.scene:2:10: error: this is wrong [sample]
         2 |   <label txt="Hi"/>
           |          ^^^

        """
    )
  }

  @Test func messagesWithoutIdHaveNoBrackets() {
    let diagnostic = Diagnostic(
      id: "", severity: .error, message: "this is wrong", place: place("txt", in: Self.file))
    #expect(rendered(diagnostic).hasPrefix("Main.scene:2:10: error: this is wrong\n"))
  }

  @Test func notesHelpAndFixFollowTheMessage() {
    let diagnostic = Diagnostic(
      id: "unknown-attribute", severity: .warning, message: "'txt' is not an attribute of 'label'",
      place: place("txt", in: Self.file),
      notes: [Note("the element is here", at: place("label", in: Self.file))],
      help: "labels take 'text'",
      fix: Fix(replace: place("txt", in: Self.file), with: "text")
    )
    #expect(
      rendered(diagnostic).hasPrefix(
        """
        Main.scene:2:10: warning: 'txt' is not an attribute of 'label' [unknown-attribute]
         2 |   <label txt="Hi"/>
           |          ^^^
        Main.scene:2:4: note: the element is here
         2 |   <label txt="Hi"/>
           |    ^^^^^
        help: labels take 'text'
        fix: replace 'txt' with 'text'

        """
      )
    )
  }

  @Test func lineNumbersShareAGutter() {
    let file = SceneFile(path: "a", text: String(repeating: "\n", count: 8) + "nine\nten\n")
    let diagnostic = Diagnostic(
      id: "sample", severity: .error, message: "this is wrong", place: place("ten", in: file),
      notes: [Note("that is why", at: place("nine", in: file))]
    )
    #expect(
      rendered(diagnostic) == """
        a:10:1: error: this is wrong [sample]
         10 | ten
            | ^^^
        a:9:1: note: that is why
          9 | nine
            | ^^^^

        """
    )
  }

  @Test(arguments: [
    // The displayed line, and the carets under "here".
    ("\there", "    here", "    ^^^^"),
    ("a\tb\there", "a    b    here", "          ^^^^"),
    ("日本 here", "日本 here", "     ^^^^"),
    ("🙂🏽👨‍👩‍👧 here", "🙂🏽👨‍👩‍👧 here", "     ^^^^"),
    ("☀️ here", "☀️ here", "   ^^^^"),
    ("cafe\u{301} here", "cafe\u{301} here", "     ^^^^"),
    ("\u{1B}[2J here", "␛[2J here", "     ^^^^"),
    ("\u{202E}here", "\u{FFFD}here", " ^^^^"),
  ])
  func caretsMarkTheRange(source: String, line: String, carets: String) {
    let file = SceneFile(path: "a", text: source)
    let lines = rendered(error(at: place("here", in: file))).split(separator: "\n").dropFirst()
    #expect(lines.map { $0.dropFirst(5) } == [Substring(line), Substring(carets)])
  }

  @Test func emptyRangesHaveOneCaret() {
    let file = SceneFile(path: "a", text: "<a")
    #expect(rendered(error(at: Place(file, SourceRange(2, 2)))).hasSuffix(" 1 | <a\n   |   ^\n"))
  }

  @Test func multilineRangesAreMarkedToTheEndOfTheFirstLine() {
    let file = SceneFile(path: "a", text: "  <a\n    b=\"\"/>\n")
    let diagnostic = error(at: Place(file, SourceRange(2, file.bytes.count)))
    #expect(rendered(diagnostic).hasSuffix(" 1 |   <a\n   |   ^^\n"))
  }

  @Test(arguments: ["", "\n", "\u{FEFF}"])
  func emptyFilesHaveOneLine(text: String) {
    let file = SceneFile(path: "a", text: text)
    let diagnostic = error(at: Place(file, SourceRange(text.utf8.count, text.utf8.count)))
    #expect(rendered(diagnostic).contains(" |\n   | ^\n"))
  }

  @Test func invalidBytesAreShownEscaped() {
    let file = SceneFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(rendered(error(at: Place(file, SourceRange(2, 3)))).hasSuffix(" 1 | a\u{FFFD}b\n   |   ^\n"))
  }

  @Test(arguments: [20, 40, 80, 120])
  func sourceLinesFitTheTerminal(width: Int) {
    let file = SceneFile(
      path: "a", text: String(repeating: "日x", count: 300) + "here" + String(repeating: " y", count: 300))
    let lines = rendered(error(at: place("here", in: file)), width: width).split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.reduce(0) { $0 + ($1 == "日" ? 2 : 1) } <= max(width, 25) })
    #expect(lines.last?.hasSuffix(" ^^^^") == true)
    #expect(lines.first?.contains("…") == true)
    #expect(lines.first?.contains("here") == true)
  }

  @Test func longLinesAreCutAfterAnEarlyRange() {
    let file = SceneFile(path: "a", text: "here" + String(repeating: " y", count: 300))
    let lines = rendered(error(at: place("here", in: file)), width: 30).split(separator: "\n")
    #expect(lines[1].hasPrefix(" 1 | here y"))
    #expect(lines[1].hasSuffix("…"))
    #expect(lines[2] == "   | ^^^^")
  }

  @Test(arguments: 70...90)
  func linesAreCutBetweenCharacters(width: Int) throws {
    // Many bytes and few columns, so that the excerpt ends for the number of its bytes.
    let families = String(repeating: "👨‍👩‍👧", count: 200)
    let behind = rendered(error(at: place("here", in: SceneFile(path: "a", text: "here" + families))), width: width)
    let before = rendered(error(at: place("here", in: SceneFile(path: "a", text: families + "here"))), width: width)
    for text in [behind, before] { #expect(!text.contains("\u{FFFD}"), "\(text)") }
    let lines = [behind, before].map { $0.split(separator: "\n") }
    #expect(lines[0][1].hasSuffix("…"))
    #expect(lines[1][1].hasPrefix(" 1 | …"))
    #expect(lines[1][2].hasSuffix(" ^^^^"))
  }

  @Test func rangesWiderThanTheTerminalAreMarkedWhereVisible() {
    let file = SceneFile(path: "a", text: String(repeating: "x", count: 500))
    let lines = rendered(error(at: Place(file, SourceRange(0, 500))), width: 40).split(separator: "\n")
    #expect(lines[1].count == lines[2].count + 1)
    #expect(lines[2].count <= 40)
  }

  @Test func controlCharactersOfMessagesAreEscaped() {
    let text = rendered(error("'\u{1B}[31m\u{7}\r\n' is wrong", at: place("txt", in: Self.file)))
    #expect(text.hasPrefix("Main.scene:2:10: error: '␛[31m␇␍␊' is wrong [sample]\n"))
  }

  @Test func colourIsUsedOnRequest() {
    var renderer = TextRenderer()
    renderer.usesColor = true
    let text = renderer.render([error(at: place("txt", in: Self.file))])
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;31m^^^\u{1B}[0m"))
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == TextRenderer().render([error(at: place("txt", in: Self.file))]))
  }

  @Test func diagnosticsAreSortedAndCounted() {
    let other = SceneFile(path: "Another.scene", text: "<a/>")
    let warning = Diagnostic(id: "w", severity: .warning, message: "third", place: place("/scenes", in: Self.file))
    let text = TextRenderer().render([
      warning, error("second", at: place("txt", in: Self.file)), error("first", at: place("a", in: other)),
    ])
    let headings = text.split(separator: "\n").filter { $0.contains(".scene:") }
    #expect(headings.map { $0.split(separator: " ")[2] } == ["first", "second", "third"])
    #expect(text.hasSuffix("\n\n2 errors and 1 warning\n"))
  }

  @Test func limitReportsTheHiddenCount() {
    var renderer = TextRenderer()
    renderer.limit = 1
    let one = error(at: place("txt", in: Self.file))
    #expect(renderer.render([one, one, one]).hasSuffix("\n\n3 errors, 2 not shown\n"))
    #expect(renderer.render([one]).hasSuffix("\n\n1 error\n"))
  }

  @Test func noDiagnosticsPrintNothing() {
    #expect(TextRenderer().render([]) == "")
  }
}
