import SceneDiagnostics
import SceneFormatting
import SceneSyntax

/// A scene before and after formatting.
struct Formatted {
  /// The scene before formatting.
  let before: Document
  /// The bytes that the formatter made of it; nil if it has syntax errors.
  let bytes: [UInt8]?

  init(_ bytes: [UInt8]) {
    before = Self.read(bytes)
    self.bytes = SceneFormatter.format(before)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The output as text.
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  static func read(_ bytes: [UInt8]) -> Document {
    var log = DiagnosticLog()
    return DocumentReader.read(SceneFile(path: "Main.scene", bytes: bytes), &log)
  }
}
