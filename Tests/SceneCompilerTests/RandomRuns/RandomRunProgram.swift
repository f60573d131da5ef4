import Foundation
import SceneTestSupport

/// A program that runs generated apps at random, with an optimized headless UIKit.
struct RandomRunProgram: Sendable {
  /// A compilation error.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: TemporaryFolder
  private let outputs = Outputs()

  /// Compiles everything.
  init(_ modules: [GeneratedModule]) async throws {
    folder = try TemporaryFolder()
    try await compileRunner()
    try await withThrowingTaskGroup(of: Void.self) { [folder] group in
      for module in modules { group.addTask { try await Self.compile(module, in: folder) } }
      try await group.waitForAll()
    }
    try await link(modules)
    try keep()
  }

  /// Copies the program to the folder of `RANDOM_RUNS_FOLDER`, to repeat runs by hand.
  private func keep() throws {
    guard let path = ProcessInfo.processInfo.environment["RANDOM_RUNS_FOLDER"] else { return }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: folder.url.path, toPath: path)
  }

  // MARK: Compiling

  /// The modules of the program that are the same in all programs, and the folders of their sources.
  private static let runner = [
    ("UIKitFacts", "Sources/UIKitFacts"), ("LayoutSolver", "Sources/LayoutSolver"),
    ("HeadlessUIKit", "Sources/HeadlessUIKit"), ("RandomRuns", "Tests/RandomRuns"),
  ]

  private static let root = Fixture.root.appendingPathComponent("../..").standardized

  /// Compiles headless UIKit and the runner with optimization, unless this build has done so.
  private func compileRunner() async throws {
    if BuildFolder.isOptimized { return }
    for (name, path) in Self.runner {
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      try await Self.compile(
        Self.sources(in: path), as: name, in: folder,
        ["-O", "-package-name", "scenec"] + features.flatMap { ["-enable-upcoming-feature", $0] })
    }
  }

  /// The options with which the compiler finds the modules.
  private static func imports(_ folder: TemporaryFolder) -> [String] {
    ["-I", folder.url.path] + (BuildFolder.isOptimized ? ["-I", BuildFolder.modules.path] : [])
  }

  /// The object files of headless UIKit and the runner, where this build has optimized them.
  private static var runnerObjects: [URL] {
    guard BuildFolder.isOptimized else { return [] }
    return runner.flatMap { name, path in
      let folder = BuildFolder.url.appendingPathComponent(name + ".build")
      return sources(in: path).map { folder.appendingPathComponent($0.lastPathComponent + ".o") }
    }
  }

  private static func sources(in path: String) -> [URL] {
    FileManager.default.files(in: root.appendingPathComponent(path)).filter { $0.pathExtension == "swift" }
  }

  private static func compile(_ module: GeneratedModule, in folder: TemporaryFolder) async throws {
    let alias = SwiftCompiler.headlessUIKit
    for imported in module.imported {
      try await compile([imported], as: imported.deletingPathExtension().lastPathComponent, in: folder, alias)
    }
    let sources = try module.files.sorted { $0.key < $1.key }.map {
      try folder.write("\(module.name)/\($0.key)", Data($0.value.utf8))
    }
    // Fixtures call the module of the app `App`.
    try await compile(
      sources, as: module.name, in: folder,
      alias + ["-module-alias", "App=\(module.name)", "-package-name", "App", "-warnings-as-errors"])
  }

  private static func compile(
    _ sources: [URL], as name: String, in folder: TemporaryFolder, _ options: [String] = []
  ) async throws {
    let product = folder.url.appendingPathComponent(name).path
    // A job of its own for the module would check every file a second time.
    let wholeModule = ["-whole-module-optimization", "-no-emit-module-separately-wmo"]
    try await compile(
      ["-c", "-emit-module", "-parse-as-library", "-module-name", name] + wholeModule
        + ["-emit-module-path", product + ".swiftmodule", "-o", product + ".o"] + imports(folder)
        + options + sources.map(\.path))
  }

  private func link(_ modules: [GeneratedModule]) async throws {
    let imports = (["RandomRuns"] + modules.map(\.name)).map { "import \($0)\n" }.joined()
    let list = modules.map { "  \($0.name).generatedApp,\n" }.joined()
    let main = try folder.write("main.swift", Data((imports + "\nRunCommand.run([\n\(list)])\n").utf8))
    let objects = (Self.runnerObjects + FileManager.default.files(in: folder.url)).filter { $0.pathExtension == "o" }
    try await Self.compile(["-o", executable.path] + Self.imports(folder) + [main.path] + objects.map(\.path))
  }

  private static func compile(_ arguments: [String]) async throws {
    let complaints = try await SwiftCompiler.complaints(["-swift-version", "6"] + arguments)
    if !complaints.isEmpty { throw Failure(description: complaints) }
  }

  private var executable: URL { folder.url.appendingPathComponent("runs") }

  // MARK: Running

  private static let semaphore = AsyncSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  /// Runs an app with each of the seeds.
  func run(_ module: GeneratedModule, seeds: Range<Int>) async throws -> RandomRunReport {
    try await run([module.title, String(seeds.count), String(seeds.lowerBound)])
  }

  /// Repeats a run, as far as its actions are possible.
  func replay(_ module: GeneratedModule, _ actions: [String]) async throws -> RandomRunReport {
    try await run([module.title, "replay", actions.joined(separator: ",")])
  }

  /// The frames of what an app shows first: a line for each view with an identifier.
  func frames(_ module: GeneratedModule) async throws -> String {
    try await output([module.title, "frames", "first"]).output
  }

  private func run(_ arguments: [String]) async throws -> RandomRunReport {
    let run = try await output(arguments)
    return RandomRunReport(run.output, error: run.error)
  }

  /// What the program says of arguments. It always says the same, so several tests share a run.
  private func output(_ arguments: [String]) async throws -> ProcessRun {
    try await outputs.output(of: arguments) { [executable] in
      try await Self.semaphore.run { try await ProcessRun(executable, arguments) }
    }
  }
}

/// The runs of a program by their arguments.
private actor Outputs {
  private var runs: [[String]: Task<ProcessRun, any Error>] = [:]

  func output(
    of arguments: [String], _ run: @escaping @Sendable () async throws -> ProcessRun
  ) async throws -> ProcessRun {
    if let known = runs[arguments] { return try await known.value }
    let task = Task(operation: run)
    runs[arguments] = task
    return try await task.value
  }
}

extension RandomRunProgram {
  /// A description of a failure with as few actions as possible: actions are removed while the run still fails.
  func explanation(of failure: RandomRunReport.Failure, in module: GeneratedModule) async throws -> String {
    var actions = failure.actions
    var report = try await replay(module, actions)
    var index = actions.count - 1
    while index > 0 {
      let fewer = Array(actions[..<index] + actions[(index + 1)...])
      let attempt = try await replay(module, fewer)
      if !attempt.failures.isEmpty { (actions, report) = (fewer, attempt) }
      index = min(index, actions.count) - 1
    }
    let faults = report.failures.first?.faults ?? "does not fail again"
    return ["\(module.title), seed \(failure.seed): \(faults)", "  replay \(actions.joined(separator: ","))"]
      .joined(separator: "\n") + report.story.map { "\n    " + $0 }.joined() + report.error
  }
}
