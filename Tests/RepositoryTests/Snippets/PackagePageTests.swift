import Foundation
import SceneTestSupport
import Testing

/// The packages that pages show compile; `.ci/try-documentation` runs their tests.
struct PackagePageTests {
  @Test(arguments: PackagePage.paths)
  func packageCompiles(path: String) async throws {
    let page = try PackagePage(path)
    #expect(page.files.keys.contains("Package.swift"))
    #expect(page.files.keys.contains { $0.hasSuffix(".scene") })
    #expect(page.files.keys.contains { $0.hasPrefix("Tests/") })
    #expect(try await PackageCheck(files: page.files).complaints() == "")
  }

  @Test(arguments: PackagePage.paths)
  func everySwiftBlockNamesAFile(path: String) throws {
    let files = try PackagePage(path).files.values
    for snippet in try Snippet.on(path) where snippet.language == "swift" {
      #expect(files.contains(snippet.text), "\(snippet) has no path above it")
    }
  }

  @Test(arguments: PackagePage.paths)
  func brokenPackagesAreReported(path: String) async throws {
    var files = try PackagePage(path).files
    let tests = try #require(files.keys.first { $0.hasPrefix("Tests/") })
    files[tests] = files[tests]?.replacing("#expect(", with: "#expect(wrong, ")
    #expect(try await PackageCheck(files: files).complaints().contains("wrong"))
  }

  @Test(arguments: PackagePage.paths)
  func packagesOfPagesAreBuiltAndTested(path: String) throws {
    #expect(try Repository.text(".ci/try-documentation").contains(path))
    #expect(try Repository.text(".ci/run").contains(".ci/try-documentation"))
  }

  /// The page shows the files that `scenec new` writes.
  @Test func gettingStartedMatchesTheNewPackage() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": try Repository.text("Package.swift")])
    let run = try await ProcessRun(BuildFolder.scenec, ["new", "Hello"], in: folder.url)
    #expect(run.status == 0, "\(run.error)")
    let files = try PackagePage("Documentation/GettingStarted.md").files
    #expect(files.count == 6)
    for (path, text) in files where path != "Sources/Hello/SceneDelegate.swift" {
      #expect(try folder.text("Hello/" + path) == text, "\(path)")
    }
  }
}
