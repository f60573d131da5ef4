import Foundation
import SceneTestSupport
import Testing

/// `check` without arguments says of the examples what calls for each target say, as a build makes them.
struct ExamplesCheckTests {
  @Test(arguments: [false, true])
  func oneCallSaysWhatTheCallsForTheTargetsSay(isBroken: Bool) async throws {
    let folder = try TemporaryFolder()
    let examples = folder.url
    let visible = try FileManager.default.contentsOfDirectory(
      at: Fixture.root.appending(path: "../../Examples"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for url in visible {
      try FileManager.default.copyItem(at: url, to: examples.appending(path: url.lastPathComponent))
    }
    if isBroken { try breakScenes(in: examples) }
    let whole = try await ProcessRun(BuildFolder.scenec, ["check"], in: examples)
    #expect(!whole.error.contains("not checked"), "\(whole.error)")
    var lines: [String] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted()
    for name in names where try !scenes(in: examples.appending(path: name)).isEmpty {
      let arguments = ["check", name, "--sources", name, "--module-name", name]
      let run = try await ProcessRun(BuildFolder.scenec, arguments, in: examples)
      #expect((run.status == 1) == isBroken)
      lines += diagnostics(run.error)
    }
    #expect(diagnostics(whole.error).sorted() == lines.sorted())
    #expect(whole.status == (isBroken ? 1 : 0) && (!isBroken || lines.count > 7))
  }

  private func diagnostics(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(#/^\S+:\d+:\d+: /#) }
  }

  private func breakScenes(in folder: URL) throws {
    for scene in try scenes(in: folder) {
      let text = try String(contentsOf: scene, encoding: .utf8)
      try Data(text.replacing("<scenes", with: "<scenes wrong=\"\"").utf8).write(to: scene)
    }
  }

  private func scenes(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "scene" }
  }
}
