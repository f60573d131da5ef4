import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneEditing

/// Whatever is done to the scenes of a fixture, they are refused, or their Swift compiles.
struct MutatedScenesTests {
  /// The seeds of the mutations. `MUTATION_SEEDS` sets others, such as `0..<20000`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["MUTATION_SEEDS"]?.split(separator: "..<").compactMap { Int($0) }
    return bounds.map { $0[0]..<$0[1] } ?? 0..<300
  }()

  private static let fixtures = Fixture.all.filter {
    $0.modules.isEmpty && !$0.hasTemplates && $0.options.accessLevel == .internal
  }

  private struct Mutant: Sendable {
    let seed: Int
    let scenes: [SceneFile]
    let swift: [String: String]
    /// Whether it can be compiled together with others.
    let isSociable: Bool
  }

  @Test func acceptedScenesCompile() async throws {
    let mutants = Self.seeds.compactMap(Self.mutant)
    print("Of \(Self.seeds.count) mutated scenes, \(mutants.count) are accepted.")
    #expect(mutants.count > Self.seeds.count / 8)
    let sociable = mutants.filter(\.isSociable)
    let batches =
      stride(from: 0, to: sociable.count, by: 40).map { Array(sociable[$0..<min($0 + 40, sociable.count)]) }
      + mutants.filter { !$0.isSociable }.map { [$0] }
    let failures = try await withThrowingTaskGroup(of: String?.self) { group in
      for (index, batch) in batches.enumerated() {
        let modes = SwiftTypecheck.Mode.allCases
        group.addTask { try await Self.failure(of: batch, modes[index % modes.count]) }
      }
      return try await group.reduce(into: [String]()) { failures, failure in
        if let failure { failures.append(failure) }
      }
    }
    #expect(failures.isEmpty, "\(failures.sorted().joined(separator: "\n\n"))")
  }

  /// The mutant of a seed; nil if the compiler rejects it, or the classes that it names are impossible.
  private static func mutant(seed: Int) -> Mutant? {
    let fixture = fixtures[seed % fixtures.count]
    var edits = HostileEdits(seed: seed)
    var isSociable = true
    let scenes = fixture.scenes.map { scene -> SceneFile in
      guard let editable = EditableScene(text(of: scene)) else { return scene }
      SceneSuffix.add(edits.suffix, to: editable)
      edits.edit(editable)
      isSociable = isSociable && SceneSuffix.isComplete(edits.suffix, in: editable)
      let name = scene.path.split(separator: ".").first.map(String.init) ?? "Main"
      return SceneFile(path: name + edits.suffix + ".scene", text: editable.text)
    }
    let compilation = Compiler(fixture.options).compile(scenes)
    guard !compilation.hasErrors else { return nil }
    var swift = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let generated = compilation.files.map(\.contents).joined(separator: "\n")
    guard let stubs = StubClasses.swift(for: scenes, generated: generated) else { return nil }
    swift["Stubs\(seed).swift"] = stubs
    return Mutant(seed: seed, scenes: scenes, swift: swift, isSociable: isSociable)
  }

  private static func text(of scene: SceneFile) -> String { String(decoding: scene.bytes, as: UTF8.self) }

  private static func failure(of mutants: [Mutant], _ mode: SwiftTypecheck.Mode) async throws -> String? {
    let files = mutants.reduce(into: [String: String]()) { files, mutant in files.merge(mutant.swift) { $1 } }
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: mode)
    guard !complaints.isEmpty else { return nil }
    if mutants.count > 1 {
      // Which of them it is, for a message that can be read.
      for mutant in mutants { if let failure = try await failure(of: [mutant], mode) { return failure } }
    }
    let scenes = mutants[0].scenes.map(text).joined(separator: "\n")
    return "Seed \(mutants[0].seed), \(mode):\n\(complaints)\n\(scenes)"
  }
}
