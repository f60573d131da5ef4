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

  @Test func markersAreLongerThanSimilarLines() {
    let files = ThreeWay(base: "=======\n", ours: "a\n<<<<<<<<<<\n", theirs: "   |||||||||||||\n")
    #expect(Self.markers.unmistakable(in: files.map { Array($0.utf8) }).size == 11)
    #expect(Self.markers.unmistakable(in: ThreeWay { _ in [] }).size == 9)
  }
}
