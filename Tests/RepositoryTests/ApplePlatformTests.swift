#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// Code that only Apple's compilers see is compiled here all the same.
  struct ApplePlatformTests {
    @Test func commandLineCompilesForDarwin() async throws {
      let users = try Repository.sources.filter { path in try Repository.text(path).contains("import Darwin") }
      // The files that they need, which need no others.
      let files = users + Repository.sources.filter { $0.hasSuffix("scenec/Files/Path.swift") }
      #expect(files.count > 3)
      let complaints = try await AppleTypecheck.complaints(
        about: Repository.urls(of: files), mode: .swift6, target: .macOS13)
      #expect(complaints == "")
    }

    @Test func faultRunsCompileForIOS() async throws {
      let files = Repository.files(in: "Tests/RandomRuns", suffix: ".swift")
      #expect(files.contains { $0.hasSuffix("/Run.swift") })
      #expect(try await AppleTypecheck.complaints(about: Repository.urls(of: files), mode: .swift6) == "")
    }
  }
#endif
