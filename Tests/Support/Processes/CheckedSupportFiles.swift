import Foundation

/// The support files that the Swift compiler has checked in this process, so that it checks them once and not with every
/// fixture: that takes longer than the check of most fixtures.
///
/// A file with some of the parts is checked with the file that has all parts. `SupportPartTests` compile each part with
/// only the parts that it needs.
actor CheckedSupportFiles {
  static let shared = CheckedSupportFiles()

  /// The support file with all parts.
  private static let whole = Fixture.root.appendingPathComponent(SupportFile.name)
  private static let lines = (try? String(contentsOf: whole, encoding: .utf8)).map { Set($0.split(separator: "\n")) }

  /// The errors of the support file with all parts, by the compiler's options.
  private var complaints: [[String]: Task<String, any Error>] = [:]

  /// Divides files into those that the compiler has to check, and support files that it checks only once with these
  /// options.
  ///
  /// - Parameter check: has the compiler check the support file with all parts.
  /// - Returns: the files, and the errors of the support files that the compiler does not have to check again.
  func divide(
    _ files: [URL], options: [String], check: @escaping @Sendable ([URL]) async throws -> String
  ) async throws -> (unchecked: [URL], checked: [URL], complaints: String) {
    let checked = try files.filter { try $0.lastPathComponent == SupportFile.name && Self.hasKnownParts($0) }
    let unchecked = files.filter { !checked.contains($0) }
    guard !checked.isEmpty else { return (unchecked, checked, "") }
    let task = complaints[options] ?? Task { try await check([Self.whole]) }
    complaints[options] = task
    return (unchecked, checked, try await task.value)
  }

  private static func hasKnownParts(_ file: URL) throws -> Bool {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").allSatisfy { lines?.contains($0) ?? false }
  }
}
