import Foundation
import SceneTestSupport
import Testing

/// Whatever users, code and the system do to an app, and in whatever order, what `scenec` wired holds together.
struct FaultRunTests {
  /// The seeds that each wiring is run with; `FAULT_RUNS` asks for others, such as `0..<10000`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["FAULT_RUNS"]?.split(separator: "..<").compactMap { Int($0) }
    return bounds.map { $0[0]..<$0[1] } ?? 0..<1_000
  }()

  /// Where a planted mistake is looked for: most are found soon, and the last of them late.
  private static let stretches = [0..<200, 200..<1_000, 1_000..<10_000]

  private static let program = Task { try await FaultRunProgram(WiringModule.all + PlantedFault.all.map(\.wiring)) }

  @Test(arguments: WiringModule.all)
  func wiringHoldsTogether(wiring: WiringModule) async throws {
    let program = try await Self.program.value
    let report = try await program.run(wiring, seeds: Self.seeds)
    for failure in report.failures {
      Issue.record("\(try await program.explanation(of: failure, in: wiring))")
    }
    #expect(report.taken.values.reduce(0, +) > Self.seeds.count)
  }

  @Test(arguments: PlantedFault.all)
  func plantedFaultIsFound(fault: PlantedFault) async throws {
    let program = try await Self.program.value
    var failures: [FaultRunReport.Failure] = []
    for seeds in Self.stretches where !failures.contains(where: { $0.faults.contains(fault.complaint) }) {
      failures += try await program.run(fault.wiring, seeds: seeds).failures
    }
    let failure = try #require(failures.first)
    #expect(failures.contains { $0.faults.contains(fault.complaint) }, "\(failures.map(\.faults))")
    let explanation = try await program.explanation(of: failure, in: fault.wiring)
    #expect(explanation.hasPrefix("\(fault), seed \(failure.seed): "))
    #expect(explanation.contains("replay replaceRoot."))
  }

  @Test func everyKindOfActionIsTaken() async throws {
    let program = try await Self.program.value
    var taken: Set<String> = []
    for wiring in WiringModule.all { taken.formUnion(try await program.run(wiring, seeds: 0..<50).taken.keys) }
    #expect(taken.count == 16)
  }
}
