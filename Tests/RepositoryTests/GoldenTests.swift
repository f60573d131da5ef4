import Foundation
import Testing

/// `UPDATE_FIXTURES=1 swift test --filter Golden` writes everything that tests can write.
struct GoldenTests {
  @Test func testsThatWriteGoldenFilesAreCalledGolden() throws {
    let files = Repository.files(in: "Tests", suffix: ".swift").filter { !$0.hasPrefix("Tests/Support/") }
    let texts = try Dictionary(uniqueKeysWithValues: files.map { ($0, try Repository.text($0)) })
    let writers = texts.filter { $0.value.contains("FixtureUpdate.isRequested") }.keys
    #expect(writers.count >= 9)
    for writer in writers {
      // A test case can write on behalf of the suite beside it.
      let folder = writer.dropLast(writer.split(separator: "/").last?.count ?? 0)
      let suites = texts.filter { $0.key.hasPrefix(folder) }.values
      #expect(suites.contains { $0.contains(#/func \w*Golden\w*\(/#) }, "\(writer)")
    }
  }
}
