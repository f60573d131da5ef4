import Foundation
import SceneTestSupport
import Testing

/// Ninja and Make call scenec when necessary, and not otherwise.
struct BuildSystemTests {
  /// A build system that reads a dependency file.
  enum BuildSystem: String, CaseIterable {
    case ninja
    case make

    /// The name of the build file, and the language of its code blocks.
    var file: (name: String, language: String) {
      switch self {
      case .ninja: ("build.ninja", "ninja")
      case .make: ("Makefile", "make")
      }
    }

    /// Instructions to build a folder of scenes. Only the dependency file lists its scenes.
    func instructions(forScenesIn folder: String, called names: [String]) -> String {
      let generated = (names.map { "Generated/\($0).scene.swift" } + ["Generated/SceneSupport.swift"])
        .joined(separator: " ")
      let command =
        "scenec build '\(folder.replacing("$", with: "$$"))' --output Generated --depfile Generated/scenes.d"
      switch self {
      case .ninja:
        return """
          rule scenes
            command = \(command)
            depfile = Generated/scenes.d
            deps = gcc
            restat = 1
          build \(generated): scenes

          """
      case .make:
        return """
          all: \(generated)
          \(generated) &:
          \t\(command)
          \ttouch \(generated)
          -include Generated/scenes.d

          """
      }
    }

    /// Builds, and returns whether scenec was called.
    func build(_ folder: TemporaryFolder) async throws -> Bool {
      // Files that are written now are newer than those before, on every file system.
      try await Task.sleep(for: .milliseconds(20))
      let run = try await folder.run(rawValue)
      try #require(run.status == 0, "\(run.output)\(run.error)")
      let isIdle = run.output.contains(#/no work to do|Nothing to be done|is up to date/#)
      let isBusy = run.output.contains(#/Compiling scenes|scenec build/#)
      try #require(isIdle != isBusy, "\(run.output)\(run.error)")
      return isBusy
    }
  }

  private static let generated = ["Main.scene.swift", "SceneSupport.swift", "Settings.scene.swift"]

  @Test(arguments: BuildSystem.allCases)
  func buildOfThePageWorks(system: BuildSystem) async throws {
    let template = "Layout/SceneSupport.swift.stencil"
    let folder = try TemporaryFolder([
      system.file.name: try OtherToolsPage.block(in: system.file.language),
      "Sources/App/Main.scene": rightScene, "Sources/App/Settings.scene": otherScene,
      template: "// Made by scenec, in one way\n",
    ])
    #expect(try await system.build(folder))
    #expect(try Set(folder.names(in: "Generated")).isSuperset(of: Self.generated))
    #expect(try await !system.build(folder), "nothing has changed")

    try folder.write("Sources/App/Main.scene", Data(rightScene.replacing("Main", with: "Start").utf8))
    #expect(try await system.build(folder))
    #expect(try folder.text("Generated/Main.scene.swift").contains("Start"))
    #expect(try await !system.build(folder), "it is built")

    try folder.write(template, Data("// Made by scenec, in another way\n".utf8))
    #expect(try await system.build(folder))
    #expect(try folder.text("Generated/SceneSupport.swift") == "// Made by scenec, in another way\n")
    #expect(try await !system.build(folder), "it is built")

    // Neither the scene nor the Swift changes.
    try folder.write("Sources/App/Settings.scene", Data(otherScene.utf8))
    #expect(try await system.build(folder))
    #expect(try await !system.build(folder), "no Swift has become different")
  }

  @Test(arguments: BuildSystem.allCases)
  func wrongScenesFailTheBuild(system: BuildSystem) async throws {
    let folder = try TemporaryFolder([
      system.file.name: try OtherToolsPage.block(in: system.file.language),
      "Sources/App/Main.scene": wrongScene, "Sources/App/Settings.scene": otherScene,
      "Layout/SceneSupport.swift.stencil": "// Made by scenec\n",
    ])
    let run = try await folder.run(system.rawValue)
    #expect(run.status != 0)
    #expect((run.output + run.error).contains("Sources/App/Main.scene:2:4: error: "))
    try folder.write("Sources/App/Main.scene", Data(rightScene.utf8))
    #expect(try await system.build(folder))
  }

  /// Not all characters can be in the names of files that these programs build; these can.
  @Test(
    arguments: BuildSystem.allCases,
    ["My Scenes", "a#b", "a$b", "a:b", "a\\b", "a\\ b", "~a", "Szenen für alle", "(a){c},+@!-_."])
  func unusualPathsWork(system: BuildSystem, scenes: String) async throws {
    let folder = try TemporaryFolder([
      system.file.name: system.instructions(forScenesIn: scenes, called: ["Main", "Other"]),
      "\(scenes)/Main.scene": rightScene, "\(scenes)/Other.scene": otherScene,
    ])
    #expect(try await system.build(folder))
    #expect(try await !system.build(folder), "nothing has changed")
    try folder.write("\(scenes)/Main.scene", Data(rightScene.replacing("Main", with: "Start").utf8))
    #expect(try await system.build(folder))
    #expect(try folder.text("Generated/Main.scene.swift").contains("Start"))
    #expect(try await !system.build(folder), "it is built")
  }

  @Test(arguments: BuildSystem.allCases)
  func removedScenesDoNotFailTheBuild(system: BuildSystem) async throws {
    let folder = try TemporaryFolder([
      system.file.name: system.instructions(forScenesIn: "Scenes", called: ["Main", "Other"]),
      "Scenes/Main.scene": rightScene, "Scenes/Other.scene": otherScene,
    ])
    #expect(try await system.build(folder))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Scenes/Other.scene"))
    try folder.write(system.file.name, Data(system.instructions(forScenesIn: "Scenes", called: ["Main"]).utf8))
    #expect(try await system.build(folder))
    #expect(try await !system.build(folder), "it is built")
  }
}
