import Foundation
import SceneTestSupport
import Testing

/// How scene files are found and read.
struct InputTests {
  @Test func foldersAreSearchedInOrderWithoutHiddenOnes() async throws {
    let folder = try TemporaryFolder([
      "b/Two.scene": rightScene, "a/One.scene": rightScene, "a/deep/Zero.scene": rightScene, "Three.scene": rightScene,
      ".build/checkouts/Other.scene": rightScene, ".git/X.scene": rightScene, "a/.Hidden.scene": rightScene,
      "a/Readme.md": "", "a/scene": "", "a/Four.scene.swift": "",
    ])
    let run = try await folder.scenec("build", ".", "--print-outputs")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Three.scene.swift
        a/One.scene.swift
        a/deep/Zero.scene.swift
        b/Two.scene.swift
        SceneSupport.swift

        """
    )
  }

  @Test func repeatedFilesAreReadOnce() async throws {
    let folder = try TemporaryFolder(["a/One.scene": rightScene])
    try folder.link("link", to: "a")
    let run = try await folder.scenec("build", "a", "a/One.scene", "./a//One.scene", "link", "--print-outputs")
    #expect(run.output == "a/One.scene.swift\na/SceneSupport.swift\n")
  }

  @Test func linkedFoldersAreNotSearched() async throws {
    let folder = try TemporaryFolder(["a/One.scene": rightScene])
    try folder.link("a/again", to: ".")
    #expect(
      try await folder.scenec("build", "a", "--print-outputs").output == "a/One.scene.swift\na/SceneSupport.swift\n")
  }

  @Test func namesWithSpacesAndSymbolsAreKept() async throws {
    let folder = try TemporaryFolder(["My scenes/Größe $1.scene": rightScene])
    let run = try await folder.scenec("build", "My scenes", "--print-outputs")
    #expect(run.output == "My scenes/Größe $1.scene.swift\nMy scenes/SceneSupport.swift\n")
  }

  @Test(arguments: [
    ("Mian.scene", "there is no 'Mian.scene'; did you mean 'Main.scene'?"),
    ("Other.scene", "there is no 'Other.scene'; check the path"),
    ("Main.scene/deeper", "there is no 'Main.scene/deeper'; check the path"),
    ("empty", "there is no scene file in 'empty'; the name of a scene file ends in '.scene'"),
    ("Gone.scene", "cannot read 'Gone.scene': it is a link to 'nowhere', and no file is there"),
    ("Loop.scene", "cannot read 'Loop.scene': it is a link to 'Loop.scene', and no file is there"),
  ])
  func unreadablePathsAreReported(path: String, sentence: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "empty/Readme.md": ""])
    try folder.link("Gone.scene", to: "nowhere")
    try folder.link("Loop.scene", to: "Loop.scene")
    for command in ["build", "check"] {
      let run = try await folder.scenec(command, path)
      #expect(run.status == 2)
      #expect(run.error == "error: \(sentence)\n")
      #expect(run.output == "")
    }
  }

  @Test func filesWithoutReadPermissionAreReported() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    try folder.setPermissions(0o000, of: "Main.scene")
    let run = try await folder.unprivileged("check", "Main.scene")
    #expect(run.status == 2)
    #expect(run.error == "error: cannot read 'Main.scene': permission denied\n")
  }

  @Test func scenesWithTheSameOutputAreRefused() async throws {
    let folder = try TemporaryFolder(["a/Main.scene": rightScene, "b/Main.scene": rightScene])
    let run = try await folder.scenec("build", "a", "b", "--output", "out")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: 'a/Main.scene' and 'b/Main.scene' would both be written to 'out/Main.scene.swift'; rename one of them\n"
    )
    #expect(!folder.exists("out"))
  }

  @Test func standardInputGoesToStandardOutput() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("build", "-", input: rightScene)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("// Made by scenec"))
    #expect(run.output.contains("struct MainScenes"))
    #expect(try folder.names() == [])
  }

  @Test func standardInputHasTheGivenName() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("check", "-", "--stdin-name", "Screens/Login.scene", input: wrongScene)
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("Screens/Login.scene:2:4: error: "))
  }

  @Test func standardInputCanBeWrittenToAFolder() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("build", "-", "--stdin-name", "Login.scene", "--output", "out", input: rightScene)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try folder.names(in: "out") == ["Login.scene.swift", "SceneSupport.swift"])
  }
}
