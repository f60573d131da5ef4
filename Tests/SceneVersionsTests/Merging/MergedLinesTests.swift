import Testing

@testable import SceneVersions

/// Parsing of conflict markers of another program.
struct MergedLinesTests {
  private static let markers = ConflictMarkers(ours: "ours", base: "base", theirs: "theirs", size: 9, showsBase: true)

  @Test(arguments: [
    "", "a\n", "no end", "<<<<<<<< eight\n========\n>>>>>>>> eight\n",
    "a\n<<<<<<<<< ours\nb\n||||||||| base\nc\n=========\nd\n>>>>>>>>> theirs\ne\n",
    "<<<<<<<<< ours\n||||||||| base\nc\n=========\nd\nd\n>>>>>>>>> theirs\n",
    "<<<<<<<<< ours\n=======\n||||||||| base\n=========\nd\n>>>>>>>>> theirs\nx\n"
      + "<<<<<<<<< ours\na\n||||||||| base\n=========\n>>>>>>>>> theirs\n",
  ])
  func parsedMergesAreWrittenUnchanged(_ text: String) {
    let lines = MergedLines(Array(text.utf8), with: Self.markers)
    #expect(String(decoding: lines.bytes(with: Self.markers), as: UTF8.self) == text)
    #expect(lines.conflicts.count == text.split(separator: "\n").count { $0.hasPrefix("<<<<<<<<<") })
  }

  @Test func eachSideIsParsedSeparately() throws {
    let text = "a\n<<<<<<<<< HEAD\nb\n||||||||| base\nc\n=========\nd\n>>>>>>>>> topic\ne\n"
    let lines = MergedLines(Array(text.utf8), with: Self.markers)
    #expect(String(decoding: lines.resolved(for: .ours), as: UTF8.self) == "a\nb\ne\n")
    #expect(String(decoding: lines.resolved(for: .theirs), as: UTF8.self) == "a\nd\ne\n")
    #expect(String(decoding: lines.resolved(for: .base), as: UTF8.self) == "a\nc\ne\n")
  }

  /// A marker stands at the start of a line, whatever a side ends with.
  @Test func sidesWithoutALineEndGetOne() {
    let sides = ThreeWay(base: "", ours: "a", theirs: "b\n").map { Array($0.utf8) }
    #expect(
      String(decoding: Self.markers.bytes(round: sides), as: UTF8.self)
        == "<<<<<<<<< ours\na\n||||||||| base\n=========\nb\n>>>>>>>>> theirs\n")
  }

  /// Line ends are changed only where all of them are long.
  @Test(arguments: ["a\r\nb\r\n", "a\r\nb\n", "a\nb\r\n", "a\nb\n", "a\r\nb", "", "\r\n", "\n"])
  func lineEndsComeBack(text: String) {
    let bytes = Array(text.utf8)
    let ends = LineEnds(of: bytes)
    #expect(ends.added(to: ends.removed(from: bytes)) == bytes)
    let areLong = text.utf8.count { $0 == UInt8(ascii: "\n") } == text.utf8.count { $0 == UInt8(ascii: "\r") }
    #expect(
      ends.removed(from: bytes).contains(UInt8(ascii: "\r")) == (text.utf8.contains(UInt8(ascii: "\r")) && !areLong))
  }

  @Test func markersAreLongerThanSimilarLines() {
    let files = ThreeWay(base: "=======\n", ours: "a\n<<<<<<<<<<\n", theirs: "   |||||||||||||\n")
    #expect(Self.markers.unmistakable(in: files.map { Array($0.utf8) }).size == 11)
    #expect(Self.markers.unmistakable(in: ThreeWay { _ in [] }).size == 9)
  }
}
