import SceneDiagnostics
import Testing

@testable import SceneVersions

/// Invalid results of a merge.
struct MergeValidatorTests {
  private static let comment = "  <!-- kept -->\n"
  private static let a = "  <viewController id=\"a\"/>\n"

  private func validation(base: String, ours: String, theirs: String, on result: String) -> MergeValidator.Validation {
    let files = ThreeWay(base: base, ours: ours, theirs: theirs).map { SceneFile(path: "Main.scene", text: $0) }
    return MergeValidator(files, nil).validate(Array(result.utf8))
  }

  private static func file(_ content: String...) -> String {
    "<scenes initialViewController=\"a\">\n\(content.joined())</scenes>\n"
  }

  @Test func losingACommentOfBothVersionsIsInvalid() {
    let all = Self.file(Self.comment, Self.a)
    #expect(validation(base: all, ours: all, theirs: all, on: Self.file(Self.a)).isInvalid)
    #expect(!validation(base: all, ours: all, theirs: all, on: all).isInvalid)
  }

  /// The error is the same with another suggestion, or with none.
  @Test func suggestionsDoNotMakeErrorsNew() {
    let (a, other) = (Self.a, "  <viewController id=\"b\"/>\n")
    let file = { (content: String) in "<scenes initialViewController=\"aa\">\n\(content)</scenes>\n" }
    #expect(validation(base: file(a + other), ours: file(a), theirs: file(other), on: file("")).newErrors.isEmpty)
    let wrong = Self.file(other)
    #expect(
      validation(base: file(a), ours: file(a), theirs: file(a), on: wrong).newErrors.map(\.id) == [
        "unknown-initial-controller"
      ])
  }

  @Test func losingARemovedCommentIsValid() {
    let all = Self.file(Self.comment, Self.a)
    let without = Self.file(Self.a)
    #expect(!validation(base: all, ours: without, theirs: all, on: without).isInvalid)
    #expect(!validation(base: all, ours: all, theirs: without, on: without).isInvalid)
  }

  @Test func formattingOfCommentsIsIgnored() {
    let all = Self.file(Self.comment, Self.a)
    let moved = Self.file("  <!--\n    kept\n  -->\n", Self.a)
    #expect(!validation(base: all, ours: all, theirs: all, on: moved).isInvalid)
  }

  @Test func eachVersionCanRemoveOneOfTwoEqualComments() {
    let two = Self.file(Self.comment, Self.a, Self.comment)
    let one = Self.file(Self.comment, Self.a)
    #expect(!validation(base: two, ours: one, theirs: one, on: Self.file(Self.a)).isInvalid)
    #expect(validation(base: two, ours: two, theirs: one, on: Self.file(Self.a)).isInvalid)
    #expect(validation(base: one, ours: two, theirs: two, on: one).isInvalid)
  }

  @Test func unreadableResultsAreInvalidUnlessAVersionIs() {
    let fine = Self.file(Self.a)
    let broken = "<scenes>\n"
    #expect(validation(base: fine, ours: fine, theirs: fine, on: broken).isInvalid)
    #expect(validation(base: broken, ours: fine, theirs: fine, on: broken).isInvalid)
    #expect(!validation(base: fine, ours: broken, theirs: fine, on: broken).isInvalid)
    #expect(!validation(base: fine, ours: fine, theirs: broken, on: broken).isInvalid)
  }

  @Test func onlyAdditionalErrorsAreNew() {
    let wrong = "  <lable/>\n"
    let one = Self.file(Self.a, wrong)
    let fine = Self.file(Self.a)
    #expect(validation(base: fine, ours: one, theirs: fine, on: one).newErrors.isEmpty)
    #expect(validation(base: fine, ours: fine, theirs: one, on: one).newErrors.isEmpty)
    let two = validation(base: fine, ours: one, theirs: fine, on: Self.file(Self.a, wrong, wrong)).newErrors
    #expect(two.map(\.id) == ["unknown-element"])
    #expect(validation(base: fine, ours: fine, theirs: fine, on: one).newErrors.map(\.id) == ["unknown-element"])
  }

  @Test func warningsAreNotNewErrors() {
    let fine = Self.file(Self.a)
    let lonely = Self.file(Self.a, "  <viewController id=\"b\"/>\n")
    #expect(validation(base: fine, ours: fine, theirs: fine, on: lonely).newErrors.isEmpty)
  }
}
