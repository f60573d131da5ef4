import SceneDiagnostics
import Testing

@testable import SceneLanguageServer

/// What happens while somebody types: closing of tags, ranges, colours, formatting.
struct EditingTests {
  @Test(arguments: [
    ("<scenes><view>¦", "</view>"),
    ("<scenes><view>¦</view></scenes>", nil),
    ("<scenes><view><view>¦</view></scenes>", "</view>"),
    ("<scenes><view/>¦</scenes>", nil),
    ("<scenes><view></¦", "view>"),
    ("<scenes><view></¦></scenes>", "view"),
    ("<scenes><view></¦</scenes>", "view>"),
    ("<scenes></view></¦", "scenes>"),
    ("<scenes><label /¦\n</scenes>", ">"),
    ("<scenes><label text=\"a/¦\"/></scenes>", nil),
    ("<scenes><label /¦></scenes>", nil),
    ("<!-- <view>¦ -->", nil),
    ("<scenes>></¦", "scenes>"),
    ("¦", nil),
  ])
  func tagsAreClosed(text: String, expected: String?) {
    let marked = MarkedSession(text)
    #expect(marked.session.closingText(marked.path, marked.offset) == expected)
  }

  @Test func startAndEndTagAreEditedTogether() {
    let marked = MarkedSession("<scenes><vi¦ew a=\"view\"><view/></view ></scenes>")
    #expect(marked.session.linkedRanges(marked.path, marked.offset) == [SourceRange(9, 13), SourceRange(32, 36)])
    let end = MarkedSession("<scenes><view></vie¦w></scenes>")
    #expect(end.session.linkedRanges(end.path, end.offset).count == 2)
    let empty = MarkedSession("<scenes><vi¦ew/></scenes>")
    #expect(empty.session.linkedRanges(empty.path, empty.offset) == [])
  }

  @Test func selectionGrowsFromTheValueToTheFile() {
    let marked = MarkedSession("<scenes><view id=\"a¦b\">\n</view></scenes>\n")
    let bytes = marked.session.bytes(of: marked.path) ?? []
    let texts = marked.session.selectionRanges(marked.path, marked.offset).map {
      String(decoding: bytes[$0.clamped(to: bytes.count)], as: UTF8.self)
    }
    #expect(
      texts == [
        "ab", "id=\"ab\"", "<view id=\"ab\">", "<view id=\"ab\">\n</view>",
        "<scenes><view id=\"ab\">\n</view></scenes>", "<scenes><view id=\"ab\">\n</view></scenes>\n",
      ] || texts.count >= 6, "\(texts)")
    for (inner, outer) in zip(texts, texts.dropFirst()) { #expect(outer.contains(inner)) }
  }

  @Test func elementsAndCommentsFold() {
    let marked = MarkedSession("<scenes>\n<!-- a\n b -->\n<view>\n<label/>\n</view>\n</scenes>\n¦")
    let folds = marked.session.foldingRanges(marked.path)
    #expect(folds.map(\.firstLine) == [0, 1, 3] && folds.map(\.lastLine) == [5, 2, 4])
  }

  @Test func coloursAreShownAndWritten() throws {
    let marked = MarkedSession(
      "<scenes><view backgroundColor=\"#FF000080\" tintColor=\"systemBlue\"/>"
        + "<label textColor=\"white 0.5\"/></scenes>¦"
    )
    let colors = marked.session.colors(marked.path)
    #expect(colors.map(\.red) == [1, 0.5])
    #expect(
      marked.session.presentations(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        == ["#FF800080", "rgb(1 0.5 0) alpha 0.5", "p3(1 0.5 0) alpha 0.5"])
    #expect(marked.session.presentations(red: 1, green: 1, blue: 1, alpha: 1).last == "white 1")
  }

  @Test func formattingIsThatOfTheCommand() throws {
    let marked = MarkedSession("<scenes>\n<view id='a'/>\n  <label/>\n</scenes>¦")
    let edits = marked.session.formatting(marked.path)
    #expect(
      marked.applying(edits)["Main.scene"] == "<scenes>\n  <view id=\"a\"/>\n  <label/>\n</scenes>\n")
    let range = marked.session.formatting(marked.path, in: SourceRange(9, 10))
    #expect(marked.applying(range)["Main.scene"] == "<scenes>\n  <view id=\"a\"/>\n  <label/>\n</scenes>")
    let damaged = MarkedSession("<scenes><view>¦")
    #expect(damaged.session.formatting(damaged.path).isEmpty)
  }

  @Test(arguments: [
    ("<scenes>\n¦", "  "), ("<scenes>\n  <view>\n¦</view>", "  "), ("<scenes>\n  <view\n¦", "    "), ("\n¦", ""),
  ])
  func aNewLineIsIndented(text: String, expected: String) {
    let marked = MarkedSession(text)
    let edits = marked.session.indentation(marked.path, marked.offset)
    #expect((edits.first?.text ?? "") == expected)
  }

  @Test func tokensAreInOrderAndDoNotOverlap() {
    let marked = MarkedSession("<scenes initialViewController=\"a\"><viewController id=\"a\" title=\"b\"/></scenes>¦")
    let tokens = marked.session.tokens(marked.path, in: nil)
    #expect(
      tokens.map(\.kind) == [
        .element, .attribute, .reference, .element, .attribute, .name, .attribute, .string, .element,
      ])
    for (token, next) in zip(tokens, tokens.dropFirst()) { #expect(token.range.end <= next.range.start) }
  }
}
