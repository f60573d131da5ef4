import SceneDiagnostics
import Testing

/// The line of a place, where it has to be cut, and at its ends.
struct SourceExcerptTests {
  private static let long = SceneFile(path: "Main.scene", text: String(repeating: "a", count: 30) + "HERE" + "bbbbb")

  /// The two lines under a message, without the number of the line.
  private func excerpt(_ marked: String, in file: SceneFile, width: Int) -> [String] {
    rendered(error(at: place(marked, in: file)), width: width)
      .split(separator: "\n").dropFirst().map { String($0.drop { $0 != "|" }.dropFirst(2)) }
  }

  @Test func longLinesAreCutOnBothSides() {
    #expect(excerpt("HERE", in: Self.long, width: 20) == ["…aaaaaHEREbbbbb", "      ^^^^"])
    let middle = SceneFile(
      path: "Main.scene", text: String(repeating: "a", count: 30) + "HERE" + String(repeating: "b", count: 30))
    #expect(excerpt("HERE", in: middle, width: 20) == ["…aaaaaHEREbbbbbbbbb…", "      ^^^^"])
  }

  @Test(arguments: 1...40)
  func caretsAreUnderThePlace(width: Int) throws {
    let lines = excerpt("HERE", in: Self.long, width: width)
    let column = try #require(lines.last).prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(column).hasPrefix("H"))
  }

  @Test func lineEndsAreNotShown() {
    for end in ["\n", "\r\n", "\r"] {
      let file = SceneFile(path: "Main.scene", text: "one\(end)two\(end)three")
      #expect(excerpt("two", in: file, width: 80) == ["two", "^^^"])
    }
  }

  @Test func controlCharactersHaveSymbols() {
    let file = SceneFile(path: "Main.scene", text: "\u{7F}\u{80}\u{1B}x")
    #expect(excerpt("x", in: file, width: 80) == ["\u{2421}\u{FFFD}\u{241B}x", "   ^"])
  }

  @Test func shorterPlacesComeFirst() {
    let file = SceneFile(path: "Main.scene", text: "abcdef")
    let diagnostics = [
      error("long", at: place("abcd", in: file)), error("short", at: place("ab", in: file)),
      error("again", at: place("ab", in: file)),
    ]
    #expect(diagnostics.sortedByPlace.map(\.message) == ["short", "again", "long"])
  }
}
