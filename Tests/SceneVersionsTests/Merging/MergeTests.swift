import SceneDiagnostics
import SceneVersions
import Testing

/// Merges of chosen changes on both sides.
struct MergeTests {
  @Test(arguments: MergeCase.clean)
  func cleanMergeMatchesTheGoldenFile(_ example: MergeCase) throws {
    let result = try example.merge()
    #expect(try result.text == example.merged(result))
    #expect(result.merge.isClean)
    #expect(result.merge.isByElement)
  }

  @Test(arguments: MergeCase.conflicts)
  func conflictingMergeMatchesTheGoldenFile(_ example: MergeCase) throws {
    let result = try example.merge()
    #expect(try result.text == example.merged(result))
    #expect(result.merge.conflictCount > 0)
  }

  @Test func allMergeCasesAreFound() {
    #expect(MergeCase.clean.count > 7)
    #expect(MergeCase.conflicts.count > 11)
  }

  @Test func conflictsCanShowTheBase() {
    let files = [#"<a x="1"/>"#, #"<a x="2"/>"#, #"<a x="3"/>"#].map { "<scenes>\n  \($0)\n</scenes>\n" }
    let example = MergeExample(base: files[0], ours: files[1], theirs: files[2], showsBase: true)
    #expect(
      example.text == """
        <scenes>
        <<<<<<< ours
          <a x="2"/>
        ||||||| base
          <a x="1"/>
        =======
          <a x="3"/>
        >>>>>>> theirs
        </scenes>

        """)
  }

  @Test func filesAddedByBothAreMergedByScene() {
    let ours = Self.file("  <viewController id=\"a\"/>\n  <viewController id=\"b\"/>\n")
    let theirs = Self.file("  <viewController id=\"b\"/>\n  <viewController id=\"c\"/>\n")
    let example = MergeExample(base: "", ours: ours, theirs: theirs)
    #expect(
      example.text
        == Self.file("  <viewController id=\"a\"/>\n  <viewController id=\"b\"/>\n  <viewController id=\"c\"/>\n"))
    #expect(example.merge.isClean)
  }

  @Test func unreadableScenesAreMergedByLine() {
    let base = "<scenes>\n  <a>\n  <b/>\n  <c/>\n  <d/>\n</scenes>\n"
    let example = MergeExample(
      base: base, ours: base.replacing("<b/>", with: "<b x=\"1\"/>"), theirs: base.replacing("<d/>", with: "<e/>"))
    #expect(example.text == "<scenes>\n  <a>\n  <b x=\"1\"/>\n  <c/>\n  <e/>\n</scenes>\n")
    #expect(!example.merge.isByElement)
    #expect(example.merge.isClean)
  }

  @Test func lineEndsOfOneSideAreKept() {
    let base = Self.file("  <viewController id=\"a\"/>\n  <viewController id=\"b\"/>\n")
    let example = MergeExample(
      base: base, ours: base.replacing("id=\"b\"", with: "id=\"b\" title=\"B\""),
      theirs: "\u{FEFF}" + base.replacing("id=\"a\"", with: "id=\"a\" title=\"A\"").replacing("\n", with: "\r\n"))
    let merged = Self.file("  <viewController id=\"a\" title=\"A\"/>\n  <viewController id=\"b\" title=\"B\"/>\n")
    #expect(example.text == "\u{FEFF}" + merged.replacing("\n", with: "\r\n"))
  }

  @Test func newErrorsMakeAMergeUnclean() {
    let base = Self.file("  <viewController id=\"a\" title=\"A\" customClass=\"A\"/>\n  <viewController id=\"b\"/>\n")
    let example = MergeExample(
      base: base, ours: base.replacing("id=\"a\"", with: "id=\"c\""),
      theirs: base.replacing("</scenes>", with: "  <viewController id=\"c\"/>\n</scenes>"))
    #expect(!example.merge.isClean)
    #expect(example.merge.conflictCount == 0)
    #expect(example.merge.newErrors.map(\.id) == ["duplicate-name"])
  }

  private static func file(_ content: String) -> String { "<scenes>\n\(content)</scenes>\n" }
}
