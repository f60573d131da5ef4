import SceneDiagnostics
import SceneTestSupport
import TestBasics
import Testing

@testable import SceneLanguageServer

/// Offsets and positions of editors, in all encodings.
struct TextTests {
  private static let texts = [
    "", "a", "\n", "a\nb", "a\r\nb\r\n", "a\rb", "\u{FEFF}<a/>\n", "ä€😀\n😀b\r\nç",
    "no end", "\r\n\r\n", "a\n\rb",
  ]

  @Test(arguments: PositionEncoding.allCases)
  func positionsLeadBackToOffsets(encoding: PositionEncoding) {
    for text in Self.texts {
      let lines = LineIndex(Array(text.utf8))
      for index in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        // The LF of a CRLF has no position of its own.
        if text.utf8[index] == 0x0A, offset > 0, Array(text.utf8)[offset - 1] == 0x0D { continue }
        #expect(lines.offset(of: lines.position(of: offset, encoding), encoding) == offset, "\(text) \(offset)")
      }
    }
  }

  @Test func columnsCountUnitsOfTheEncoding() {
    let lines = LineIndex(Array("😀ä€b".utf8))
    #expect(PositionEncoding.allCases.map { lines.position(of: 9, $0).character } == [9, 4, 3])
    #expect(lines.position(of: 9, .utf16) == TextPosition(line: 0, character: 4))
  }

  @Test func positionsOutsideTheTextCountAsItsNearestEnd() {
    let lines = LineIndex(Array("ab\ncd".utf8))
    #expect(lines.offset(of: TextPosition(line: 0, character: 99), .utf16) == 2)
    #expect(lines.offset(of: TextPosition(line: 9, character: 0), .utf16) == 5)
    #expect(lines.offset(of: TextPosition(line: -1, character: 0), .utf16) == 0)
    #expect(lines.offset(of: TextPosition(line: 0, character: -1), .utf16) == 0)
  }

  @Test func aPositionInsideACharacterCountsAsItsStart() {
    let lines = LineIndex(Array("😀b".utf8))
    #expect(lines.offset(of: TextPosition(line: 0, character: 1), .utf16) == 0)
    #expect(lines.offset(of: TextPosition(line: 0, character: 2), .utf8) == 0)
  }

  @Test(arguments: PositionEncoding.allCases)
  func changesReplaceRanges(encoding: PositionEncoding) {
    var text = EditedText(Array("ä😀b\nc".utf8), encoding)
    let lines = LineIndex(text.bytes)
    text.replace((lines.position(of: 2, encoding), lines.position(of: 6, encoding)), by: "x\ny")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "äx\nyb\nc")
    text.replace((TextPosition(line: 9, character: 9), TextPosition(line: 9, character: 9)), by: "!")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "äx\nyb\nc!")
    text.replace(nil, by: "new")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "new")
  }

  @Test func lineEditsTurnOneTextIntoTheOther() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...8, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
      let new = (0..<Int.random(in: 0...8, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
      let before = Array(old.map { "\($0)\n" }.joined().utf8)
      let after = Array(new.map { "\($0)\n" }.joined().utf8)
      var bytes = before
      for edit in LineEdits(from: before, to: after).edits.reversed() {
        bytes.replaceSubrange(edit.range.clamped(to: bytes.count), with: edit.text.utf8)
      }
      #expect(bytes == after)
    }
  }
}
