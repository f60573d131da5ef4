import Foundation
import SceneTestSupport
import Testing

/// A name means one thing: no two modules have a type of the same name.
struct TypeNameTests {
  @Test func typesOfDifferentModulesHaveDifferentNames() throws {
    let root = Fixture.root.appending(path: "../../Sources").standardizedFileURL
    let modules = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    var owners: [String: Set<String>] = [:]
    for module in modules {
      for file in swiftFiles(in: root.appending(path: module)) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in declared(in: text) { owners[name, default: []].insert(module) }
      }
    }
    #expect(owners.count > 1500)
    let shared = owners.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }.sorted()
    #expect(shared == [])
  }

  /// The types that are declared at the beginning of a line, unless only their file knows them.
  private func declared(in text: String) -> [String] {
    let line = #/^(?:@\S+ )*(?:(?:public|package|final|open|indirect) )*(?:struct|enum|class|protocol|actor) (\w+)/#
    return text.split(separator: "\n").compactMap { $0.firstMatch(of: line).map { String($0.1) } }
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
