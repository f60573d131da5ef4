import Foundation
import SceneDiagnostics
import XMLCoder

/// Diagnostics as Checkstyle writes its own, by file; most CI servers read that.
struct CheckstyleReport: Encodable {
  private struct File: Encodable, DynamicNodeEncoding {
    let name: String
    let error: [Problem]

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue == "name" ? .attribute : .element
    }
  }

  private struct Problem: Encodable, DynamicNodeEncoding {
    let line: Int
    let column: Int
    let severity: String
    let message: String
    let source: String

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
  }

  private let version = "4.3"
  private let file: [File]

  init(_ diagnostics: [Diagnostic]) {
    file = diagnostics.byFile.map { path, diagnostics in
      File(
        name: path,
        error: diagnostics.map { diagnostic in
          let position = LineTable(diagnostic.place.file).position(of: diagnostic.place.range.start)
          return Problem(
            line: position.line, column: position.column, severity: diagnostic.severity.rawValue,
            message: diagnostic.messageWithHelp, source: "scenec." + diagnostic.id)
        })
    }
  }

  func xml() throws -> String {
    try ReportEncoder.xml(of: self, root: "checkstyle")
  }
}

extension CheckstyleReport: DynamicNodeEncoding {
  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    key.stringValue == "version" ? .attribute : .element
  }
}
