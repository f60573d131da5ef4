import Foundation
import SceneTestSupport
import Testing

/// Who merges lines where elements are no help.
struct GitLineMergerTests {
  /// Versions of something that is no scene yet, whose lines can be merged.
  private static let base = "<scenes>\n  <a>\n  <b/>\n  <c/>\n  <d/>\n</scenes>\n"
  private static let files = [
    "Base.scene": base, "Ours.scene": base.replacing("<b/>", with: "<b x=\"1\"/>"),
    "Theirs.scene": base.replacing("<d/>", with: "<e/>"),
  ]
  private static let gits = "<scenes><!-- as git says --></scenes>\n"
  private static let merged = "<scenes>\n  <a>\n  <b x=\"1\"/>\n  <c/>\n  <e/>\n</scenes>\n"

  /// Merges in a folder where `git` is this script.
  private static func merge(with git: String) async throws -> ProcessRun {
    let folder = try TemporaryFolder(files.merging(["bin/git": "#!/bin/sh\n\(git)\n"]) { $1 })
    try folder.setPermissions(0o755, of: "bin/git")
    return try await folder.scenec(
      "merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print",
      environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"])
  }

  @Test func linesAreMergedByGit() async throws {
    let run = try await Self.merge(with: "printf '\(Self.gits)'")
    #expect(run.output == Self.gits)
    #expect(run.status == 0)
  }

  @Test func gitUsesTheAlgorithmOfBranchMerges() async throws {
    let run = try await Self.merge(
      with: #"for word; do case "$word" in /*) cat "$word";; *) echo "$word";; esac; done"#)
    let call = ["-c", "merge.conflictStyle=merge", "merge-file", "--stdout", "--quiet", "--marker-size=7"]
    let versions = ["Ours", "Base", "Theirs"].compactMap { Self.files["\($0).scene"] }.joined()
    #expect(run.output == (call + ["--diff-algorithm=histogram"]).map { "\($0)\n" }.joined() + versions)
  }

  @Test func oldGitIsCalledWithoutTheAlgorithm() async throws {
    let run = try await Self.merge(
      with: "case \"$*\" in *--diff-algorithm*) echo usage >&2; exit 129;; esac; printf '\(Self.gits)'")
    #expect(run.output == Self.gits)
    #expect(run.error == "")
  }

  @Test func conflictsOfGitAreCounted() async throws {
    let run = try await Self.merge(
      with: "printf 'a\\n<<<<<<< x\\nb\\n=======\\nc\\n>>>>>>> y\\n<<<<<<< x\\nd\\n=======\\n>>>>>>> y\\n'; exit 2")
    #expect(
      run.output == "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n<<<<<<< ours\nd\n=======\n>>>>>>> theirs\n")
    #expect(run.error == "'Ours.scene' has 2 conflicts\n")
    #expect(run.status == 1)
  }

  @Test(arguments: ["exit 255", "echo 'error' >&2; exit 127", "kill -9 $$", "echo half; exit 200"])
  func scenecMergesLinesWhereGitFails(_ git: String) async throws {
    let run = try await Self.merge(with: git)
    #expect(run.output == Self.merged)
    #expect(run.status == 0)
  }

  @Test func scenecMergesLinesWhereThereIsNoGit() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await folder.scenec(
      "merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print", environment: ["PATH": folder.url.path])
    #expect(run.output == Self.merged)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func elementMergesDoNotCallGit() async throws {
    let folder = try TemporaryFolder([
      "Base.scene": MergeCommandTests.base, "Ours.scene": MergeCommandTests.ours,
      "Theirs.scene": MergeCommandTests.theirs, "bin/git": "#!/bin/sh\ntouch asked\n",
    ])
    try folder.setPermissions(0o755, of: "bin/git")
    let run = try await folder.scenec(
      "merge", "Base.scene", "Ours.scene", "Theirs.scene", environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"]
    )
    #expect(run.status == 0)
    #expect(!folder.exists("asked"))
  }

  @Test func conflictStyleOfTheUserIsIgnored() async throws {
    let theirs = Self.base.replacing("<b/>", with: "<b x=\"2\"/>")
    let conflict = Self.base.replacing(
      "  <b/>\n", with: "<<<<<<< ours\n  <b x=\"1\"/>\n=======\n  <b x=\"2\"/>\n>>>>>>> theirs\n")
    for style in ["diff3", "zdiff3"] {
      let folder = try TemporaryFolder(Self.files.merging([".gitconfig": "[merge]\nconflictStyle = \(style)\n"]) { $1 })
      try folder.write("Theirs.scene", Data(theirs.utf8))
      let run = try await folder.scenec(
        "merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print", environment: ["HOME": folder.url.path])
      #expect(run.output == conflict)
      #expect(run.status == 1)
    }
  }

  @Test func linesLikeMarkersAreNotConflicts() async throws {
    let ours = "=======\n" + Self.base.replacing("<b/>", with: "<b x=\"1\"/>")
    let folder = try TemporaryFolder(
      Self.files.merging([
        "Base.scene": "=======\n" + Self.base, "Ours.scene": ours,
        "Theirs.scene": "=======\n" + Self.base.replacing("<b/>", with: "<b x=\"2\"/>"),
      ]) { $1 })
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print")
    #expect(
      run.output
        == ours.replacing(
          "  <b x=\"1\"/>\n", with: "<<<<<<< ours\n  <b x=\"1\"/>\n=======\n  <b x=\"2\"/>\n>>>>>>> theirs\n"))
    #expect(run.error == "'Ours.scene' has 1 conflict\n")
  }

  @Test func temporaryFilesAreRemoved() async throws {
    let folder = try TemporaryFolder(Self.files.merging(["temporary/file": ""]) { $1 })
    let run = try await folder.scenec(
      "merge", "Base.scene", "Ours.scene", "Theirs.scene", "--print",
      environment: ["TMPDIR": folder.url.path + "/temporary"])
    #expect(run.output == Self.merged)
    #expect(try folder.names(in: "temporary") == ["file"])
  }
}
