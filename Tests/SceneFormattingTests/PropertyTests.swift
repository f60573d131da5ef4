import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import Testing

/// Properties of all formatted scenes.
struct PropertyTests {
  private static let distance = TestRounds.count(16, many: 4)

  @Test(arguments: Fixture.all)
  func formattingKeepsTheContentOfFixtures(fixture: Fixture) {
    for scene in fixture.scenes { expectFormatted(scene.bytes) }
  }

  /// Scenes that lack a byte are often well-formed. Bytes at a distance are removed, from another offset on in
  /// each fixture.
  @Test(.timeLimit(.minutes(5)), arguments: Fixture.all.enumerated().map { ($0.offset, $0.element) })
  func formattingKeepsTheContentOfDamagedScenes(number: Int, fixture: Fixture) {
    for scene in fixture.scenes {
      for offset in stride(from: number % Self.distance, to: scene.bytes.count, by: Self.distance) {
        expectFormatted(Array(scene.bytes[..<offset] + scene.bytes[(offset + 1)...]))
      }
    }
  }

  @Test(arguments: 1...UInt64(TestRounds.count(200, many: 800)))
  func formattingKeepsTheContentOfRandomDocuments(seed: UInt64) {
    let document = RandomDocuments.document(seed: seed)
    #expect(Formatted(document).bytes != nil, "\(document.debugDescription)")
    expectFormatted(Array(document.utf8))
  }

  @Test func libxml2ReadsFormattedFixturesAlike() async throws {
    try await expectSameForms(Fixture.all.flatMap(\.scenes).map(\.bytes))
  }

  @Test func libxml2ReadsFormattedRandomDocumentsAlike() async throws {
    try await expectSameForms((1...400).map { Array(RandomDocuments.document(seed: $0).utf8) })
  }

  /// Without syntax errors, formatting keeps the content, and formatting again changes nothing.
  private func expectFormatted(_ bytes: [UInt8]) {
    let formatted = Formatted(bytes)
    if formatted.before.hasErrors { return #expect(formatted.bytes == nil) }
    let after = Formatted(formatted.bytes ?? [])
    #expect(after.bytes == formatted.bytes)
    #expect(Meaning(after.before) == Meaning(formatted.before), "\(formatted.text ?? "")")
    #expect(formatted.bytes?.contains(UInt8(ascii: "\r")) == false && formatted.bytes?.last == UInt8(ascii: "\n"))
  }

  private func expectSameForms(_ documents: [[UInt8]]) async throws {
    let formatted = documents.compactMap { document in Formatted(document).bytes.map { (document, $0) } }
    #expect(formatted.count > documents.count / 2)
    let before = try await CanonicalXML.forms(of: formatted.map(\.0))
    let after = try await CanonicalXML.forms(of: formatted.map(\.1))
    for (index, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
      Issue.record("\(String(decoding: formatted[index].0, as: UTF8.self))\n\(pair.0)\n\(pair.1)")
    }
  }
}
