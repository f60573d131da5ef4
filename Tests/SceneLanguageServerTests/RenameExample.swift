import Foundation
import Testing

@testable import SceneLanguageServer

/// A renaming: the places in the files, or why it is refused. `«…»` marks what is renamed, and nothing else changes.
struct RenameExample: Sendable, CustomStringConvertible {
  let title: String
  /// The name that stands between the marks, where the cursor is in the first of them in the scene.
  var scene: String
  var swift = ""
  /// Other files, by their paths.
  var files: [String: String] = [:]
  /// The new names of what is marked, by their old ones.
  let names: [String: String]
  var refusal: String?
  var description: String { title }

  /// All files, marked.
  private var marked: [String: String] { ["Main.scene": scene, "App.swift": swift].merging(files) { $1 } }

  /// Renames, and compares the files with what they have to be.
  func check() throws {
    let session = MarkedSession(
      marked.mapValues { Self.renamed($0, [:]) }.merging(["Main.scene": Self.withCursor(scene)]) { $1 })
    let old = try #require(names.keys.first { scene.contains("«\($0)»") })
    let new = try #require(names[old])
    let place = session.session.renamePlace(session.path, session.offset)
    switch session.session.rename(session.path, session.offset, to: "someOtherName") {
    case .success: #expect(try place.get()?.name == old)
    case .failure(let refusal): #expect(throws: refusal) { try place.get() }
    }
    switch session.session.rename(session.path, session.offset, to: new) {
    case .success(let edits):
      #expect(refusal == nil)
      let changed = session.applying(edits)
      for (path, text) in marked {
        let now = changed[path] ?? Self.renamed(text, [:])
        #expect(now == Self.renamed(text, names), "\(path)")
      }
    case .failure(let refusal):
      let wanted = try #require(self.refusal, "\(refusal.reason)")
      #expect(refusal.reason.contains(wanted), "\(refusal.reason)")
    }
  }

  /// The files after the renaming.
  var renamedFiles: [String: String] { marked.mapValues { Self.renamed($0, names) } }

  /// The text without marks, and the cursor in the first of them.
  private static func withCursor(_ text: String) -> String {
    guard let mark = text.range(of: "«") else { return text }
    return renamed(String(text[..<mark.lowerBound]), [:]) + "¦" + renamed(String(text[mark.upperBound...]), [:])
  }

  /// The text with other names between the marks.
  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    text.split(separator: "«", omittingEmptySubsequences: false).map { part in
      guard let end = part.firstIndex(of: "»") else { return String(part) }
      let name = String(part[..<end])
      return (names[name] ?? name) + part[part.index(after: end)...]
    }.joined()
  }
}
