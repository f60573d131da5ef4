import Foundation
import SceneDiagnostics
import SceneExport
import SceneImport
import SceneTestSupport
import Testing

/// A scene in `Exports`, the document that it becomes, the report, and the scene that the import makes of the document.
struct ExportFixture: CustomTestStringConvertible, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Exports")

  let name: String
  let part: Exporter.Part
  private let bytes: [UInt8]

  static let all = [("Shop", Exporter.Part.storyboard), ("Banner", .xib)]

  init(named name: String, _ part: Exporter.Part) throws {
    (self.name, self.part) = (name, part)
    bytes = Array(try Data(contentsOf: Self.folder.appending(path: name + ".scene")))
  }

  var testDescription: String { name }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func export() throws -> Exporter.Result {
    try #require(try Exporter.run(SceneFile(path: name + ".scene", bytes: bytes), part))
  }

  /// The text of the document.
  func document() throws -> String { String(decoding: try #require(try export().document), as: UTF8.self) }

  /// The scene that the import makes of a document.
  func scene(of document: String) -> String { Self.scene(of: document, named: name + "." + part.rawValue) }

  static func scene(of document: String, named name: String) -> String {
    let result = Importer.run(
      SceneFile(path: name, text: document), named: name, scenePath: "Main.scene", Importer.Options())
    return String(decoding: result.scene ?? Array((result.objection ?? "").utf8), as: UTF8.self)
  }
}

/// What all documents of Interface Builder have in common.
enum DocumentForm {
  static func check(_ text: String) throws {
    let ids = text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let known = Set(ids)
    let names = #/ (?:destination|firstItem|secondItem|reference|initialViewController|textLabel)="([^"]+)"/#
    for reference in text.matches(of: names) { #expect(known.contains(String(reference.1)), "\(reference.0)") }
  }
}
