import Foundation
public import SceneCompiler
public import SceneDiagnostics

extension Fixture {
  /// Updates the fixture with the results of the compiler. Review them before you commit.
  public mutating func rewrite(_ compile: Compile = Outcome.compile) throws {
    let outcome = compile(scenes, options)
    try writeExpectations(Expectation.expectations(of: outcome.diagnostics))
    try replaceFiles(in: "Fixed/", with: fixedScenes(compile) ?? [:])
    try replaceFiles(in: "Expected/", with: expectedSwift(outcome))
  }

  private mutating func writeExpectations(_ expectations: [Expectation]) throws {
    let annotated = folder.files[Self.diagnosticsPath] == nil ? annotatedScenes(expectations) : nil
    if let annotated {
      for (path, text) in annotated { try folder.write(path, Data(text.utf8)) }
    } else {
      for scene in scenes { try folder.write(scene.path, Data(scene.bytes)) }
      let lines = expectations.map { ($0.isMain ? "" : "  ") + "\($0)\n" }
      try folder.write(Self.diagnosticsPath, Data(lines.joined().utf8))
    }
  }

  /// The scenes with their comments; nil if comments would change the input of the compiler.
  private func annotatedScenes(_ expectations: [Expectation]) -> [String: String]? {
    let blocks = Self.blocks(expectations)
    // Diagnostics of a template cannot be comments in a scene.
    guard blocks.allSatisfy({ block in scenes.contains { $0.path == block.first?.place?.path } }) else { return nil }
    var result: [String: String] = [:]
    for scene in scenes {
      guard scene.isPlainText else { return nil }
      let mine = blocks.filter { $0.first?.place?.path == scene.path }.flatMap { $0 }
      let text = AnnotatedScene.annotate(scene, with: mine)
      let read = AnnotatedScene(path: scene.path, text: text)
      guard read.file.bytes == scene.bytes, read.expectations == mine else { return nil }
      result[scene.path] = text
    }
    return result
  }

  private mutating func replaceFiles(in prefix: String, with files: [String: Data]) throws {
    for path in folder.files.keys where path.hasPrefix(prefix) && files[path] == nil { try folder.write(path, nil) }
    for (path, bytes) in files { try folder.write(path, bytes) }
  }
}

extension SceneFile {
  /// Whether reading it as text and writing it again gives the same bytes, with lines that end as usual.
  fileprivate var isPlainText: Bool {
    !bytes.contains(UInt8(ascii: "\r")) && !bytes.starts(with: [0xEF, 0xBB, 0xBF])
      && Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
  }
}
