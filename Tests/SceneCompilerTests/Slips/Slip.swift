import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// A scene and Swift sources that do not match.
struct Slip: Sendable {
  let name: String
  let scene: String
  let swift: String

  /// An error: its file, its line and its message.
  struct Report: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int
    let message: String

    var description: String { "\(file):\(line): \(message)" }
  }

  /// The errors of scenec with the Swift sources.
  var scenecReports: [Report] {
    var options = Compiler.Options()
    options.sources = [SceneFile(path: "Home.swift", text: swift)]
    return Compiler(options).compile([file]).diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let line = LineTable(diagnostic.place.file).position(of: diagnostic.place.range.start).line
      return Report(file: diagnostic.place.file.path, line: line, message: diagnostic.message)
    }
  }

  /// The errors of the Swift compiler for the generated Swift.
  func swiftReports(_ mode: SwiftTypecheck.Mode) async throws -> [Report] {
    var options = Compiler.Options()
    options.sourceLocations = true
    let generated = Compiler(options).compile([file]).files
    var files = Dictionary(uniqueKeysWithValues: generated.map { ($0.name, $0.contents) })
    files["Home.swift"] = "import UIKit\n\n" + swift
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(
      about: sources, mode: mode, checksSupportFileAgain: true)
    return complaints.matches(of: /(?m)^([^:\n]+):(\d+):\d+: error: (.*?)(?: \[#\w+\])?$/).map { match in
      let name = match.1.split(separator: "/").last.map(String.init) ?? ""
      // The lines of a generated file change with the generator.
      return Report(
        file: name, line: name.hasSuffix(".scene.swift") ? 0 : Int(match.2) ?? 0, message: String(match.3))
    }
  }

  private var file: SceneFile { SceneFile(path: "Main.scene", text: scene) }
}

/// The file of all slips.
struct SlipFile {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Slips.txt")

  /// The heading of the transcript.
  let heading: String
  let slips: [Slip]

  init() throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    let blocks = text.components(separatedBy: "\n# ")
    heading = blocks[0]
    slips = blocks.dropFirst().map { block in
      let lines = block.components(separatedBy: "\n").filter { !$0.hasPrefix("> ") }
      let parts = lines.dropFirst().joined(separator: "\n").components(separatedBy: "--- Home.swift\n")
      let swift = parts.dropFirst().joined().trimmingCharacters(in: .newlines) + "\n"
      return Slip(name: lines[0], scene: parts[0], swift: swift)
    }
  }
}
