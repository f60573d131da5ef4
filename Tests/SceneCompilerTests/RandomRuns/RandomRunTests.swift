import Foundation
import SceneTestSupport
import Testing

/// Random actions of users, code and the system on generated apps must not break the hierarchy of controllers.
struct RandomRunTests {
  /// The seeds for each app. `RANDOM_RUNS` sets others, such as `0..<10000`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["RANDOM_RUNS"]?.split(separator: "..<").compactMap { Int($0) }
    return bounds.map { $0[0]..<$0[1] } ?? 0..<TestRounds.count(80, many: 1_000)
  }()

  /// The ranges of seeds in which an injected fault is searched. Most faults are found early.
  private static let stretches = [0..<200, 200..<1_000, 1_000..<10_000]

  private static let program = Task {
    try await RandomRunProgram(GeneratedModule.shown + InjectedFault.all.map(\.module))
  }

  @Test(arguments: GeneratedModule.all)
  func generatedAppsKeepTheInvariants(module: GeneratedModule) async throws {
    let program = try await Self.program.value
    let report = try await program.run(module, seeds: Self.seeds)
    for failure in report.failures {
      Issue.record("\(try await program.explanation(of: failure, in: module))")
    }
    #expect(report.taken.values.reduce(0, +) > Self.seeds.count)
  }

  /// The preview of a scene and the generated Swift on headless UIKit agree: neither is a second opinion.
  @Test(arguments: GeneratedModule.shown)
  func screensHaveTheFramesOfThePreview(module: GeneratedModule) async throws {
    let shown = ScreenFrames(printed: try await Self.program.value.frames(module))
    let differences = shown.differences(from: ScreenFrames(of: module.scenes))
    // What no longer differs is no exception.
    #expect(differences.isEmpty == (Self.exceptions[module.title] == nil), "\(module): \(differences)")
  }

  @Test func manyFramesAreCompared() async throws {
    var count = 0
    for module in GeneratedModule.shown {
      let shown = ScreenFrames(printed: try await Self.program.value.frames(module))
      count += shown.count(in: ScreenFrames(of: module.scenes))
    }
    #expect(count >= 500, "\(count)")
  }

  /// The scenes with views whose frames differ, with the reason.
  private static let exceptions = [
    "Views/attributes-of-views": "an image that is not there has no size in an app, and a place in a preview",
    "Values/preview-values": "a text is for previews only",
    "Elements/newer-properties": "`anchorPoint` moves a view; a preview does not apply the properties of `set`",
    "Flow/push-from-inside-containers": "columns of a split view are beside each other",
    "Controllers/attributes-of-controllers": "columns of a split view are beside each other",
    "Layout/contradictory-constraints": "which constraint gives way is not defined",
    "Layout/position-in-a-stack-view": "which constraint gives way is not defined",
    "Layout/constraints-in-a-view-with-a-frame": "which constraint gives way is not defined",
  ]

  @Test(arguments: InjectedFault.all)
  func injectedFaultsAreFound(fault: InjectedFault) async throws {
    let program = try await Self.program.value
    var failures: [RandomRunReport.Failure] = []
    for seeds in Self.stretches where !failures.contains(where: { $0.faults.contains(fault.complaint) }) {
      failures += try await program.run(fault.module, seeds: seeds).failures
    }
    let failure = try #require(failures.first)
    #expect(failures.contains { $0.faults.contains(fault.complaint) }, "\(failures.map(\.faults))")
    let explanation = try await program.explanation(of: failure, in: fault.module)
    #expect(explanation.hasPrefix("\(fault), seed \(failure.seed): "))
    #expect(explanation.contains("replay replaceRoot."))
  }

  @Test func everyKindOfActionIsPerformed() async throws {
    let program = try await Self.program.value
    var taken: Set<String> = []
    for module in GeneratedModule.all { taken.formUnion(try await program.run(module, seeds: 0..<50).taken.keys) }
    #expect(taken.count == 16)
  }
}
