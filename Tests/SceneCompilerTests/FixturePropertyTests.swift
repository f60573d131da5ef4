import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneFormatting
import SceneSyntax
import SceneTestSupport
import Testing

/// Properties of all scenes, tested on all fixtures.
struct FixturePropertyTests {
  @Test(arguments: TestRounds.sample(Fixture.all))
  func outputIsDeterministic(fixture: Fixture) {
    #expect(difference(from: fixture.scenes, to: fixture.scenes, fixture) == "")
  }

  @Test(arguments: TestRounds.sample(Fixture.all))
  func folderDoesNotChangeTheOutput(fixture: Fixture) {
    let moved = fixture.scenes.map { SceneFile(path: "/Some where/else/\($0.path)", bytes: $0.bytes) }
    #expect(difference(from: fixture.scenes, to: moved, fixture) == "")
  }

  @Test(arguments: Fixture.all.filter { !$0.expectedSwift.isEmpty })
  func attributeOrderDoesNotChangeTheOutput(fixture: Fixture) {
    let reversed = fixture.scenes.map(AttributeOrder.reversed)
    #expect(difference(from: fixture.scenes, to: reversed, fixture) == "")
  }

  /// The graph of many files is made in parts, at the same time, and then joined.
  @Test(arguments: TestRounds.sample(Fixture.all))
  func manyOtherFilesDoNotChangeTheOutput(fixture: Fixture) {
    let scenes = fixture.scenes.enumerated().flatMap { index, scene in
      (0..<20).map { Self.otherScene(20 * index + $0) } + [scene]
    }
    #expect(difference(from: fixture.scenes, to: scenes, fixture, of: fixture.scenes) == "")
    let paths = Set(fixture.scenes.map(\.path))
    let diagnostics = [fixture.scenes, scenes].map { scenes in
      Outcome.compile(scenes, fixture.options).diagnostics.filter { paths.contains($0.place.file.path) }
        .map { "\($0.place.file.path) \($0.place.range) \($0.message) \($0.notes.map(\.place.range))" }
    }
    #expect(diagnostics[0] == diagnostics[1])
  }

  /// A scene file with something of all that a graph holds in arrays.
  private static func otherScene(_ number: Int) -> SceneFile {
    SceneFile(
      path: "Zz\(number)Padding.scene",
      text: """
        <scenes initialViewController="zz\(number)">
          <viewController id="zz\(number)">
            <barButtonItem placement="right" systemItem="done"/>
            <view>
              <label id="zzLabel" text="Padding"/>
              <tableView id="zzTable">
                <tableViewCell reuseIdentifier="zz\(number)Cell"><label id="zzTitle"/></tableViewCell>
              </tableView>
              <button title="Next"><segue kind="present" identifier="zzNext" destination="zz\(number)End"/></button>
            </view>
          </viewController>
          <viewController id="zz\(number)End"/>
        </scenes>
        """)
  }

  @Test(arguments: Fixture.all)
  func formattingDoesNotChangeTheOutput(fixture: Fixture) {
    let formatted = fixture.scenes.map(\.formatted)
    #expect(difference(from: fixture.scenes, to: formatted, fixture) == "")
    let ids = [fixture.scenes, formatted].map { scenes in
      Outcome.compile(scenes, fixture.options).diagnostics.map { $0.severity.rawValue + $0.id }.sorted()
    }
    #expect(ids[0] == ids[1])
  }

  @Test(arguments: Fixture.all)
  func fixedScenesHaveNoMoreFixes(fixture: Fixture) throws {
    let diagnose = { (scenes: [SceneFile]) in Outcome.compile(scenes, fixture.options).diagnostics }
    let fixed = try #require(Fixes.applyAll(to: fixture.scenes, compile: diagnose))
    #expect(Fixes.offered(by: diagnose(fixed), for: fixed).map(\.title) == [])
  }

  /// Places at this distance are tried; `FIXTURE_CUTS=1` tries each.
  private static let step =
    ProcessInfo.processInfo.environment["FIXTURE_CUTS"].flatMap { Int($0) } ?? TestRounds.count(211, many: 16)

  @Test(.timeLimit(.minutes(20)), arguments: Fixture.all)
  func truncatedScenesDoNotCrash(fixture: Fixture) {
    for (index, scene) in fixture.scenes.enumerated() {
      for mutation in Mutations(of: scene, every: Self.step) {
        var scenes = fixture.scenes
        scenes[index] = mutation
        let outcome = Outcome.compile(scenes, fixture.options)
        #expect(outcome.hasErrors == outcome.swift.isEmpty)
        #expect(outcome.diagnostics.allSatisfy { $0.hasFixInsideItsFile })
      }
    }
  }

  /// Fix-its of a truncated scene produce a scene that parses.
  @Test func fixesOfTruncatedScenesAreInsideTheFile() {
    let scene = SceneFile(
      path: "Main.scene",
      text: """
        <scenes initialViewController="a"><viewController id="a"><view bottom='0' pin="edges"><label text="" lines="x"
          numberOfLines='1' top='0' top="8" hidden='yes'/></view><segue kind="push" animates="no" destination='b'
          presentation="popover" popoverAnchor='c'/></viewController><lable id="b" title='x
        """)
    for mutation in Mutations(of: scene) {
      let diagnostics = Outcome.compile([mutation], .init()).diagnostics
      #expect(
        diagnostics.allSatisfy { $0.hasFixInsideItsFile }, "\(mutation.text(in: SourceRange(0, mutation.bytes.count)))")
      let fixed = Fixes.offered(by: diagnostics, for: [mutation])
      for fix in fixed { _ = Outcome.compile([Fixes.apply([fix], to: mutation)], .init()) }
    }
  }

  /// The difference between the Swift of two versions of a fixture's scenes; empty if there is none.
  ///
  /// - Parameter files: the files whose Swift is compared, if not all.
  private func difference(
    from old: [SceneFile], to new: [SceneFile], _ fixture: Fixture, of files: [SceneFile]? = nil
  ) -> String {
    let (old, new) = (Outcome.compile(old, fixture.options).swift, Outcome.compile(new, fixture.options).swift)
    let names = files.map { Set($0.map { OutputName.swiftFile(forScene: $0.path) }) }
    return Set(old.keys).union(new.keys).filter { names?.contains($0) ?? true }.sorted()
      .map { LineDifference(Data((old[$0] ?? "").utf8), Data((new[$0] ?? "").utf8)).description }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}

extension Diagnostic {
  /// Whether each edit of its fix is of bytes that there are, and none of two edits is of the same.
  fileprivate var hasFixInsideItsFile: Bool {
    let ranges = (fix?.edits ?? []).map { ($0.place.range, $0.place.file.bytes.count) }
    let sorted = ranges.map(\.0).sorted { $0.start < $1.start }
    return ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= $1 }
      && zip(sorted, sorted.dropFirst()).allSatisfy { $0.end <= $1.start }
  }
}

extension SceneFile {
  /// The formatted file; unchanged if it has syntax errors.
  var formatted: SceneFile {
    var log = DiagnosticLog()
    return SceneFile(path: path, bytes: SceneFormatter.format(DocumentReader.read(self, &log)) ?? bytes)
  }
}
