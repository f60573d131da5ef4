import Foundation

/// Calls `scenec-storyboard`, the executable beside this one that writes Interface Builder's documents with XMLCoder.
struct StoryboardTool {
  /// A document, and what it does not say.
  struct Export {
    /// The bytes; nil if the scene has nothing that belongs in the document.
    let document: [UInt8]?
    let report: ExportedScene
  }

  static let name = "scenec-storyboard"
  private let url: URL

  /// The executable beside this one. No other folder is searched: two versions must not run together.
  init() throws(CallError) {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw CallError("cannot find the folder of scenec; call it by its path")
    }
    url = own.deletingLastPathComponent().appendingPathComponent(Self.name)
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw CallError(
        "'\(url.path)' is missing, which writes storyboards; copy it there from the same release, or build it with "
          + "'swift build --product \(Self.name)'")
    }
  }

  /// Exports a part of a scene: `storyboard` or `xib`.
  func export(_ scene: [UInt8], as part: String, module: String?) throws(CallError) -> Export {
    let process = Process()
    process.executableURL = url
    process.arguments = ["export", part] + (module.map { [$0] } ?? [])
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, error)
    let outcome: (document: Data, report: Data)
    do {
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(scene))
      try input.fileHandleForWriting.close()
      let document = try output.fileHandleForReading.readToEnd() ?? Data()
      outcome = (document, try error.fileHandleForReading.readToEnd() ?? Data())
      process.waitUntilExit()
    } catch {
      throw CallError("cannot call '\(url.path)': \(error)")
    }
    let report = String(decoding: outcome.report, as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let line = report.split(separator: "\n").first.map(String.init) ?? "no reason given"
      throw CallError("'\(url.path)' failed: \(line)")
    }
    return Export(
      document: outcome.document.isEmpty ? nil : Array(outcome.document), report: ExportedScene(report: report))
  }
}

/// What `scenec-storyboard` says of an export.
struct ExportedScene {
  /// Something that the document does not say.
  struct Omission {
    let isNoted: Bool
    let line: Int
    let column: Int
    let element: String
    /// The attribute; empty for an element.
    let attribute: String
    let reason: String
  }

  private(set) var (carried, noted, left) = (0, 0, 0)
  private(set) var omissions: [Omission] = []

  init(report: String) {
    for line in report.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 4, fields[0] == "counts" {
        (carried, noted, left) = (Int(fields[1]) ?? 0, Int(fields[2]) ?? 0, Int(fields[3]) ?? 0)
      } else if fields.count == 6 {
        omissions.append(
          Omission(
            isNoted: fields[0] == "noted", line: Int(fields[1]) ?? 1, column: Int(fields[2]) ?? 1, element: fields[3],
            attribute: fields[4], reason: fields[5]))
      }
    }
  }
}
