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
    return bounds.map { $0[0]..<$0[1] } ?? 0..<TestRounds.count(100, many: 200)
  }()

  private static let fixtures = Fixture.all.filter {
    !$0.expectedSwift.isEmpty && $0.modules.isEmpty && !$0.hasTemplates && $0.options.accessLevel == .internal
  }

  /// The scenes of a fixture after edits that were all accepted.
  private struct Mutant: Sendable {
    let seed: Int
    var scenes: [SceneFile]
    var swift: [String: String]
    /// The names that it adds to a module, and that another mutant could add as well.
    let names: Set<String>
  }

  @Test func acceptedScenesCompile() async throws {
    let mutants = await Self.mutants()
    print("Of \(Self.seeds.count) mutated fixtures, \(mutants.count) are compiled.")
    #expect(mutants.count > Self.seeds.count / 2)
    let failures = try await withThrowingTaskGroup(of: String?.self) { group in
      for (index, batch) in Self.batches(of: mutants).enumerated() {
        let modes = SwiftTypecheck.Mode.allCases
        group.addTask { try await Self.failure(of: batch, modes[index % modes.count]) }
      }
      return try await group.reduce(into: [String]()) { failures, failure in
        if let failure { failures.append(failure) }
      }
    }
    #expect(failures.isEmpty, "\(failures.sorted().joined(separator: "\n\n"))")
  }

  private static func mutants() async -> [Mutant] {
    await withTaskGroup(of: [Mutant].self) { group in
      for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: 50) {
        group.addTask { (start..<min(start + 50, seeds.upperBound)).compactMap(mutant) }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.seed < $1.seed }
    }
  }

  /// The mutants in groups that are compiled as one module each: no name is added twice.
  private static func batches(of mutants: [Mutant]) -> [[Mutant]] {
    var open: [(names: Set<String>, mutants: [Mutant])] = []
    var full: [[Mutant]] = []
    for mutant in mutants {
      let index = open.firstIndex { $0.names.isDisjoint(with: mutant.names) } ?? open.endIndex
      if index == open.endIndex { open.append(([], [])) }
      open[index].names.formUnion(mutant.names)
      open[index].mutants.append(mutant)
      if open[index].mutants.count == 40 { full.append(open.remove(at: index).mutants) }
    }
    return full + open.map(\.mutants)
  }

  /// The mutant of a seed; nil if the classes that it names are impossible.
  ///
  /// Edits that are refused are undone.
  private static func mutant(seed: Int) -> Mutant? {
    let fixture = fixtures[seed % fixtures.count]
    var edits = HostileEdits(seed: seed)
    var scenes = fixture.scenes.map { scene in
      let name = scene.path.split(separator: ".").first.map(String.init) ?? "Main"
      return edited(scene, path: name + edits.suffix + ".scene") { SceneSuffix.add(edits.suffix, to: $0) }
    }
    guard var compilation = accepted(scenes, fixture) else { return nil }
    for _ in 0..<Int.random(in: 2...6, using: &edits) {
      let index = Int.random(in: scenes.indices, using: &edits)
      var changed = scenes
      changed[index] = edited(scenes[index], path: scenes[index].path) { edits.edit($0) }
      if let next = accepted(changed, fixture) { (scenes, compilation) = (changed, next) }
    }
    var swift = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let generated = compilation.files.map(\.contents).joined(separator: "\n")
    guard let stubs = StubClasses.swift(for: scenes, generated: generated) else { return nil }
    swift["Stubs\(seed).swift"] = stubs
    let names = scenes.compactMap { EditableScene(text(of: $0)) }.reduce(into: Set<String>()) { names, scene in
      names.formUnion(SceneSuffix.names(without: edits.suffix, in: scene))
    }
    return Mutant(seed: seed, scenes: scenes, swift: swift, names: names)
  }

  private static func edited(_ scene: SceneFile, path: String, _ edit: (EditableScene) -> Void) -> SceneFile {
    guard let editable = EditableScene(text(of: scene)) else { return SceneFile(path: path, bytes: scene.bytes) }
    edit(editable)
    return SceneFile(path: path, text: editable.text)
  }

  private static func accepted(_ scenes: [SceneFile], _ fixture: Fixture) -> Compiler.Compilation? {
    let compilation = Compiler(fixture.options).compile(scenes)
    return compilation.hasErrors ? nil : compilation
  }

  private static func text(of scene: SceneFile) -> String { String(decoding: scene.bytes, as: UTF8.self) }

  private static func failure(of mutants: [Mutant], _ mode: SwiftTypecheck.Mode) async throws -> String? {
    var files = mutants.reduce(into: [String: String]()) { files, mutant in files.merge(mutant.swift) { $1 } }
    if mutants.count > 1 { files[SupportFile.name] = SupportFile.whole }
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: mode)
    guard !complaints.isEmpty else { return nil }
    if mutants.count > 1 {
      // Which of them it is, for a message that can be read.
      for mutant in mutants { if let failure = try await failure(of: [mutant], mode) { return failure } }
      return "Seeds \(mutants.map(\.seed)), \(mode), only together:\n\(complaints)"
    }
    let scenes = mutants[0].scenes.map(text).joined(separator: "\n")
    return "Seed \(mutants[0].seed), \(mode):\n\(complaints)\n\(scenes)"
  }
}
