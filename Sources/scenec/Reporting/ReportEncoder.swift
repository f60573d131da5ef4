import Foundation
import SceneDiagnostics
import XMLCoder

/// Writes reports that are XML.
enum ReportEncoder {
  static func xml(of report: some Encodable, root: String) throws -> String {
    let encoder = XMLEncoder()
    encoder.outputFormatting = .prettyPrinted
    let data = try encoder.encode(report, withRootKey: root, header: XMLHeader(version: 1.0, encoding: "UTF-8"))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension [Diagnostic] {
  /// The diagnostics of each file, in the order of their places.
  var byFile: [(path: String, diagnostics: [Diagnostic])] {
    Dictionary(grouping: sortedByPlace, by: \.place.file.path)
      .map { (path: $0.key, diagnostics: $0.value) }
      .sorted { $0.path < $1.path }
  }
}
