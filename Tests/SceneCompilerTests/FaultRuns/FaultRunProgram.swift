import Foundation
import SceneTestSupport

/// A program in which generated wirings are run at random, on a headless UIKit that is compiled for speed.
struct FaultRunProgram: Sendable {
  /// Something that was not compiled.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: TemporaryFolder

  /// Compiles everything.
  init(_ wirings: [WiringModule]) async throws {
    folder = try TemporaryFolder()
    try await compileRunner()
    try await withThrowingTaskGroup(of: Void.self) { [folder] group in
      for wiring in wirings { group.addTask { try await Self.compile(wiring, in: folder) } }
      try await group.waitForAll()
    }
    try await link(wirings)
    try keep()
  }

  /// Copies all to the folder that `FAULT_RUNS_FOLDER` names, where runs can be repeated by hand.
  private func keep() throws {
    guard let path = ProcessInfo.processInfo.environment["FAULT_RUNS_FOLDER"] else { return }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: folder.url.path, toPath: path)
  }

  // MARK: Compiling

  private static let root = Fixture.root.appendingPathComponent("../..").standardized

  private func compileRunner() async throws {
    for (name, path) in [("HeadlessUIKit", "Sources/HeadlessUIKit"), ("FaultRuns", "Tests/FaultRuns")] {
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      try await Self.compile(
        Self.sources(in: path), as: name, in: folder,
        ["-O", "-package-name", "scenec"] + features.flatMap { ["-enable-upcoming-feature", $0] })
    }
  }

  private static func sources(in path: String) -> [URL] {
    FileManager.default.files(in: root.appendingPathComponent(path)).filter { $0.pathExtension == "swift" }
  }

  private static func compile(_ wiring: WiringModule, in folder: TemporaryFolder) async throws {
    let alias = SwiftCompiler.headlessUIKit
    for module in wiring.imported {
      try await compile([module], as: module.deletingPathExtension().lastPathComponent, in: folder, alias)
    }
    let sources = try wiring.files.sorted { $0.key < $1.key }.map {
      try folder.write("\(wiring.name)/\($0.key)", Data($0.value.utf8))
    }
    // In fixtures, an app is called `App`.
    try await compile(
      sources, as: wiring.name, in: folder,
      alias + ["-module-alias", "App=\(wiring.name)", "-package-name", "App", "-warnings-as-errors"])
  }

  private static func compile(
    _ sources: [URL], as name: String, in folder: TemporaryFolder, _ options: [String] = []
  ) async throws {
    let product = folder.url.appendingPathComponent(name).path
    try await compile(
      ["-c", "-emit-module", "-parse-as-library", "-whole-module-optimization", "-module-name", name]
        + ["-emit-module-path", product + ".swiftmodule", "-o", product + ".o", "-I", folder.url.path]
        + options + sources.map(\.path))
  }

  private func link(_ wirings: [WiringModule]) async throws {
    let imports = (["FaultRuns"] + wirings.map(\.name)).map { "import \($0)\n" }.joined()
    let list = wirings.map { "  \($0.name).wiring,\n" }.joined()
    let main = try folder.write("main.swift", Data((imports + "\nRunCommand.run([\n\(list)])\n").utf8))
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".o") }
    try await Self.compile(
      ["-o", executable.path, "-I", folder.url.path, main.path]
        + objects.sorted().map { folder.url.appendingPathComponent($0).path })
  }

  private static func compile(_ arguments: [String]) async throws {
    let complaints = try await SwiftCompiler.complaints(["-swift-version", "6"] + arguments)
    if !complaints.isEmpty { throw Failure(description: complaints) }
  }

  private var executable: URL { folder.url.appendingPathComponent("runs") }

  // MARK: Running

  private static let semaphore = AsyncSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  /// Runs a wiring with each of the seeds.
  func run(_ wiring: WiringModule, seeds: Range<Int>) async throws -> FaultRunReport {
    try await run([wiring.title, String(seeds.count), String(seeds.lowerBound)])
  }

  /// Repeats a run, as far as its actions are possible.
  func replay(_ wiring: WiringModule, _ actions: [String]) async throws -> FaultRunReport {
    try await run([wiring.title, "replay", actions.joined(separator: ",")])
  }

  private func run(_ arguments: [String]) async throws -> FaultRunReport {
    let run = try await Self.semaphore.run { try await ProcessRun(executable, arguments) }
    return FaultRunReport(run.output, error: run.error)
  }
}

extension FaultRunProgram {
  /// A failure as briefly as it can be had, in words: actions are left out for as long as it fails.
  func explanation(of failure: FaultRunReport.Failure, in wiring: WiringModule) async throws -> String {
    var actions = failure.actions
    var report = try await replay(wiring, actions)
    var index = actions.count - 1
    while index > 0 {
      let fewer = Array(actions[..<index] + actions[(index + 1)...])
      let attempt = try await replay(wiring, fewer)
      if !attempt.failures.isEmpty { (actions, report) = (fewer, attempt) }
      index = min(index, actions.count) - 1
    }
    let faults = report.failures.first?.faults ?? "does not fail again"
    return ["\(wiring.title), seed \(failure.seed): \(faults)", "  replay \(actions.joined(separator: ","))"]
      .joined(separator: "\n") + report.story.map { "\n    " + $0 }.joined() + report.error
  }
}
