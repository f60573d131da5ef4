import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// Where lines of generated Swift come from, as Swift is told it: what the compiler says of them stands at the scene's line.
struct SourceLocations: Sendable {
  private let lines: [LineTable]
  private let paths: [String]

  init(_ graph: SceneGraph) {
    lines = graph.files.map { LineTable($0.document.file) }
    paths = graph.files.map { StringLiteral.swift($0.document.file.path) }
  }

  /// The directive that gives the next line of Swift the place of a range in a scene file.
  func directive(for range: SourceRange, inFile file: Int) -> String {
    "#sourceLocation(file: \(paths[file]), line: \(lines[file].position(of: range.start).line))"
  }

  /// The directive that ends it.
  static let end = "#sourceLocation()"
}
