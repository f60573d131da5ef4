#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// The metadata of a file is kept when it is written.
  struct ReplacedFileTests {
    private static let untidy = "<scenes>\n<viewController id='a'/></scenes>"
    private static let tidy = "<scenes>\n  <viewController id=\"a\"/>\n</scenes>\n"

    @Test(.enabled(if: geteuid() == 0, "only an administrator can write files of others so that they stay theirs"))
    func ownerIsKept() async throws {
      let folder = try TemporaryFolder(["a.scene": Self.untidy])
      let run = try await folder.shell(
        #"chown 1234:4321 a.scene; chmod 640 a.scene; "$scenec" format a.scene && stat -c '%u:%g %a' a.scene"#)
      #expect(run.output == "1234:4321 640\n")
      #expect(try folder.text("a.scene") == Self.tidy)
    }

    @Test(.enabled(if: geteuid() == 0, "only an administrator can give files away"))
    func filesOfOtherOwnersAreWrittenInPlace() async throws {
      let folder = try TemporaryFolder(["a.scene": Self.untidy])
      _ = try await folder.shell("chown 1234:4321 a.scene; chmod 666 a.scene; chmod 777 .; stat -c %i a.scene > number")
      let run = try await folder.unprivileged("format", "a.scene")
      #expect(run.status == 0, "\(run.error)")
      #expect(try await folder.shell("stat -c '%u:%g %a' a.scene").output == "1234:4321 666\n")
      #expect(try await folder.shell("stat -c %i a.scene").output == folder.text("number"))
      #expect(try folder.text("a.scene") == Self.tidy)
    }

    @Test func extendedAttributesAreKept() async throws {
      let folder = try TemporaryFolder(["a.scene": Self.untidy])
      let script = "import os; os.setxattr('a.scene', 'user.note', b'kept')"
      let run = try await folder.shell(
        """
        python3 -c "\(script)" || exit 77
        "$scenec" format a.scene
        python3 -c "import os; print(os.getxattr('a.scene', 'user.note').decode())"
        """)
      try #require(run.status != 77, "the disk of the tests has no extended attributes")
      #expect(run.output == "kept\n")
      #expect(try folder.text("a.scene") == Self.tidy)
    }

    @Test func hardLinksAreKept() async throws {
      let folder = try TemporaryFolder(["a.scene": Self.untidy])
      let run = try await folder.shell(#"ln a.scene b.scene; "$scenec" format . && stat -c %h a.scene"#)
      #expect(run.output == "2\n")
      #expect(try folder.text("a.scene") == Self.tidy)
      #expect(try folder.text("b.scene") == Self.tidy)
      #expect(try folder.names() == ["a.scene", "b.scene"])
    }

    @Test func hardLinkedCachesAreNotChanged() async throws {
      let folder = try TemporaryFolder([
        "Main.scene": rightScene, "cache/Main.scene.swift": "// Made by scenec, once\n",
      ])
      let run = try await folder.shell(#"ln cache/Main.scene.swift .; "$scenec" build Main.scene"#)
      #expect(run.status == 0)
      #expect(try folder.isFresh())
      #expect(try folder.text("cache/Main.scene.swift") == "// Made by scenec, once\n")
    }
  }
#endif
