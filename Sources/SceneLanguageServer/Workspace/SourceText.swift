import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// A file as the server knows it: its text, and what was found in it, each once.
final class SourceText {
  let path: String
  let file: SceneFile
  /// The version that the client gave; nil for a file that is not open.
  let version: Int?

  init(path: String, bytes: [UInt8], version: Int?) {
    self.path = path
    self.version = version
    file = SceneFile(path: path, bytes: bytes)
  }

  var bytes: [UInt8] { file.bytes }
  /// Whether the client has it open: its text counts, whatever the disk holds.
  var isOpen: Bool { version != nil }
  var isScene: Bool { path.isScenePath }
  /// The lines.
  lazy var lines = LineIndex(bytes)
  /// The scene, read.
  lazy var scene = ReadScene(file)
  /// The names in the scene.
  lazy var outline = SceneOutline(scene.document)
  /// The declarations of a Swift file.
  lazy var declarations = SwiftFile(file)
  /// The names in the code of a Swift file.
  lazy var names = SwiftNames(bytes)
}

extension String {
  /// Whether it is the path of a scene.
  var isScenePath: Bool { utf8.suffix(6).elementsEqual(".scene".utf8) }
  /// Whether it is the path of a Swift file that somebody wrote.
  var isSwiftPath: Bool {
    hasSuffix(".swift") && !hasSuffix(".scene.swift") && lastPathComponent != OutputName.support
  }
  /// The part after the last slash.
  var lastPathComponent: Substring { lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...] }
  /// The part before the last slash.
  var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
