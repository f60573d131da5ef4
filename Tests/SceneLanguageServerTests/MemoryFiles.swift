import SceneCompiler
import SceneDiagnostics

@testable import SceneLanguageServer

/// A disk in memory.
final class MemoryFiles: FileSystem {
  var files: [String: String]
  var options = Compiler.Options()

  init(_ files: [String: String]) { self.files = files }

  func read(_ path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
  func sources(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder + "/") && ($0.isScenePath || $0.isSwiftPath) }.sorted()
  }
  /// The keys are what stands in quotation marks in front of a sign. A file with `damaged` cannot be read, and the keys of
  /// one with `foreign` cannot be changed.
  func translations(of tables: Set<String>, in folder: String) -> [TranslationFile] {
    files.keys.sorted().filter { path in
      let name = path.lastPathComponent.split(separator: ".")
      return path.hasPrefix(folder + "/") && tables.contains(String(name[0]))
        && ["strings", "stringsdict", "xcstrings"].contains(name.last)
    }.map { path in
      let text = files[path] ?? ""
      let keys = text.contains("damaged") ? nil : keys(in: text, areForeign: text.contains("foreign"))
      return TranslationFile(path: path, bytes: Array(text.utf8), keys: keys)
    }
  }

  private func keys(in text: String, areForeign: Bool) -> [TranslationFile.Key] {
    text.matches(of: /"([^"]*)" [=:]/).map { match in
      let start = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
      let range = SourceRange(start, start + match.output.1.utf8.count)
      return TranslationFile.Key(name: String(match.output.1), range: areForeign ? nil : range)
    }
  }

  func exists(_ path: String) -> Bool { files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") } }
  func moduleFolder(of path: String) -> String? { nil }
  func options(ofModuleIn folder: String) -> Compiler.Options { options }
}

/// A session with files in the folder `/app`, and a place in one of them that `¦` marks.
struct MarkedSession {
  let session: Session
  let files: MemoryFiles
  let path: String
  let offset: Int

  /// - Parameter files: the texts by the names of the files. One has the mark; the others are on disk.
  init(_ files: [String: String]) {
    var path = ""
    var offset = 0
    var texts: [String: String] = [:]
    for (name, text) in files {
      if let mark = text.utf8.firstIndex(of: 0xC2), text.contains("¦") {
        path = "/app/" + name
        offset = text.utf8.distance(from: text.utf8.startIndex, to: mark)
      }
      texts["/app/" + name] = text.split(separator: "¦", omittingEmptySubsequences: false).joined()
    }
    self.init(MemoryFiles(texts), path, offset)
  }

  /// A session with one scene.
  init(_ scene: String) { self.init(["Main.scene": scene]) }

  private init(_ files: MemoryFiles, _ path: String, _ offset: Int) {
    self.files = files
    self.path = path
    self.offset = offset
    session = Session(files)
    session.setFolders(["/app"])
    if let text = files.files[path] { session.setText(path, Array(text.utf8), version: 1) }
  }

  /// The texts of ranges: `Main.scene «title»`.
  func texts(_ locations: [Location]) -> [String] {
    locations.map { location in
      let bytes = session.bytes(of: location.path) ?? []
      let line = LineIndex(bytes).line(of: location.range.start) + 1
      let text = String(decoding: bytes[location.range.clamped(to: bytes.count)], as: UTF8.self)
      return "\(location.path.lastPathComponent):\(line) «\(text)»"
    }
  }

  /// The files after edits, by their paths in the folder.
  func applying(_ edits: [FileEdit]) -> [String: String] {
    var result: [String: String] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      var bytes = session.bytes(of: path) ?? []
      for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(edit.range.clamped(to: bytes.count), with: edit.text.utf8)
      }
      result[path.hasPrefix("/app/") ? String(path.dropFirst(5)) : path] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}
