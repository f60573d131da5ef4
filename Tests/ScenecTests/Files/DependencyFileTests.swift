import Foundation
import SceneTestSupport
import Testing

/// Make reads the file of `--depfile` correctly, or it is not written.
struct DependencyFileTests {
  @Test(
    arguments: [";", "\n", "\r", "\t", "|", "=", "\u{7F}"])
  func pathsThatMakeCannotReadAreRefused(character: String) async throws {
    let folder = try TemporaryFolder(["a\(character)touch owned\(character)b.scene": rightScene])
    let run = try await folder.scenec("build", ".", "--output", "out", "--depfile", "build.d")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot tell Make what depends on 'a"))
    #expect(run.error.contains("; rename the file, or leave out '--depfile'\n"))
    #expect(!folder.exists("out"), "all is written, or nothing")
    #expect(!folder.exists("build.d"))
  }

  @Test(arguments: ["plain", "a b", "a#b", "a:b", "a$b", "a\\b", "a\\ b", "a~b", "a'b", "a\"b", "a&b", "a(b)", "ä"])
  func makeReadsAllOtherPaths(name: String) async throws {
    let folder = try TemporaryFolder([
      "\(name).scene": rightScene, "Makefile": "out/SceneSupport.swift:\n\t@echo again\n-include build.d\n",
    ])
    #expect(try await folder.scenec("build", ".", "--output", "out", "--depfile", "build.d").status == 0)
    let fresh = try await folder.shell("touch -d 2001-01-01 *.scene; make -s out/SceneSupport.swift")
    #expect(fresh.status == 0)
    #expect(!fresh.output.contains("again") && fresh.error == "", "\(fresh)")
    let stale = try await folder.shell("touch out/*; touch -d 2040-01-01 *.scene; make -s out/SceneSupport.swift")
    #expect(stale.output.contains("again"), "\(stale)")
    let gone = try await folder.shell("rm *.scene; make -s out/SceneSupport.swift")
    #expect(gone.status == 0, "\(gone)")
  }
}
