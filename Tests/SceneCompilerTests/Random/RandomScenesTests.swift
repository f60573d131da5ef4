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
    return bounds.map { $0[0]..<$0[1] } ?? 0..<60
  }()

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func acceptedScenesCompile(mode: SwiftTypecheck.Mode) async throws {
    let groups = Self.accepted
    #expect(groups.count > Self.seeds.count / 20)
    let scenes = groups.flatMap(\.files).map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
    let compilation = Compiler().compile(scenes)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    var files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let swift = files.values.joined(separator: "\n")
    files["Classes.swift"] =
      "import UIKit\n\nclass OwnSegue: UIStoryboardSegue {}\n"
      + groups.flatMap(\.classes).map { $0.swift(demanded: $0.demands(in: swift)) }.joined()
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: mode)
    #expect(complaints == "")
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

  /// The groups that the compiler accepts, each by itself.
  private static let accepted: [RandomScenes.Group] = {
    var names = HostileNames()
    return seeds.compactMap { seed in
      var rest = names
      let group = RandomScenes.group(seed: seed, names: &rest)
      let scenes = group.files.map { SceneFile(path: $0.name + ".scene", bytes: Array($0.text.utf8)) }
      guard !Compiler().compile(scenes).hasErrors else { return nil }
      names = rest
      return group
    }
  }()
}
