import Foundation
import SceneTestSupport
import Testing

/// A slip between a scene and its class is reported once, at the scene.
struct SlipTests {
  /// The errors for a slip.
  private struct Outcome: Sendable {
    let slip: Slip
    let scenec: [Slip.Report]
    let swift: [SwiftTypecheck.Mode: [Slip.Report]]

    init(_ slip: Slip) async throws {
      self.slip = slip
      scenec = slip.scenecReports
      var swift: [SwiftTypecheck.Mode: [Slip.Report]] = [:]
      for mode in SwiftTypecheck.Mode.allCases { swift[mode] = try await slip.swiftReports(mode) }
      self.swift = swift
    }

    /// The block of the slip in the file.
    var text: String {
      let lines = scenec.map { "> scenec: \($0)" } + (scenec.isEmpty ? ["> scenec: nothing"] : [])
      let modes = SwiftTypecheck.Mode.allCases
      let isSame = modes.allSatisfy { swift[$0] == swift[modes[0]] }
      let swiftLines = (isSame ? [modes[0]] : modes).flatMap { mode in
        (swift[mode] ?? []).map { "> Swift\(isSame ? "" : " (\(mode.rawValue))"): \($0)" }
      }
      return "# \(slip.name)\n\(slip.scene)--- Home.swift\n\(slip.swift)"
        + (lines + swiftLines).map { $0 + "\n" }.joined()
    }
  }

  @Test func everySlipIsReportedOnceAsInTheGoldenTranscript() async throws {
    let file = try SlipFile()
    #expect(file.slips.count >= 30)
    let outcomes = try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      for (index, slip) in file.slips.enumerated() { group.addTask { (index, try await Outcome(slip)) } }
      var outcomes: [Int: Outcome] = [:]
      for try await (index, outcome) in group { outcomes[index] = outcome }
      return file.slips.indices.compactMap { outcomes[$0] }
    }
    let text = file.heading + "\n" + outcomes.map(\.text).joined(separator: "\n")
    if FixtureUpdate.isRequested {
      try Data(text.utf8).write(to: SlipFile.url)
    } else {
      #expect(try text == String(contentsOf: SlipFile.url, encoding: .utf8))
    }
    for outcome in outcomes { expectOneReport(outcome) }
  }

  /// scenec reports one error in the scene. If only Swift can detect the error, the Swift compiler reports one.
  private func expectOneReport(_ outcome: Outcome) {
    let name = outcome.slip.name
    guard outcome.scenec.isEmpty else {
      #expect(outcome.scenec.map(\.file) == ["Main.scene"], "\(name)")
      return
    }
    for (mode, reports) in outcome.swift { #expect(reports.map(\.file) == ["Main.scene"], "\(name), \(mode)") }
  }
}
