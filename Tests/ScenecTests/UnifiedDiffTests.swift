import Foundation
import SceneTestSupport
import TestBasics
import Testing

/// Other programs can apply the differences of lines.
struct UnifiedDiffTests {
  @Test(arguments: 1...30)
  func patchAndGitApplyTheDifference(seed: Int) async throws {
    var numbers = SplitMix(seed: UInt64(seed))
    // Not a scene, so `diff` shows its lines to git.
    let old = Self.text(seed, &numbers)
    let new = Self.edited(old, &numbers)
    let folder = try TemporaryFolder()
    try folder.write("a/Main.scene", Data(old.utf8))
    try folder.write("b/Main.scene", Data(new.utf8))
    // As git calls it.
    let run = try await folder.scenec(
      "diff", "Main.scene", "a/Main.scene", "1111111", "100644", "b/Main.scene", "2222222", "100644")
    #expect(run.status == 0)
    let start = try #require(run.output.range(of: "--- a/Main.scene\n+++ b/Main.scene\n"))
    try folder.write("difference", Data(run.output[start.lowerBound...].utf8))
    if old == new { return #expect(!run.output.contains("@@")) }
    for command in ["git apply --unidiff-zero difference", "patch --binary -s -p1 < difference"] {
      try folder.write("Main.scene", Data(old.utf8))
      let applied = try await folder.shell(command)
      #expect(applied.status == 0, "\(command): \(applied.error)")
      #expect(try folder.text("Main.scene") == new, "\(command)")
    }
  }

  private static func text(_ seed: Int, _ numbers: inout SplitMix) -> String {
    let end = seed % 3 == 0 ? "\r\n" : "\n"
    let lines = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in line(&numbers) + end }
    return "<scenes <\n" + lines.joined() + (seed % 2 == 0 ? "no end" : "")
  }

  private static func line(_ numbers: inout SplitMix) -> String {
    ["}", "  {", "", "é", "e\u{301}", "-- a", "++ b", "line"].randomElement(using: &numbers) ?? ""
  }

  private static func edited(_ text: String, _ numbers: inout SplitMix) -> String {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      let place = Int.random(in: 1...lines.count, using: &numbers)
      if Bool.random(using: &numbers), place < lines.count {
        lines.remove(at: place)
      } else {
        lines.insert(line(&numbers), at: place)
      }
    }
    return lines.joined(separator: "\n")
  }
}
