import Foundation
import SceneTestSupport
import Testing

/// Merges of branches with scenec as git's merge driver.
struct GitMergeTests {
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <scenes initialViewController="main">

      <!-- where all begins -->
      <viewController id="main" customClass="Main" title="Main">
        <view>
          <label id="hello" text="Hello"/>
          <button id="go" title="Go"/>
        </view>
        <segue kind="present" identifier="showHelp" destination="help"/>
      </viewController>

      <viewController id="help" customClass="Help"/>
    </scenes>

    """

  private static func segue(_ name: String) -> (String) -> String {
    {
      $0.replacing(
        "  </viewController>",
        with: "    <segue kind=\"show\" identifier=\"\(name)\" destination=\"help\"/>\n  </viewController>")
    }
  }

  private static func renamed(_ text: String) -> String { text.replacing("\"help\"", with: "\"manual\"") }

  private static func reordered(_ text: String) -> String {
    text.replacing(
      "      <label id=\"hello\" text=\"Hello\"/>\n      <button id=\"go\" title=\"Go\"/>\n",
      with: "      <button id=\"go\" title=\"Go\"/>\n      <label id=\"hello\" text=\"Hello\"/>\n")
  }

  /// A repository with a branch for each of two changes. The first is checked out.
  private static func repository(
    _ ours: (String) -> String, _ theirs: (String) -> String
  ) async throws -> Repository {
    let repository = try await Repository(["App/Main.scene": base])
    try await repository.branch("theirs") { try repository.write("App/Main.scene", theirs(base)) }
    try await repository.commit { try repository.write("App/Main.scene", ours(base)) }
    return repository
  }

  private static func merged(_ ours: (String) -> String, _ theirs: (String) -> String) async throws -> String {
    let repository = try await repository(ours, theirs)
    let run = try await repository.git("merge", "theirs", "--no-edit")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let status = try await repository.git("status", "--porcelain")
    #expect(status.output == "")
    return try repository.text("App/Main.scene")
  }

  @Test func bothAddASegue() async throws {
    let text = try await Self.merged(Self.segue("one"), Self.segue("two"))
    #expect(text == Self.segue("two")(Self.segue("one")(Self.base)))
  }

  @Test func oneRenamesAndTheOtherAddsAReference() async throws {
    #expect(try await Self.merged(Self.renamed, Self.segue("two")) == Self.renamed(Self.segue("two")(Self.base)))
    #expect(try await Self.merged(Self.segue("two"), Self.renamed) == Self.renamed(Self.segue("two")(Self.base)))
  }

  @Test func bothReorder() async throws {
    #expect(try await Self.merged(Self.reordered, Self.reordered) == Self.reordered(Self.base))
    let retitled = { (text: String) in text.replacing("\"Go\"", with: "\"Start\"") }
    #expect(try await Self.merged(Self.reordered, retitled) == retitled(Self.reordered(Self.base)))
  }

  @Test func bothAddTheSameScene() async throws {
    let added = { (text: String) in
      text.replacing("</scenes>", with: "  <viewController id=\"new\" customClass=\"New\"/>\n</scenes>")
    }
    #expect(try await Self.merged(added, { added(Self.segue("two")($0)) }) == added(Self.segue("two")(Self.base)))
  }

  @Test func oneFormatsAndTheOtherChanges() async throws {
    let flat = { (text: String) in text.replacing("\n      <", with: "\n<").replacing("\n    <", with: "\n <") }
    let text = try await Self.merged(flat, { $0.replacing("\"Hello\"", with: "\"Hi\"") })
    #expect(text == flat(Self.base).replacing("\"Hello\"", with: "\"Hi\""))
  }

  @Test func conflictsStopTheMerge() async throws {
    let repository = try await Self.repository(
      { $0.replacing("\"Hello\"", with: "\"Hi\"") }, { $0.replacing("\"Hello\"", with: "\"Good morning\"") })
    let run = try await repository.git("merge", "theirs", "--no-edit")
    #expect(run.status == 1)
    #expect((run.output + run.error).contains("'App/Main.scene' has 1 conflict\n"))
    #expect(run.output.contains("CONFLICT (content): Merge conflict in App/Main.scene\n"))
    let status = try await repository.git("status", "--porcelain")
    #expect(status.output == "UU App/Main.scene\n")
    let lines = try repository.text("App/Main.scene").split(separator: "\n").map(String.init)
    let start: Int = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<< ") })
    #expect(["<<<<<<< ours", "<<<<<<< HEAD"].contains(lines[start]))
    #expect(lines[start + 1] == "      <label id=\"hello\" text=\"Hi\"/>")
    #expect(lines[start + 2] == "=======")
    #expect(lines[start + 3] == "      <label id=\"hello\" text=\"Good morning\"/>")
    #expect(lines[start + 4] == ">>>>>>> theirs")
    let whole = try await repository.git("checkout", "--ours", "App/Main.scene")
    #expect(whole.status == 0)
  }

  @Test func oneRemovesAndTheOtherChanges() async throws {
    let removed = { (text: String) in
      text.replacing("    <segue kind=\"present\" identifier=\"showHelp\" destination=\"help\"/>\n", with: "")
        .replacing("\n  <viewController id=\"help\" customClass=\"Help\"/>\n", with: "")
    }
    let repository = try await Self.repository(removed) {
      $0.replacing("customClass=\"Help\"", with: "customClass=\"Help\" title=\"Help\"")
    }
    #expect(try await repository.git("merge", "theirs").status == 1)
    let text = try repository.text("App/Main.scene")
    #expect(
      text.contains("=======\n\n  <viewController id=\"help\" customClass=\"Help\" title=\"Help\"/>\n>>>>>>> theirs\n"),
      "\(text)")
    #expect(!text.contains("showHelp"))
  }

  @Test func rebaseMergesEachCommit() async throws {
    let repository = try await Self.repository(Self.segue("one"), Self.renamed)
    try await repository.commit {
      try repository.write("App/Main.scene", Self.segue("three")(Self.segue("one")(Self.base)))
    }
    let run = try await repository.git("rebase", "theirs")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(
      try repository.text("App/Main.scene") == Self.renamed(Self.segue("three")(Self.segue("one")(Self.base))))
    #expect(try await repository.git("log", "--format=%s").output.split(separator: "\n").count == 4)
  }

  @Test func stashAndCherryPickAreMerged() async throws {
    let repository = try await Self.repository(Self.segue("one"), Self.renamed)
    #expect(try await repository.git("cherry-pick", "theirs").status == 0)
    #expect(try repository.text("App/Main.scene") == Self.renamed(Self.segue("one")(Self.base)))
    try repository.write("App/Main.scene", Self.renamed(Self.segue("two")(Self.segue("one")(Self.base))))
    _ = try await repository.git("stash")
    try await repository.commit {
      try repository.write("App/Main.scene", Self.reordered(Self.renamed(Self.segue("one")(Self.base))))
    }
    #expect(try await repository.git("stash", "pop").status == 0)
    #expect(
      try repository.text("App/Main.scene")
        == Self.reordered(Self.renamed(Self.segue("two")(Self.segue("one")(Self.base)))))
  }

  @Test func filesAddedByBothBranchesAreMergedByScene() async throws {
    let repository = try await Repository(["Notes.md": ""])
    let scene = { (name: String) in "<scenes>\n  <viewController id=\"\(name)\"/>\n</scenes>\n" }
    try await repository.branch("theirs") { try repository.write("A.scene", scene("two")) }
    try await repository.commit { try repository.write("A.scene", scene("one")) }
    let run = try await repository.git("merge", "theirs", "--no-edit")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(
      try repository.text("A.scene")
        == "<scenes>\n  <viewController id=\"one\"/>\n  <viewController id=\"two\"/>\n</scenes>\n")
  }

  @Test func crissCrossMergesHaveABase() async throws {
    let repository = try await Self.repository(Self.segue("one"), Self.reordered)
    _ = try await repository.git("branch", "ours")
    #expect(try await repository.git("merge", "theirs", "--no-edit").status == 0)
    _ = try await repository.git("checkout", "--quiet", "theirs")
    #expect(try await repository.git("merge", "ours", "--no-edit").status == 0)
    try await repository.commit {
      let text = try repository.text("App/Main.scene")
      try repository.write("App/Main.scene", text.replacing("\"Go\"", with: "\"Start\""))
    }
    _ = try await repository.git("checkout", "--quiet", "main")
    try await repository.commit {
      let text = try repository.text("App/Main.scene")
      try repository.write("App/Main.scene", text.replacing("\"Hello\"", with: "\"Hi\""))
    }
    let run = try await repository.git("merge", "theirs", "--no-edit")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let text = try repository.text("App/Main.scene")
    #expect(text.contains("<button id=\"go\" title=\"Start\"/>\n      <label id=\"hello\" text=\"Hi\"/>"), "\(text)")
  }
}
