import Foundation
import SceneDiagnostics
import SceneTestSupport
import TestBasics
import SwiftDeclarations
import Testing

/// Swift of any kind is read to its end: that of this repository, and the same cut off, with a byte too many or too few.
struct DamagedSwiftTests {
  private static let sources: [SceneFile] = {
    let root = Fixture.root.appending(path: "../../Sources").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
      (try? Data(contentsOf: url)).map { SceneFile(path: url.lastPathComponent, bytes: Array($0)) }
    }
  }()

  @Test func sourcesOfThisRepositoryParseCompletely() {
    #expect(Self.sources.count > 300)
    for file in Self.sources { if SwiftFile(file).isIncomplete { Issue.record("\(file.path) seems to be incomplete") } }
  }

  @Test func allTypesOfThisRepositoryAreFound() {
    for file in Self.sources {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let written = text.matches(
        of:
          /(?m)^(?:@\w+ )?(?:public |package |open |private |fileprivate |final |indirect )*(?:class|struct|enum|protocol|actor) (\w+)/
      )
      let found = Set(SwiftFile(file).types.map(\.name))
      let missing = written.map { String($0.1) }.filter { !found.contains($0) }
      if !missing.isEmpty, !text.contains("\"\"\"") { Issue.record("\(file.path): \(missing)") }
    }
  }

  @Test func truncatedFilesAreParsedToTheEnd() {
    for file in Self.sources.prefix(60) {
      for end in stride(from: 0, to: file.bytes.count, by: max(1, file.bytes.count / 40)) {
        _ = SwiftFile(SceneFile(path: file.path, bytes: Array(file.bytes[..<end])))
      }
    }
  }

  @Test(arguments: 1...20)
  func changedFilesAreParsedToTheEnd(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    for file in Self.sources.prefix(120) {
      var bytes = file.bytes
      for _ in 0..<8 where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = "\"{}()[]<>#/\\`@*,:.\n".utf8.randomElement(using: &numbers) ?? 0
      }
      _ = SwiftFile(SceneFile(path: file.path, bytes: bytes))
    }
  }

  @Test(arguments: ["{", "(", "\"\\(", "/*", "class A {", "#\"", "<", "func f(a: [", "@a(", "let a = \"\"\"\\("])
  func aHundredThousandOpeningsTakeNoLongerThanTheyAreMany(opening: String) {
    let times = [25_000, 100_000].map { count in
      let file = SceneFile(path: "A.swift", text: String(repeating: opening, count: count))
      return ProcessorTime.least(in: 2) { _ = SwiftFile(file) }
    }
    #expect(times[1] < times[0] * 16 + 0.2)
  }
}
