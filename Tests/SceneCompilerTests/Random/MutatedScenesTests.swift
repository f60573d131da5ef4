import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneEditing

/// Whatever is done to the scenes of a fixture, they are refused, or their Swift compiles.
struct MutatedScenesTests {
  /// The seeds of the mutations; `MUTATION_SEEDS` asks for others, such as `0..<20000`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["MUTATION_SEEDS"]?.split(separator: "..<").compactMap { Int($0) }
    return bounds.map { $0[0]..<$0[1] } ?? 0..<300
  }()

  private static let fixtures = Fixture.all.filter { $0.modules.isEmpty && !$0.hasTemplates }

  private struct Mutant: Sendable {
    let seed: Int
    let scenes: [SceneFile]
    let swift: [String: String]

    var mode: SwiftTypecheck.Mode { SwiftTypecheck.Mode.allCases[seed % SwiftTypecheck.Mode.allCases.count] }
  }

  @Test func whatIsNotRefusedCompiles() async throws {
    let mutants = Self.seeds.compactMap(Self.mutant)
    #expect(mutants.count > Self.seeds.count / 8)
    let failures = try await withThrowingTaskGroup(of: String?.self) { group in
      for mutant in mutants { group.addTask { try await Self.failure(of: mutant) } }
      return try await group.reduce(into: [String]()) { failures, failure in
        if let failure { failures.append(failure) }
      }
    }
    #expect(failures.isEmpty, "\(failures.sorted().joined(separator: "\n\n"))")
  }

  /// The mutant of a seed; nil if it is refused, or nobody could write the classes that it names.
  private static func mutant(seed: Int) -> Mutant? {
    let fixture = fixtures[seed % fixtures.count]
    var edits = HostileEdits(seed: UInt64(seed))
    let scenes = fixture.scenes.map { scene -> SceneFile in
      guard let editable = EditableScene(text(of: scene)) else { return scene }
      edits.edit(editable)
      return SceneFile(path: scene.path, text: editable.text)
    }
    let compilation = Compiler(fixture.options).compile(scenes)
    guard !compilation.hasErrors else { return nil }
    var swift = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let generated = compilation.files.map(\.contents).joined(separator: "\n")
    guard let stubs = StubClasses.swift(for: scenes, generated: generated) else { return nil }
    swift["Stubs.swift"] = stubs
    return Mutant(seed: seed, scenes: scenes, swift: swift)
  }

  private static func text(of scene: SceneFile) -> String { String(decoding: scene.bytes, as: UTF8.self) }

  private static func failure(of mutant: Mutant) async throws -> String? {
    let folder = try TemporaryFolder(mutant.swift)
    let sources = mutant.swift.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: mutant.mode)
    guard !complaints.isEmpty else { return nil }
    let scenes = mutant.scenes.map(text).joined(separator: "\n")
    return "Seed \(mutant.seed), \(mutant.mode):\n\(complaints)\n\(scenes)"
  }
}
