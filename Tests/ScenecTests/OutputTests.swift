import Foundation
import SceneTestSupport
import Testing

/// Tests the outputs of `build`.
struct OutputTests {
  @Test func swiftIsWrittenBesideTheScene() async throws {
    let folder = try TemporaryFolder(["Screens/Main.scene": rightScene, "Screens/more/Other.scene": otherScene])
    let run = try await folder.scenec("build", "Screens")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
    #expect(try folder.names(in: "Screens") == ["Main.scene", "Main.scene.swift", "SceneSupport.swift", "more"])
    #expect(try folder.names(in: "Screens/more") == ["Other.scene", "Other.scene.swift"])
    #expect(try folder.text("Screens/Main.scene.swift").hasPrefix("// Made by scenec"))
  }

  @Test func outputFolderIsCreated() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    #expect(try await folder.scenec("build", "Main.scene", "--output", "a/b/c").status == 0)
    #expect(try folder.names(in: "a/b/c") == ["Main.scene.swift", "SceneSupport.swift"])
  }

  @Test func unchangedFilesAreNotWritten() async throws {
    let folder = try await built()
    let before = try folder.modified("Main.scene.swift")
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    #expect(try folder.modified("Main.scene.swift") == before)
  }

  @Test func wrongScenesWriteNothing() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Wrong.scene": wrongScene])
    let run = try await folder.scenec("build", ".")
    #expect(run.status == 1)
    #expect(run.error.contains("Wrong.scene:2:4: error: "))
    #expect(run.error.hasSuffix("\n\n1 error\n"))
    #expect(try folder.names() == ["Main.scene", "Wrong.scene"])
  }

  @Test func permissionsAreKept() async throws {
    let folder = try await built()
    try folder.setPermissions(0o640, of: "Main.scene.swift")
    try folder.makeStale("Main.scene.swift")
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    #expect(try folder.permissions(of: "Main.scene.swift") == 0o640)
    #expect(try folder.isFresh())
  }

  @Test(arguments: [true, false])
  func linksAreKept(isDangling: Bool) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "elsewhere/Readme.md": ""])
    if !isDangling { try folder.write("elsewhere/Real.swift", Data("// Made by scenec\n".utf8)) }
    try folder.link("Main.scene.swift", to: "elsewhere/Real.swift")
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    #expect(folder.destination(ofLink: "Main.scene.swift") == "elsewhere/Real.swift")
    #expect(try folder.text("elsewhere/Real.swift").contains("struct MainScenes"))
    #expect(try folder.names(in: "elsewhere") == ["Readme.md", "Real.swift"])
  }

  @Test func filesOfOthersAreNotOverwritten() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": "my own work\n"])
    let run = try await folder.scenec("build", "Main.scene")
    #expect(run.status == 2)
    #expect(
      run.error == """
        error: cannot write 'Main.scene.swift': the file there was not made by scenec; move it away, or write over it with \
        --force

        """
    )
    #expect(try folder.text("Main.scene.swift") == "my own work\n")
    #expect(!folder.exists("SceneSupport.swift"))
    #expect(try await folder.scenec("build", "Main.scene", "--force").status == 0)
    #expect(try folder.text("Main.scene.swift").hasPrefix("// Made by scenec"))
  }

  @Test func emptyFilesAreOverwritten() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": ""])
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    #expect(try folder.isFresh())
  }

  @Test func outputPathsArePrinted() async throws {
    let folder = try TemporaryFolder(["Main.scene": "not even XML"])
    let run = try await folder.scenec("build", "Main.scene", "--output", "out", "--print-outputs")
    #expect(run.status == 0)
    #expect(run.output == "out/Main.scene.swift\nout/SceneSupport.swift\n")
    #expect(try folder.names() == ["Main.scene"])
  }

  @Test func printedPathsAreWritten() async throws {
    let folder = try TemporaryFolder(["a/Main.scene": rightScene, "b/Other.scene": otherScene])
    let printed = try await folder.scenec("build", "a", "b", "--print-outputs").output.split(separator: "\n")
    #expect(try await folder.scenec("build", "a", "b").status == 0)
    #expect(printed.allSatisfy { folder.exists(String($0)) })
    #expect(try folder.names(in: "a").count + folder.names(in: "b").count == printed.count + 2)
  }

  @Test func dependencyFileListsInputsAndOutputs() async throws {
    let folder = try TemporaryFolder(["My $ scenes/Main.scene": rightScene])
    #expect(try await folder.scenec("build", "My $ scenes", "--output", "out", "--depfile", "build.d").status == 0)
    #expect(
      try folder.text("build.d") == """
        out/Main.scene.swift out/SceneSupport.swift: \\
          My\\ $$\\ scenes/Main.scene

        My\\ $$\\ scenes/Main.scene:

        """
    )
  }

  @Test func templatesOfTheUserReplaceEmbeddedOnes() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "layout/SceneSupport.swift.stencil": "// Made by scenec, my way\n",
      "empty/Readme.md": "",
    ])
    let run = try await folder.scenec("build", "Main.scene", "--template", "layout", "--depfile", "build.d")
    #expect(run.status == 0)
    #expect(try folder.text("SceneSupport.swift") == "// Made by scenec, my way\n")
    #expect(try folder.text("build.d").contains("layout/SceneSupport.swift.stencil:"))
    let empty = try await folder.scenec("build", "Main.scene", "--template", "empty")
    #expect(empty.status == 2)
    #expect(empty.error == "error: there is no template in 'empty'; the name of a template ends in '.stencil'\n")
  }

  @Test func declarationsCanBePublic() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    #expect(try await folder.scenec("build", "Main.scene", "--access-level", "public").status == 0)
    #expect(try folder.text("Main.scene.swift").contains("public struct MainScenes"))
  }
}

/// A second scene for the same module.
let otherScene = """
  <scenes initialViewController="other">
    <viewController id="other" customClass="Other"/>
  </scenes>

  """

extension OutputTests {
  fileprivate func built() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    _ = try await folder.scenec("build", "Main.scene")
    return folder
  }
}

extension TemporaryFolder {
  func modified(_ path: String) throws -> Date? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)
    return attributes[.modificationDate] as? Date
  }

  /// Changes a generated file, as users should not.
  func makeStale(_ path: String) throws {
    let handle = try FileHandle(forWritingTo: url.appendingPathComponent(path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("// edited\n".utf8))
    try handle.close()
  }

  /// Whether the Swift of `Main.scene` is whole and as made.
  func isFresh() throws -> Bool {
    let text = try text("Main.scene.swift")
    return text.hasPrefix("// Made by scenec") && !text.contains("// edited")
  }
}
