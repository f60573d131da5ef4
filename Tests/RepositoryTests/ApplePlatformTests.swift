#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// Code that only Apple's compilers see is compiled here all the same.
  struct ApplePlatformTests {
    @Test func commandLineCompilesForDarwin() async throws {
      let users = try Repository.sources.filter { path in try Repository.text(path).contains("import Darwin") }
      #expect(users.count > 3)
      // The file that they need, which needs no other.
      let files = users + Repository.sources.filter { $0.hasSuffix("/ExitStatus.swift") }
      let folder = try TemporaryFolder(
        Dictionary(uniqueKeysWithValues: try files.map { ($0, try Self.inOneModule(Repository.text($0))) })
          .merging(["Path.swift": Self.path]) { file, _ in file })
      let complaints = try await AppleTypecheck.complaints(
        about: (files + ["Path.swift"]).map { folder.url.appending(path: $0) }, mode: .swift6, target: .macOS13)
      #expect(complaints == "")
    }

    /// What they use of PathKit.
    private static let path = """
      struct Path: Equatable {
        let string: String
        init(_ string: String) { self.string = string }
        var isHidden: Bool { string.hasPrefix(".") }
        func hasSuffix(_ text: String) -> Bool { string.hasSuffix(text) }
        func appending(_ path: Path) -> Path { Path(string + "/" + path.string) }
      }
      extension Path: Comparable { static func < (lhs: Path, rhs: Path) -> Bool { lhs.string < rhs.string } }
      """

    /// The code of a file without the borders of the modules that files for Darwin are divided into.
    private static func inOneModule(_ code: String) -> String {
      code.replacing(#/^(package )?import (PathKit|SceneBuilding)$/#.anchorsMatchLineEndings(), with: "")
        .replacing(#/\bpackage (?!import)/#, with: "")
    }

    @Test func faultRunsCompileForIOS() async throws {
      let files = Repository.files(in: "Tests/RandomRuns", suffix: ".swift")
      #expect(files.contains { $0.hasSuffix("/Run.swift") })
      #expect(try await AppleTypecheck.complaints(about: Repository.urls(of: files), mode: .swift6) == "")
    }
  }
#endif
