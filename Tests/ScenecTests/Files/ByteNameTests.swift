#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// Linux allows file names that are not UTF-8: here `café` in Latin-1. A path cannot hold them, so scenec refuses them, and
  /// names the folder. Nothing is written.
  struct ByteNameTests {
    /// The shell's words for the name.
    private static let name = #"$(printf 'caf\351')"#

    /// Everything but the name is right.
    @Test(arguments: ["build", "check", "format", "graph", "strings", "export", "import"])
    func foldersWithSuchNamesAreRefused(command: String) async throws {
      let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
      let run = try await folder.shell(
        #"touch "Scenes/\#(Self.name).scene"; exec "$scenec" \#(command) Scenes"#)
      #expect(run.status == 2)
      #expect(
        run.error.hasPrefix("error: cannot read 'Scenes': the name 'caf\u{FFFD}.scene' is not UTF-8; rename it"),
        "\(run.error)")
      #expect(try folder.names(in: "Scenes").count == 2)
    }

    @Test(arguments: ["Scenes/Inner/\(name).scene", "Scenes/\(name)/Main.scene", "Scenes/\(name).txt"])
    func allNamesInAFolderAreRead(path: String) async throws {
      let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
      let run = try await folder.shell(
        #"mkdir -p "$(dirname "\#(path)")"; touch "\#(path)"; exec "$scenec" build Scenes --output out"#)
      #expect(run.status == 2)
      #expect(run.error.contains("is not UTF-8; rename it"), "\(run.error)")
      #expect(!folder.exists("out"))
    }

    /// Hidden folders are not searched.
    @Test func hiddenNamesDoNotMatter() async throws {
      let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
      let run = try await folder.shell(
        #"mkdir "Scenes/.\#(Self.name)"; touch "\#(Self.name).txt"; exec "$scenec" build Scenes"#)
      #expect(run.status == 0, "\(run.error)")
      #expect(folder.exists("Scenes/Main.scene.swift"))
    }

    @Test(
      arguments: [
        #"build "\#(name).scene""#, #"build Main.scene --output="\#(name)""#, #"build Main.scene --output "\#(name)""#,
        #"build Main.scene --configuration "\#(name).json""#, #"import "\#(name).storyboard""#, #"new "\#(name)""#,
      ])
    func argumentsAreUTF8(call: String) async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      let run = try await folder.shell(#"cp Main.scene "\#(Self.name).scene"; exec "$scenec" \#(call)"#)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("error: the argument '"), "\(run.error)")
      #expect(run.error.contains("is not UTF-8; rename the file, or the folder that it is in"))
      #expect(try folder.names(in: ".").count == 2)
    }

    @Test func listsAreUTF8() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      let run = try await folder.shell(
        #"printf 'a.swift\n\#("caf\\351").swift\n' > list; exec "$scenec" check Main.scene --sources @list"#)
      #expect(run.status == 2)
      #expect(run.error.contains("a line of 'list' is not UTF-8: 'caf\u{FFFD}.swift'; rename the file"), "\(run.error)")
    }

    /// U+FFFD itself is a character like others.
    @Test func theReplacementCharacterIsAName() async throws {
      let folder = try TemporaryFolder(["a\u{FFFD}.scene": rightScene])
      let run = try await folder.scenec("build", "a\u{FFFD}.scene")
      #expect(run.status == 0, "\(run.error)")
    }

    @Test func pathsAreShownOnOneLine() async throws {
      let folder = try TemporaryFolder()
      let run = try await folder.shell(
        #"""
        printf '<scenes>' > "$(printf 'a\n::error::b.scene')"
        exec "$scenec" check .
        """#)
      #expect(run.status == 1)
      #expect(run.error.contains(#"a\x0A::error::b.scene:1:2: error: "#))
    }
  }
#endif
