internal import Foundation
internal import SceneDiagnostics
internal import SceneSyntax

/// XML that the compiler's reader has found right, and that Foundation's parser can therefore be given.
///
/// By itself, that parser crashes on bytes that are not UTF-8, goes deeper than its stack, and lets documents pass that
/// break off.
struct CheckedXML {
  let data: Data
  /// The name of the root element, which XMLCoder does not tell.
  let rootName: String

  init(_ xml: Data) throws {
    guard !xml.isEmpty else { throw SceneDataError("there is no element to read") }
    let file = SceneFile(path: "", bytes: Array(xml))
    var log = DiagnosticLog()
    let document = DocumentReader.read(file, &log)
    if let problem = log.diagnostics.sortedByPlace.first(where: { $0.severity == .error }) {
      let line = LineTable(file).position(of: problem.place.range.start).line
      throw SceneDataError("line \(line): \(problem.message)")
    }
    guard let root = document.root else { throw SceneDataError("there is no element to read") }
    rootName = document[root].text
    data = SafeXML(xml).data
  }
}
