import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneFormatting
import SceneSyntax

/// Formats several scenes.
struct Formatting {
  /// The result for one scene.
  private struct Outcome {
    /// The path of the scene.
    let path: Path
    let scene: SceneFile
    /// The formatted scene; nil if it has syntax errors.
    let bytes: [UInt8]?
    /// The syntax errors.
    let diagnostics: [Diagnostic]

    init(_ path: Path, _ scene: SceneFile) {
      (self.path, self.scene) = (path, scene)
      var log = DiagnosticLog()
      bytes = SceneFormatter.format(DocumentReader.read(scene, &log))
      diagnostics = log.diagnostics
    }

    var hasChange: Bool { bytes != nil && bytes != scene.bytes }
  }

  private let outcomes: [Outcome]

  /// Formats scenes that were read from paths.
  init(_ scenes: [SceneFile], at paths: [Path]) {
    outcomes = Array(zip(paths, scenes)).inParallelRuns { $0.map { Outcome($0.0, $0.1) } }
  }

  /// Whether a scene has syntax errors.
  var hasRefused: Bool { outcomes.contains { $0.bytes == nil } }
  /// Whether formatting changes a scene.
  var hasChanges: Bool { outcomes.contains(where: \.hasChange) }

  /// Reports the scenes that have syntax errors.
  func reportRefused(_ color: ColorChoice) {
    let refused = outcomes.filter { $0.bytes == nil }
    guard !refused.isEmpty else { return }
    DiagnosticReporter(style: ReportStyle(color: color)).reportAsText(refused.flatMap(\.diagnostics), to: .error)
    for outcome in refused {
      StandardStream.error.write("'\(outcome.scene.path)' has syntax errors and was left as it is\n")
    }
  }

  /// Shows the changes.
  func showChanges(_ color: ColorChoice) {
    let isColored = Terminal.usesColor(color, on: .output)
    for outcome in outcomes where outcome.hasChange {
      let path = outcome.scene.path
      let (old, new) = (outcome.scene.bytes.withLineFeeds, outcome.bytes ?? [])
      // A change of line ends would otherwise show every line as changed.
      let lineEnds = old.count == outcome.scene.bytes.count ? "" : "; its lines end in CR LF, formatted ones in LF"
      let diff = old == new ? "" : UnifiedDiff(from: old, to: new).text(from: path, to: path, isColored: isColored)
      StandardStream.output.write("\(path) is not formatted\(lineEnds)\n" + diff)
    }
  }

  /// Writes the formatted scenes to standard output.
  func print() {
    for outcome in outcomes { StandardStream.output.write(String(decoding: outcome.bytes ?? [], as: UTF8.self)) }
  }

  /// Writes the formatted scenes to their files.
  func write() throws {
    let outputs = outcomes.compactMap { outcome in
      outcome.bytes.map { OutputFile(path: outcome.path, bytes: $0, .edited) }
    }
    try OutputWriter().write(outputs)
  }
}

extension [UInt8] {
  /// The text with LF instead of CR LF.
  fileprivate var withLineFeeds: [UInt8] {
    guard contains(UInt8(ascii: "\r")) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}
