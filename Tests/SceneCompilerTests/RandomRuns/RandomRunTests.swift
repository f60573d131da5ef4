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
    try await RandomRunProgram(GeneratedModule.all + InjectedFault.all.map(\.module))
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
