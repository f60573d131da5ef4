import Foundation
import SceneCompiler
import SceneTestSupport
import Testing

/// Public scenes compile both in a module whose imports are internal by default and in one whose imports are public.
struct AccessLevelTests {
  /// The topics whose scenes name types of every origin: of UIKit, of the app, of Foundation.
  private static let topics = ["Controllers", "CrossFile", "Parameters", "Readme", "Scenes"]

  private static let fixtures = Fixture.all.filter { fixture in
    !fixture.expectedSwift.isEmpty && fixture.modules.isEmpty && fixture.sceneModules.isEmpty
      && fixture.name != "Scenes/public-declarations"
      && topics.contains { fixture.name.hasPrefix($0 + "/") }
  }

  private static let upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility"].flatMap {
    ["-enable-upcoming-feature", $0]
  }

  @Test(arguments: fixtures, [AccessLevel.public, .package])
  func importsHaveTheRequiredAccessLevel(fixture: Fixture, level: AccessLevel) async throws {
    try await compile(fixture, level, imports: level.rawValue + " import", Self.upcomingFeatures)
  }

  @Test(
    arguments: fixtures.filter { $0.name.hasPrefix("Readme") || $0.name.hasPrefix("Scenes") },
    [AccessLevel.public, .package])
  func importsAgreeWithImportsOfOtherFiles(fixture: Fixture, level: AccessLevel) async throws {
    try await compile(fixture, level, imports: "import", [])
  }

  private func compile(
    _ fixture: Fixture, _ level: AccessLevel, imports: String, _ arguments: [String]
  ) async throws {
    var options = fixture.options
    options.accessLevel = level
    let generated = Compiler(options).compile(fixture.scenes).files
    var files = Dictionary(uniqueKeysWithValues: generated.map { ($0.name, $0.contents) })
    files["Controllers.swift"] = fixture.controllers.map { Self.exposed($0, level, imports) }
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: .swift5, arguments: arguments)
    #expect(complaints == "")
  }

  /// Classes with an access level in front of every declaration of theirs.
  private static func exposed(_ classes: String, _ level: AccessLevel, _ imports: String) -> String {
    let declaration =
      /^( {0,2})((?:(?:override|required|convenience|static|final|weak|lazy|@MainActor) )*)(class|struct|enum|protocol|func|var|let|init|typealias)\b.*/
    let lines = classes.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasPrefix("import ") { return imports + line.dropFirst("import".count) }
      guard let match = line.wholeMatch(of: declaration) else { return String(line) }
      let isOpen = match.3 == "class" && match.1.isEmpty && !match.2.contains("final") && level == .public
      return match.1 + (isOpen ? "open " : level.rawValue + " ") + line.dropFirst(match.1.count)
    }
    return lines.joined(separator: "\n")
  }
}
