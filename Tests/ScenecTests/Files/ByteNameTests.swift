#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// File names need not be UTF-8: here `café` in Latin-1. scenec reads, writes and shows them.
  struct ByteNameTests {
    private static let untidy = "<scenes>\n<viewController id='a'/></scenes>"
    private static let tidy = "<scenes>\n  <viewController id=\"a\"/>\n</scenes>\n"
    /// The shell's words for the name.
    private static let name = #"$(printf 'caf\351')"#

    @Test func namesThatAreNotUTF8AreSearched() async throws {
      let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
      let run = try await folder.shell(
        #"touch "Scenes/\#(Self.name).txt"; mkdir "Scenes/\#(Self.name)"; exec "$scenec" build Scenes"#)
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(try folder.text("Scenes/Main.scene.swift").hasPrefix("// Made by scenec"))
    }

    @Test func watchContinues() async throws {
      let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
      _ = try await folder.shell(#"touch "Scenes/\#(Self.name).txt""#)
      let run = try WatchRun(["build", "Scenes", "--watch"], in: folder)
      #expect(
        try run.wait(for: "watching Scenes; Control-C ends it").first
          == "wrote Scenes/Main.scene.swift, Scenes/SceneSupport.swift")
      _ = try run.end(SIGTERM)
    }

    @Test(arguments: ["Scenes", "Scenes/link.scene", #""Scenes/\#(name).scene""#])
    func scenesWithSuchNamesAreFormatted(path: String) async throws {
      let folder = try TemporaryFolder(["Scenes/Readme.md": ""])
      let run = try await folder.shell(
        #"""
        printf "\#(Self.untidy.replacing("\n", with: "\\n"))" > "Scenes/\#(Self.name).scene"
        ln -s "\#(Self.name).scene" Scenes/link.scene
        "$scenec" format \#(path) || exit 1
        cat "Scenes/\#(Self.name).scene"
        ls Scenes | wc -l
        """#)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output == Self.tidy + "3\n")
      #expect(folder.destination(ofLink: "Scenes/link.scene") != nil)
    }

    @Test func scenesWithSuchNamesAreBuilt() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      let run = try await folder.shell(
        #"mkdir "\#(Self.name)"; mv Main.scene "\#(Self.name)/\#(Self.name).scene"; exec "$scenec" build "\#(Self.name)" --output=out"#
      )
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.names(in: "out") == ["SceneSupport.swift", #"caf\xE9.scene.swift"#])
    }

    @Test func pathsAreShownOnOneLine() async throws {
      let folder = try TemporaryFolder()
      let run = try await folder.shell(
        #"""
        printf '<scenes>' > "\#(Self.name).scene"
        printf '<scenes>' > "$(printf 'a\n::error::b.scene')"
        exec "$scenec" check .
        """#)
      #expect(run.status == 1)
      #expect(run.error.contains(#"caf\xE9.scene:1:2: error: "#))
      #expect(run.error.contains(#"a\x0A::error::b.scene:1:2: error: "#))
    }
  }
#endif
