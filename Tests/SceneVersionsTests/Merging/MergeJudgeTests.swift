import SceneDiagnostics
import Testing

@testable import SceneVersions

/// What may not come of a merge.
struct MergeJudgeTests {
  private static let comment = "  <!-- kept -->\n"
  private static let a = "  <viewController id=\"a\"/>\n"

  private func verdict(base: String, ours: String, theirs: String, on result: String) -> MergeJudge.Verdict {
    let files = ThreeWay(base: base, ours: ours, theirs: theirs).map { SceneFile(path: "Main.scene", text: $0) }
    return MergeJudge(files, nil).verdict(on: Array(result.utf8))
  }

  private static func file(_ content: String...) -> String {
    "<scenes initialViewController=\"a\">\n\(content.joined())</scenes>\n"
  }

  @Test func aCommentOfBothVersionsMustNotBeLost() {
    let all = Self.file(Self.comment, Self.a)
    #expect(verdict(base: all, ours: all, theirs: all, on: Self.file(Self.a)).isBroken)
    #expect(!verdict(base: all, ours: all, theirs: all, on: all).isBroken)
  }

  @Test func aCommentThatOneVersionRemovedMayGo() {
    let all = Self.file(Self.comment, Self.a)
    let without = Self.file(Self.a)
    #expect(!verdict(base: all, ours: without, theirs: all, on: without).isBroken)
    #expect(!verdict(base: all, ours: all, theirs: without, on: without).isBroken)
  }

  @Test func theLayoutOfACommentDoesNotMatter() {
    let all = Self.file(Self.comment, Self.a)
    let moved = Self.file("  <!--\n    kept\n  -->\n", Self.a)
    #expect(!verdict(base: all, ours: all, theirs: all, on: moved).isBroken)
  }

  @Test func ofTwoAlikeEachVersionMayRemoveAnother() {
    let two = Self.file(Self.comment, Self.a, Self.comment)
    let one = Self.file(Self.comment, Self.a)
    #expect(!verdict(base: two, ours: one, theirs: one, on: Self.file(Self.a)).isBroken)
    #expect(verdict(base: two, ours: two, theirs: one, on: Self.file(Self.a)).isBroken)
    #expect(verdict(base: one, ours: two, theirs: two, on: one).isBroken)
  }

  @Test func whatCannotBeReadIsBrokenUnlessAVersionWas() {
    let fine = Self.file(Self.a)
    let broken = "<scenes>\n"
    #expect(verdict(base: fine, ours: fine, theirs: fine, on: broken).isBroken)
    #expect(verdict(base: broken, ours: fine, theirs: fine, on: broken).isBroken)
    #expect(!verdict(base: fine, ours: broken, theirs: fine, on: broken).isBroken)
    #expect(!verdict(base: fine, ours: fine, theirs: broken, on: broken).isBroken)
  }

  @Test func anErrorOfAVersionIsNotNewButASecondOneIs() {
    let wrong = "  <lable/>\n"
    let one = Self.file(Self.a, wrong)
    let fine = Self.file(Self.a)
    #expect(verdict(base: fine, ours: one, theirs: fine, on: one).newErrors.isEmpty)
    #expect(verdict(base: fine, ours: fine, theirs: one, on: one).newErrors.isEmpty)
    let two = verdict(base: fine, ours: one, theirs: fine, on: Self.file(Self.a, wrong, wrong)).newErrors
    #expect(two.map(\.id) == ["unknown-element"])
    #expect(verdict(base: fine, ours: fine, theirs: fine, on: one).newErrors.map(\.id) == ["unknown-element"])
  }

  @Test func aWarningIsNoError() {
    let fine = Self.file(Self.a)
    let lonely = Self.file(Self.a, "  <viewController id=\"b\"/>\n")
    #expect(verdict(base: fine, ours: fine, theirs: fine, on: lonely).newErrors.isEmpty)
  }
}
