import Foundation
import SceneTestSupport

/// The module for clients, compiled from its sources without function bodies.
///
/// Tests do not use the products of SwiftPM, whose folder depends on the build system.
struct BuiltModule {
  /// A task and no constant: a test that waits for a constant keeps its thread, and the process that it waits for can wait
  /// for another test.
  static let shared = Task { try await BuiltModule() }

  let interface: Interface

  /// The interface as the compiler writes it.
  let text: String

  private static let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("HeadlessUIKit-\(ProcessInfo.processInfo.processIdentifier)")

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() async throws {
    try FileManager.default.createDirectory(at: Self.directory, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: BuiltModule.directory) }
    for module in Self.internals { try await Self.compile(module, []) }
    let interface = Self.directory.appendingPathComponent("HeadlessUIKit.swiftinterface")
    try await Self.compile(
      "HeadlessUIKit",
      [
        "-enable-library-evolution", "-no-verify-emitted-module-interface", "-emit-module-interface-path",
        interface.path,
      ])
    for framework in Self.frameworks { try await Self.compile("Headless" + framework, []) }
    text = try String(contentsOf: interface, encoding: .utf8)
    self.interface = Interface(text)
  }

  /// The modules that headless UIKit uses and its clients do not see.
  private static let internals = ["UIKitFacts", "LayoutSolver"]

  /// The suffixes of the modules beside UIKit.
  private static let frameworks = ["CoreGraphics", "ObjectiveC", "OS", "QuartzCore"]

  /// The aliases for imports of those modules, such as `CoreGraphics`.
  static let frameworkAliases = frameworks.flatMap { name in
    ["-module-alias", "\(name == "OS" ? "os" : name)=Headless\(name)"]
  }

  private static func compile(_ module: String, _ options: [String]) async throws {
    let run = try await SwiftCompiler.run(
      [
        "-emit-module", "-wmo", "-module-name", module, "-package-name", "scenec", "-parse-as-library",
        "-swift-version", "6", "-experimental-skip-non-inlinable-function-bodies", "-I", directory.path,
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-Xfrontend", "-empty-abi-descriptor",
        "-emit-module-path", directory.appendingPathComponent(module + ".swiftmodule").path,
      ] + options + sources(of: module)
    )
    guard run.status == 0 else { throw Failure(output: run.output + run.error) }
  }

  private static func sources(of module: String) throws -> [String] {
    let folder = package.appendingPathComponent("Sources/" + module)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  private static let clients = package.appendingPathComponent("Tests/HeadlessUIKitTests/Clients")

  /// The text of a file of `Clients`.
  static func client(_ name: String) throws -> String {
    try String(contentsOf: clients.appendingPathComponent(name), encoding: .utf8)
  }

  /// The files in a folder of `Clients`.
  static func clients(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: clients.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The output of the compiler for a file of `Clients`, with this module as UIKit.
  func check(_ client: String, _ arguments: [String]) async throws -> String {
    // Other tests can check the same file with other arguments.
    let folder = Self.directory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(client.split(separator: "/").last.map(String.init) ?? client)
    try Self.client(client).replacing("import HeadlessUIKit", with: "import UIKit")
      .write(to: copy, atomically: true, encoding: .utf8)
    let options = [
      "-typecheck", "-parse-as-library", "-module-alias", "UIKit=HeadlessUIKit", "-I", Self.directory.path,
    ]
    let run = try await SwiftCompiler.run(options + arguments + [copy.path])
    return run.output + run.error
  }

  struct Failure: Error {
    let output: String
  }
}
