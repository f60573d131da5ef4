public import Foundation

/// Has the formatter say where generated Swift is not laid out as the package's own sources are.
public enum SwiftFormatting {
  /// What the formatter would change; nothing if all is well.
  public static func complaints(about files: [URL]) async throws -> String {
    let configuration = Fixture.root.appendingPathComponent("../../.swift-format").standardized
    let arguments = ["swift", "format", "lint", "--strict", "--configuration", configuration.path] + files.map(\.path)
    let run = try await ProcessRun(URL(filePath: "/usr/bin/env"), arguments)
    return run.output + run.error
  }
}
