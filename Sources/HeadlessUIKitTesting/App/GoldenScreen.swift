import Foundation

/// The golden files of a screen.
struct GoldenScreen {
  /// What the files have.
  struct Contents: Equatable {
    var svg: String
    var text: String
  }

  /// Why a test fails.
  struct Problem {
    let reason: String
    var details = ""
  }

  private let name: String
  private let folder: URL
  private let isRecording: Bool
  private let differences: URL

  /// - Parameters:
  ///   - path: the path of the test's file.
  ///   - environment: the variables that say whether files are written, and where differences are shown.
  init(_ name: String, besides path: String, _ environment: [String: String]) {
    self.name = name
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("Screens")
    isRecording = environment["RECORD_SCREENS"] == "1"
    let given = environment["SCREEN_DIFFERENCES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    differences = given ?? FileManager.default.temporaryDirectory.appendingPathComponent("scenec-screens")
  }

  /// What is wrong with a screen; nil if it is that of the files, or if the files are recorded.
  func problem(with screen: Contents) -> Problem? {
    guard isName else { return Problem(reason: "a name has letters, digits, spaces, '-' and '_' only") }
    do {
      if isRecording {
        try record(screen)
        return nil
      }
      guard let golden = try recorded() else {
        try record(screen)
        return Problem(reason: "it had no golden files, and has some now; look at '\(file("svg").path)'")
      }
      return golden == screen ? nil : try problem(with: screen, besides: golden)
    } catch {
      return Problem(reason: "its golden files cannot be read or written: \(error.localizedDescription)")
    }
  }

  private var isName: Bool {
    !name.isEmpty && name.utf8.count < 100
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
  }

  private func file(_ kind: String) -> URL { folder.appendingPathComponent("\(name).\(kind)") }

  private func recorded() throws -> Contents? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file("svg").path), manager.fileExists(atPath: file("txt").path) else { return nil }
    return try Contents(
      svg: String(contentsOf: file("svg"), encoding: .utf8), text: String(contentsOf: file("txt"), encoding: .utf8))
  }

  private func record(_ screen: Contents) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(screen.svg.utf8).write(to: file("svg"), options: .atomic)
    try Data(screen.text.utf8).write(to: file("txt"), options: .atomic)
  }

  private func problem(with screen: Contents, besides golden: Contents) throws -> Problem {
    let page = ScreenDifferences(name: name, old: golden, new: screen)
    let url = differences.appendingPathComponent("\(name).html")
    try FileManager.default.createDirectory(at: differences, withIntermediateDirectories: true)
    try Data(page.html.utf8).write(to: url, options: .atomic)
    let what = golden.text == screen.text ? "its frames are the same, and it looks different" : "its frames differ"
    return Problem(
      reason: "\(what); '\(url.path)' shows it, and RECORD_SCREENS=1 takes the new one", details: page.changedLines)
  }
}
