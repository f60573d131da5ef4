/// Formats diagnostics as test results: a file is a test suite, an error in it is a failing test.
///
/// A warning is a passing test with output.
public struct JUnitRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// The diagnostics as an XML document, sorted by file and place.
  ///
  /// - Parameter files: all files of the run; a file without errors is a passing test.
  public func render(_ diagnostics: [Diagnostic], of files: [SceneFile]) -> String {
    let wrong = diagnostics.byFile
    let paths = Set(wrong.map(\.file.path))
    let right = files.filter { !paths.contains($0.path) }.map { (file: $0, diagnostics: [Diagnostic]()) }
    var lines = LineTables()
    let suites = (wrong + right).sorted { $0.file.path < $1.file.path }.map { Self.suite($0, $1, &lines) }
    return XMLElement(name: "testsuites", children: suites).document
  }

  private static func suite(
    _ file: SceneFile, _ diagnostics: [Diagnostic], _ lines: inout LineTables
  ) -> XMLElement {
    let passing = XMLElement(name: "testcase", attributes: attributes("no problems", file))
    return XMLElement(
      name: "testsuite",
      attributes: [
        ("name", file.path), ("tests", String(max(1, diagnostics.count))),
        ("failures", String(DiagnosticCount(diagnostics).errors)), ("errors", "0"), ("time", "0"),
      ],
      children: diagnostics.isEmpty ? [passing] : diagnostics.map { test($0, file, &lines) })
  }

  private static func test(_ diagnostic: Diagnostic, _ file: SceneFile, _ lines: inout LineTables) -> XMLElement {
    let position = lines.table(of: file).position(of: diagnostic.place.range.start)
    let text = TextRenderer().render(diagnostic, &lines)
    let result =
      switch diagnostic.severity {
      case .error:
        XMLElement(
          name: "failure", attributes: [("message", diagnostic.message), ("type", diagnostic.id)], text: text)
      case .warning: XMLElement(name: "system-out", text: text)
      }
    let name = "\(diagnostic.id) at \(position.line):\(position.column)"
    return XMLElement(name: "testcase", attributes: attributes(name, file), children: [result])
  }

  private static func attributes(_ name: String, _ file: SceneFile) -> [(name: String, value: String)] {
    [("name", name), ("classname", file.path), ("time", "0")]
  }
}
