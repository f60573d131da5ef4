import Foundation
import SceneTestSupport
import Testing

/// The hooks of this repository in pre-commit.
///
/// One word of the hooks is replaced, so that pre-commit finds the scenec of this build instead of building one.
struct PreCommitTests {
  private let hooks: Repository

  init() async throws {
    let hooks = try OtherToolsPage.file(".pre-commit-hooks.yaml")
    self.hooks = try await Repository(
      [".pre-commit-hooks.yaml": hooks.replacing("language: swift", with: "language: system")], driver: false)
  }

  private func preCommit(_ arguments: [String], in folder: TemporaryFolder) async throws -> ProcessRun {
    let home = try TemporaryFolder()
    return try await folder.run(
      "python3", ["-m", "pre_commit"] + arguments,
      environment: [
        "HOME": home.url.path, "PRE_COMMIT_HOME": home.url.path, "GIT_CONFIG_GLOBAL": "/dev/null",
        "PYTHONPATH": PythonTools.packages.path,
      ])
  }

  /// Runs a hook on all files of a repository, by itself or with a configuration.
  private func run(
    _ hook: String, in repository: Repository, configuration: String? = nil
  ) async throws -> ProcessRun {
    if let configuration { try repository.write(".pre-commit-config.yaml", configuration) }
    let call = configuration == nil ? ["try-repo", hooks.folder.url.path] : ["run"]
    return try await preCommit(call + [hook, "--all-files", "--verbose"], in: repository.folder)
  }

  @Test func preCommitAcceptsTheHooks() async throws {
    let folder = try TemporaryFolder([".pre-commit-hooks.yaml": OtherToolsPage.file(".pre-commit-hooks.yaml")])
    #expect(try await preCommit(["validate-manifest", ".pre-commit-hooks.yaml"], in: folder).status == 0)
    try folder.write("wrong.yaml", Data("- id: scenec-check\n".utf8))
    #expect(try await preCommit(["validate-manifest", "wrong.yaml"], in: folder).status != 0)
  }

  @Test func checkHookReportsErrors() async throws {
    let wrong = try await Repository(["Sources/Main.scene": wrongScene], driver: false)
    let run = try await run("scenec-check", in: wrong)
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/Main.scene:2:4: error: "), "\(run.output)\(run.error)")
    let right = try await Repository(["Sources/Main.scene": rightScene], driver: false)
    #expect(try await self.run("scenec-check", in: right).status == 0)
  }

  @Test func hooksDoNotRunWithoutScenes() async throws {
    let repository = try await Repository(["Main.swift": "", "scene": ""], driver: false)
    for hook in ["scenec-check", "scenec-format", "scenec-build"] {
      let run = try await run(hook, in: repository)
      #expect(run.status == 0 && run.output.contains("Skipped"), "\(run.output)\(run.error)")
    }
  }

  @Test func formatHookFormatsAndStopsTheCommit() async throws {
    let messy = rightScene.replacing("<view/>", with: "<view  />")
    let repository = try await Repository(["My Scenes/Main.scene": messy, "Other.scene": otherScene], driver: false)
    let run = try await run("scenec-format", in: repository)
    #expect(run.status == 1 && run.output.contains("files were modified by this hook"), "\(run.output)\(run.error)")
    #expect(try repository.text("My Scenes/Main.scene") == rightScene)
    #expect(try await self.run("scenec-format", in: repository).status == 0)
  }

  @Test func buildHookReportsStaleSwift() async throws {
    let repository = try await Repository(["Main.scene": rightScene], driver: false)
    #expect(try await run("scenec-build", in: repository).output.contains("Main.scene.swift is missing"))
    #expect(try await repository.folder.scenec("build", ".").status == 0)
    try await repository.commit {}
    #expect(try await run("scenec-build", in: repository).status == 0)
    try await repository.commit {
      try repository.write("Main.scene.swift", repository.text("Main.scene.swift") + "// Mine\n")
      try repository.write("Main.scene", rightScene)
    }
    let run = try await run("scenec-build", in: repository)
    #expect(run.status == 1 && run.output.contains("-// Mine\n"), "\(run.output)\(run.error)")
  }

  @Test func configurationOfThePageWorks() async throws {
    let page = try OtherToolsPage.block(in: "yaml", with: "rev:")
    let revision = try await hooks.git("rev-parse", "HEAD").output.trimmingCharacters(in: .whitespacesAndNewlines)
    let configuration = page.replacing(#/repo: \S+/#, with: "repo: \(hooks.folder.url.path)")
      .replacing(#/rev: \S+/#, with: "rev: \(revision)")
    let repository = try await Repository(["Sources/App/Main.scene": rightScene], driver: false)
    #expect(try await run("scenec-check", in: repository, configuration: configuration).status == 0)
    #expect(try await run("scenec-format", in: repository, configuration: configuration).status == 0)
    #expect(try await run("scenec-build", in: repository, configuration: configuration).output.contains("is missing"))
    _ = try await repository.folder.scenec("build", "Sources/App", "--output", "Sources/App/Generated")
    try await repository.commit {}
    let run = try await run("scenec-build", in: repository, configuration: configuration)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func hookWithoutBuildWorks() async throws {
    let configuration = try OtherToolsPage.block(in: "yaml", with: "repo: local")
    let repository = try await Repository(["Sources/App/Main.scene": wrongScene], driver: false)
    let wrong = try await run("scenec-check", in: repository, configuration: configuration)
    #expect(wrong.status == 1 && wrong.output.contains("Main.scene:2:4: error: "), "\(wrong.output)\(wrong.error)")
    try await repository.commit { try repository.write("Sources/App/Main.scene", rightScene) }
    #expect(try await run("scenec-check", in: repository, configuration: configuration).status == 0)
  }
}
