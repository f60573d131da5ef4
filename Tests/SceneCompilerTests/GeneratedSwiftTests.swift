import Foundation
import SceneTestSupport
import Testing

/// The Swift of the fixtures compiles to SIL without a warning, with the user's classes and the support file.
/// `AppleTypecheckTests` checks the other language modes, with Objective-C. `RandomRunTests` compiles the
/// fixtures that it runs, so they are left out here.
struct GeneratedSwiftTests {
  private static let fixtures = Fixture.all.filter { fixture in
    !fixture.expectedSwift.isEmpty && !GeneratedModule.all.contains { $0.title == fixture.name }
  }

  @Test(arguments: fixtures)
  func generatedSwiftCompiles(fixture: Fixture) async throws {
    let support = Outcome.compile(fixture.scenes, fixture.options).support
    let folder = try TemporaryFolder(["SceneSupport.swift": try #require(support)])
    let files =
      fixture.expectedSwift + fixture.controllersFile + [folder.url.appendingPathComponent("SceneSupport.swift")]
    let complaints = try await SwiftTypecheck.complaints(
      about: files, modules: fixture.importedModules(in: folder), mode: .swift6)
    #expect(complaints == "", "\(fixture)")
  }

  @Test func generatedSwiftIsFormatted() async throws {
    let support = Fixture.root.appendingPathComponent("SceneSupport.swift")
    let complaints = try await SwiftFormatting.complaints(about: Fixture.all.flatMap(\.expectedSwift) + [support])
    #expect(complaints == "")
  }

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func swiftThatDoesNotCompileIsReported(mode: SwiftTypecheck.Mode) async throws {
    let folder = try TemporaryFolder(["Wrong.swift": "import UIKit\nlet view: UIView = 1\n"])
    let complaints = try await SwiftTypecheck.complaints(
      about: [folder.url.appendingPathComponent("Wrong.swift")], mode: mode)
    #expect(complaints.contains("Wrong.swift:2:"))
  }

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func warningsOfSwiftAreReported(mode: SwiftTypecheck.Mode) async throws {
    let folder = try TemporaryFolder(["Warning.swift": "func warn() { let unused = 1 }\n"])
    let complaints = try await SwiftTypecheck.complaints(
      about: [folder.url.appendingPathComponent("Warning.swift")], mode: mode)
    #expect(complaints.contains("unused"))
  }
}
