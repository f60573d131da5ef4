internal import Foundation
internal import SceneDiagnostics
internal import SceneSyntax

/// XML that the parser of the compiler accepts, so that Foundation's parser can parse it.
///
/// Foundation's parser crashes on bytes that are not UTF-8 and on deep nesting, and accepts documents without an end.
struct CheckedXML {
  let data: Data
  /// The name of the root element, which XMLCoder does not provide.
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
