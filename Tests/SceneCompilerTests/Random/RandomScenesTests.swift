import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// Whatever scenes are made of, they are refused, or their Swift compiles.
struct RandomScenesTests {
  /// The seeds of the groups. `SCENE_SEEDS` sets others, such as `1000..<2000`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["SCENE_SEEDS"]?.split(separator: "..<").compactMap { Int($0) }
    return bounds.map { $0[0]..<$0[1] } ?? 0..<TestRounds.count(40, many: 120)
  }()

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func acceptedScenesCompile(mode: SwiftTypecheck.Mode) async throws {
    print("Of \(Self.seeds.count) random groups of scenes, \(Self.accepted.count) are accepted.")
    #expect(Self.accepted.count > Self.seeds.count / 20)
    let complaints = try await withThrowingTaskGroup(of: String.self) { tasks in
      for module in Self.modules { tasks.addTask { try await Self.complaints(about: module, mode) } }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(complaints.filter { !$0.isEmpty } == [])
  }

  /// What the Swift compiler says of groups that are one module.
  private static func complaints(
    about groups: [RandomScenes.Group], _ mode: SwiftTypecheck.Mode
  ) async throws -> String {
    let scenes = groups.flatMap(\.files).map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
    let compilation = Compiler().compile(scenes)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return errors.map(\.message).joined(separator: "\n") }
    var files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let swift = files.values.joined(separator: "\n")
    files["Classes.swift"] =
      "import UIKit\n\nclass OwnSegue: UIStoryboardSegue {}\n"
      + groups.flatMap(\.classes).map { $0.swift(demanded: $0.demands(in: swift)) }.joined()
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    return try await SwiftTypecheck.complaints(about: sources, mode: mode)
  }

  @Test func orderOfAttributesAndFilesDoesNotChangeTheOutput() {
    for group in Self.accepted {
      let scenes = group.files.map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
      let turned = scenes.reversed().map(AttributeOrder.reversed)
      #expect(Self.swift(of: scenes) == Self.swift(of: Array(turned)), "\(group.files.map(\.name))")
    }
  }

  @Test func formattingDoesNotChangeTheOutput() {
    for group in Self.accepted {
      let scenes = group.files.map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
      #expect(Self.swift(of: scenes) == Self.swift(of: scenes.map(\.formatted)), "\(group.files.map(\.name))")
    }
  }

  private static func swift(of scenes: [SceneFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: Compiler().compile(scenes).files.map { ($0.name, $0.contents) })
  }

  /// The groups that the compiler accepts.
  private static let accepted = modules.flatMap(\.self)

  /// The same by modules. Each module uses the names that Swift could stumble over once: the list has no more.
  private static let modules: [[RandomScenes.Group]] = {
    let starts = stride(from: seeds.lowerBound, to: seeds.upperBound, by: 60)
    return starts.map { start in accepted(in: start..<min(start + 60, seeds.upperBound)) }
  }()

  private static func accepted(in seeds: Range<Int>) -> [RandomScenes.Group] {
    var names = HostileNames()
    return seeds.compactMap { seed in
      var rest = names
      let group = RandomScenes.group(seed: seed, names: &rest)
      let scenes = group.files.map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
      guard !Compiler().compile(scenes).hasErrors else { return nil }
      names = rest
      return group
    }
  }
}
