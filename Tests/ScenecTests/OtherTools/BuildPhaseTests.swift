import Foundation
import SceneTestSupport
import Testing

/// The build phases on the page, as far as a shell is all they need.
struct BuildPhaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["My Project/App/Main.scene": rightScene]) }

  private func run(_ script: String, path: String? = nil) async throws -> ProcessRun {
    var environment = ["SRCROOT": folder.url.appendingPathComponent("My Project").path]
    environment["PATH"] = path
    return try await folder.run("sh", ["-c", script], environment: environment)
  }

  @Test func buildPhaseWritesAndChecksSwift() async throws {
    let build = try OtherToolsPage.block(in: "sh", with: "command -v scenec")
    let check = try OtherToolsPage.block(in: "sh", with: "\"$SRCROOT/App/Generated\" --check")
    #expect(try await run(check).status == 1)
    #expect(try await run(build).status == 0)
    let generated = ["Main.scene.swift", "SceneSupport.swift"]
    #expect(try folder.names(in: "My Project/App/Generated") == generated)
    #expect(try await run(check).status == 0)
    for name in generated { #expect(try OtherToolsPage.text.contains("`$(SRCROOT)/App/Generated/\(name)`"), "\(name)") }

    try folder.write("My Project/App/Main.scene", Data(wrongScene.utf8))
    let wrong = try await run(build)
    #expect(wrong.status == 1)
    #expect(wrong.error.hasPrefix("\(folder.url.path)/My Project/App/Main.scene:2:4: error: "))
  }

  @Test func missingScenecIsReported() async throws {
    let run = try await run(OtherToolsPage.block(in: "sh", with: "command -v scenec"), path: "/usr/bin:/bin")
    #expect(run.status == 1)
    #expect(run.output == "error: scenec is not installed\n")
  }
}
