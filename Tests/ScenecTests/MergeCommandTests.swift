import Foundation
import SceneTestSupport
import Testing

/// Tests `merge` without git.
struct MergeCommandTests {
  static let base = """
    <scenes>
      <viewController id="main" title="Main"/>
      <viewController id="other"/>
    </scenes>

    """
  static let ours = base.replacing("\"Main\"", with: "\"Ours\"")
  static let theirs = base.replacing("\"other\"", with: "\"other\" title=\"Theirs\"")
  static let contrary = base.replacing("\"Main\"", with: "\"Theirs\"")
  static let merged = ours.replacing("\"other\"", with: "\"other\" title=\"Theirs\"")
  static let conflict = """
    <scenes>
    <<<<<<< ours
      <viewController id="main" title="Ours"/>
    =======
      <viewController id="main" title="Theirs"/>
    >>>>>>> theirs
      <viewController id="other"/>
    </scenes>

    """

  private static func folder(_ theirs: String) throws -> TemporaryFolder {
    try TemporaryFolder(["Base.scene": base, "Ours.scene": ours, "Theirs.scene": theirs])
  }

  @Test func resultReplacesOurs() async throws {
    let folder = try Self.folder(Self.theirs)
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
    #expect(try folder.text("Ours.scene") == Self.merged)
    #expect(try folder.text("Theirs.scene") == Self.theirs)
  }

  @Test func resultCanBePrintedOrWrittenElsewhere() async throws {
    let folder = try Self.folder(Self.theirs)
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "-p")
    #expect(run.status == 0)
    #expect(run.output == Self.merged)
    let second = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "--output", "New.scene")
    #expect(second.status == 0)
    #expect(try folder.text("New.scene") == Self.merged)
    #expect(try folder.text("Ours.scene") == Self.ours)
  }

  @Test func anEmptyVersionEmptiesNoFile() async throws {
    let cases = [
      (Self.base, "", "'Ours.scene' would be empty, as 'Theirs.scene' is; nothing was written\n"),
      ("", Self.base, "'Ours.scene' is empty; nothing was written\n"), ("", "", ""),
    ]
    for (ours, theirs, message) in cases {
      let folder = try TemporaryFolder(["Base.scene": Self.base, "Ours.scene": ours, "Theirs.scene": theirs])
      let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene")
      #expect(run.status == (message.isEmpty ? 0 : 1))
      #expect(run.error == message)
      #expect(try folder.text("Ours.scene") == ours)
    }
  }

  @Test func conflictsAreCountedAndMarked() async throws {
    let folder = try Self.folder(Self.contrary)
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "--path", "App/Main.scene")
    #expect(run.status == 1)
    #expect(run.error == "'App/Main.scene' has 1 conflict\n")
    #expect(try folder.text("Ours.scene") == Self.conflict)
    let check = try await folder.scenec("check", "Ours.scene")
    #expect(check.error.contains("Ours.scene:2:1: error: a merge conflict is not resolved here"), "\(check.error)")
    #expect(check.error.contains("[conflict-marker]"))
  }

  @Test func markersHaveTheGivenNamesAndSize() async throws {
    let folder = try Self.folder(Self.contrary)
    let run = try await folder.scenec(
      "merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print", "--marker-size", "9", "-L", "HEAD", "-L", "%S",
      "-L", "topic", "--diff3")
    #expect(run.status == 1)
    #expect(
      run.output == """
        <scenes>
        <<<<<<<<< HEAD
          <viewController id="main" title="Ours"/>
        ||||||||| base
          <viewController id="main" title="Main"/>
        =========
          <viewController id="main" title="Theirs"/>
        >>>>>>>>> topic
          <viewController id="other"/>
        </scenes>

        """)
  }

  @Test func pageShowsTheConflict() async throws {
    let scene = { (kind: String) in
      """
        <viewController id="dash">
          <segue kind="\(kind)" identifier="showDetail" destination="detail"/>
        </viewController>

      """
    }
    let file = { (kind: String) in "<scenes>\n\(scene(kind))  <viewController id=\"detail\"/>\n</scenes>\n" }
    let folder = try TemporaryFolder([
      "Base.scene": file("show"), "Ours.scene": file("push"), "Theirs.scene": file("present"),
    ])
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "-p")
    let page = try String(
      contentsOf: Fixture.root.appending(path: "../../Documentation/VersionControl.md"), encoding: .utf8)
    let lines = run.output.split(separator: "\n").dropFirst().dropLast(2).joined(separator: "\n")
    #expect(page.contains("```\n\(lines)\n```\n"), "\(run.output)")
  }

  @Test func missingBaseIsEmpty() async throws {
    let folder = try Self.folder(Self.ours)
    let run = try await folder.scenec("merge", "/dev/null", "Ours.scene", "Theirs.scene")
    #expect(run.status == 0)
    #expect(try folder.text("Ours.scene") == Self.ours)
  }

  @Test func newErrorsAreShown() async throws {
    let base = Self.base.replacing("\"Main\"/", with: "\"Main\" customClass=\"M\"/")
    let folder = try TemporaryFolder([
      "Base.scene": base, "Ours.scene": base.replacing("id=\"main\"", with: "id=\"new\""),
      "Theirs.scene": base.replacing("</scenes>", with: "  <viewController id=\"new\"/>\n</scenes>"),
    ])
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene")
    #expect(run.status == 1)
    #expect(run.error.contains("[duplicate-name]"), "\(run.error)")
    #expect(
      run.error.hasSuffix(
        "'Ours.scene' is merged, but has errors now that neither version has; fix them and add the file\n"))
  }

  @Test func wrongCallsHaveStatus2() async throws {
    let folder = try Self.folder(Self.theirs)
    let missing = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Missing.scene")
    #expect(missing.status == 2)
    #expect(missing.error == "error: cannot read 'Missing.scene': no such file or directory\n")
    let both = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "-p", "--output", "x")
    #expect(both.status == 2)
    #expect(both.error.contains("'--print' and '--output' exclude each other"))
    let few = try await folder.scenec("merge", "Base.scene", "Ours.scene")
    #expect(few.status == 2)
    #expect(try folder.text("Ours.scene") == Self.ours)
  }

  @Test func closedPipeIsNotAnError() async throws {
    let folder = try Self.folder(Self.theirs)
    let run = try await folder.shell(
      "\"$scenec\" merge Base.scene Ours.scene Theirs.scene -p | true; \"$scenec\" merge --help | head -1")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output == "OVERVIEW: Merge two versions of a scene, by element instead of by line.\n")
  }

  @Test func outputFitsANarrowTerminal() throws {
    let folder = try Self.folder(Self.contrary)
    let text = try TerminalRun.text(
      ["merge", "Base.scene", "Ours.scene", "Theirs.scene"], in: folder.url,
      environment: TemporaryFolder.environment(["COLUMNS": "40"]))
    #expect(text.replacing("\r\n", with: "\n") == "'Ours.scene' has 1 conflict\n")
  }
}
