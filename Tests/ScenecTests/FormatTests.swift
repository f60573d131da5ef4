import Foundation
import SceneTestSupport
import Testing

/// Tests `format`.
struct FormatTests {
  private static let untidy = "<scenes>\r\n<viewController id='a'/></scenes>"
  private static let tidy = "<scenes>\n  <viewController id=\"a\"/>\n</scenes>\n"

  @Test func scenesAreFormattedInPlace() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.untidy, "more/b.scene": Self.untidy, "c.xml": Self.untidy])
    let run = try await folder.scenec("format", "a.scene", "more")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
    #expect(try folder.text("a.scene") == Self.tidy)
    #expect(try folder.text("more/b.scene") == Self.tidy)
    #expect(try folder.names() == ["a.scene", "c.xml", "more"])
  }

  @Test func formattedScenesAreNotWritten() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.tidy])
    try folder.setPermissions(0o444, of: "a.scene")
    let before = try folder.modified("a.scene")
    #expect(try await folder.scenec("format", ".").status == 0)
    #expect(try folder.modified("a.scene") == before)
  }

  @Test func permissionsAndLinksAreKept() async throws {
    let folder = try TemporaryFolder(["real/a.scene": Self.untidy])
    try folder.setPermissions(0o600, of: "real/a.scene")
    try folder.link("a.scene", to: "real/a.scene")
    #expect(try await folder.scenec("format", "a.scene").status == 0)
    #expect(folder.destination(ofLink: "a.scene") == "real/a.scene")
    #expect(try folder.text("real/a.scene") == Self.tidy)
    #expect(try folder.permissions(of: "real/a.scene") == 0o600)
  }

  @Test func scenesWithSyntaxErrorsAreNotFormatted() async throws {
    let broken = "<scenes>\n  <view>\n</scenes>"
    let folder = try TemporaryFolder(["a.scene": Self.untidy, "b.scene": broken])
    let run = try await folder.scenec("format", ".")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("./b.scene:2:4: error: 'view' has no end tag") || run.error.hasPrefix("b.scene:2:4: "))
    #expect(run.error.contains("b.scene' has syntax errors"))
    #expect(try folder.text("b.scene") == broken)
    #expect(try folder.text("a.scene") == Self.tidy)
  }

  @Test func scenesWithOtherErrorsAreFormatted() async throws {
    let folder = try TemporaryFolder(["a.scene": "<scenes><lable/></scenes>"])
    #expect(try await folder.scenec("format", "a.scene").status == 0)
    #expect(try folder.text("a.scene") == "<scenes><lable/></scenes>\n")
  }

  @Test func checkShowsTheDifference() async throws {
    let folder = try TemporaryFolder(["a.scene": "<scenes>\n<view/>\n</scenes>\n", "b.scene": Self.tidy])
    let run = try await folder.scenec("format", "--check", "a.scene", "b.scene")
    #expect(run.status == 1)
    #expect(
      run.output == """
        a.scene is not formatted
        --- a.scene
        +++ a.scene
        @@ -1,3 +1,3 @@
         <scenes>
        -<view/>
        +  <view/>
         </scenes>

        """)
    #expect(try folder.text("a.scene") == "<scenes>\n<view/>\n</scenes>\n")
    try folder.write("difference", Data(run.output.utf8))
    #expect(try await folder.shell("patch -p0 < difference").status == 0)
    #expect(try await folder.scenec("format", "--check", ".").status == 0)
  }

  @Test func checkOfCRLFShowsOtherDifferences() async throws {
    let folder = try TemporaryFolder(["a.scene": "<scenes>\r\n<view/>\r\n</scenes>\r\n"])
    let run = try await folder.scenec("format", "--check", "a.scene")
    #expect(run.status == 1)
    #expect(
      run.output == """
        a.scene is not formatted; its lines end in CR LF, formatted ones in LF
        --- a.scene
        +++ a.scene
        @@ -1,3 +1,3 @@
         <scenes>
        -<view/>
        +  <view/>
         </scenes>

        """)
  }

  @Test func checkOfCRLFAloneShowsNoLines() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.tidy.replacing("\n", with: "\r\n")])
    let run = try await folder.scenec("format", "--check", "a.scene")
    #expect(run.status == 1)
    #expect(run.output == "a.scene is not formatted; its lines end in CR LF, formatted ones in LF\n")
  }

  @Test func checkOfSyntaxErrorsFails() async throws {
    let folder = try TemporaryFolder(["a.scene": "<scenes>"])
    let run = try await folder.scenec("format", "--check", "a.scene")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.contains("unclosed-element"))
  }

  @Test func standardInputGoesToStandardOutput() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("format", "-", input: Self.untidy)
    #expect(run.status == 0)
    #expect(run.output == Self.tidy)
    #expect(run.error == "")
  }

  @Test func standardInputWithSyntaxErrorsPrintsNothing() async throws {
    let run = try await TemporaryFolder().scenec("format", "-", "--stdin-name", "My.scene", input: "<scenes>")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("My.scene:1:2: error: "))
  }

  @Test func printingDoesNotChangeTheFile() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.untidy])
    let run = try await folder.scenec("format", "--print", "a.scene")
    #expect(run.status == 0)
    #expect(run.output == Self.tidy)
    #expect(try folder.text("a.scene") == Self.untidy)
  }

  @Test func readOnlyScenesAreNotFormatted() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.untidy])
    try folder.setPermissions(0o444, of: "a.scene")
    let run = try await folder.scenec("format", "a.scene")
    #expect(run.status == 2)
    #expect(run.error == "error: cannot write 'a.scene': the file there is read-only; make it writable first\n")
    #expect(try folder.text("a.scene") == Self.untidy)
  }

  @Test func fullDiskKeepsTheScene() async throws {
    let long = "<scenes>" + String(repeating: "<viewController id='a'/>", count: 100) + "</scenes>"
    let folder = try TemporaryFolder(["a.scene": long])
    let run = try await folder.shell(#"ulimit -f 1; exec "$scenec" format a.scene"#)
    #expect(run.status == 2)
    #expect(try folder.text("a.scene") == long)
    #expect(try folder.names() == ["a.scene"])
  }
}
