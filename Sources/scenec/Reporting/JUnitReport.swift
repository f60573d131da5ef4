import Foundation
import SceneDiagnostics
import XMLCoder

/// Diagnostics as the results of tests: a file is a suite, what is wrong in it are its failures.
///
/// A warning is a test that passes and has something to say.
struct JUnitReport: Encodable {
  private struct Suite: Encodable, DynamicNodeEncoding {
    let name: String
    let tests: Int
    let failures: Int
    let errors = 0
    let time = "0"
    let testcase: [Case]

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue == "testcase" ? .element : .attribute
    }
  }

  private struct Case: Encodable, DynamicNodeEncoding {
    enum CodingKeys: String, CodingKey {
      case name, classname, time, failure
      case output = "system-out"
    }

    let name: String
    let classname: String
    let time = "0"
    var failure: Failure?
    var output: String?

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      ["failure", "system-out"].contains(key.stringValue) ? .element : .attribute
    }
  }

  private struct Failure: Encodable, DynamicNodeEncoding {
    enum CodingKeys: String, CodingKey {
      case message, type
      case text = ""
    }

    let message: String
    let type: String
    let text: String

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue.isEmpty ? .element : .attribute
    }
  }

  private let testsuite: [Suite]

  /// - Parameter paths: all files that were looked at; one in which nothing is wrong is a test that passes.
  init(_ diagnostics: [Diagnostic], paths: [String]) {
    let found = diagnostics.byFile
    let right = paths.filter { path in !found.contains { $0.path == path } }.map {
      (path: $0, diagnostics: [Diagnostic]())
    }
    testsuite = (found + right).sorted { $0.path < $1.path }.map { path, diagnostics in
      let cases = diagnostics.isEmpty ? [Case(name: "no problems", classname: path)] : diagnostics.map(Self.case)
      return Suite(
        name: path, tests: cases.count, failures: cases.count { $0.failure != nil }, testcase: cases)
    }
  }

  private static func `case`(_ diagnostic: Diagnostic) -> Case {
    let position = LineTable(diagnostic.place.file).position(of: diagnostic.place.range.start)
    let path = diagnostic.place.file.path
    let text = "\(path):\(position.line):\(position.column): \(diagnostic.messageWithHelp)"
    var result = Case(name: "\(diagnostic.id) at \(position.line):\(position.column)", classname: path)
    switch diagnostic.severity {
    case .error: result.failure = Failure(message: diagnostic.message, type: diagnostic.id, text: text)
    case .warning: result.output = text
    }
    return result
  }

  func xml() throws -> String {
    try ReportEncoder.xml(of: self, root: "testsuites")
  }
}
