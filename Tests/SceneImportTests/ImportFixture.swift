import Foundation
import SceneDiagnostics
import SceneImport
import SceneTestSupport
import Testing

/// A storyboard or a xib in `Imports`, the scene that it becomes and the report.
struct ImportFixture: CustomTestStringConvertible, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Imports")

  /// The name of the file.
  let name: String
  let bytes: [UInt8]

  static func all() throws -> [ImportFixture] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map { try ImportFixture(named: $0) }
  }

  init(named name: String) throws {
    self.name = name
    bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  var testDescription: String { name }

  func result(_ options: Importer.Options = Importer.Options()) -> Importer.Result {
    Importer.run(SceneFile(path: name, bytes: bytes), named: name, scenePath: scenePath, options)
  }

  var scenePath: String { name.prefix { $0 != "." } + ".scene" }
}

extension Importer.Result {
  /// The scene as text; empty if there is none.
  var text: String { String(decoding: scene ?? [], as: UTF8.self) }

  /// The report, one line for each omission and note.
  var reportText: String {
    guard let report else { return (objection ?? "") + "\n" }
    var lines = report.omissions.map { omission in
      let attribute = omission.attribute.map { " \($0)" } ?? ""
      return "\(omission.line): \(omission.element)\(attribute) (\(omission.contents)): \(omission.reason)"
    }
    lines += report.notes.map { "\($0.line): note: \($0.text)" }
    let counts = report.counts
    lines.append("\(counts.carried) carried, \(counts.withoutEffect) without effect, \(counts.left) left out")
    return lines.map { $0 + "\n" }.joined()
  }
}
