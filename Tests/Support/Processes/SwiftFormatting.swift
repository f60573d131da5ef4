public import Foundation

/// Checks the format of generated Swift against the style of the package.
public enum SwiftFormatting {
  /// The changes of the formatter; empty if there are none.
  public static func complaints(about files: [URL]) async throws -> String {
    let configuration = Fixture.root.appendingPathComponent("../../.swift-format").standardized
    let arguments = ["swift", "format", "lint", "--strict", "--configuration", configuration.path] + files.map(\.path)
    let run = try await ProcessRun(URL(filePath: "/usr/bin/env"), arguments)
    return run.output + run.error
  }
}
