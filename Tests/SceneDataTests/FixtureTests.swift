import SceneData
import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import Testing

/// The two readers of XML that we have, on every scene of every fixture.
struct FixtureTests {
  private static let wellFormed: [SceneFile] = Fixture.all.flatMap(\.scenes).filter { file in
    var log = DiagnosticLog()
    _ = DocumentReader.read(file, &log)
    return !log.hasErrors
  }

  @Test func mostFixturesAreWellFormed() {
    #expect(Self.wellFormed.count > 200)
  }

  @Test func bothParsersAgree() throws {
    for file in Self.wellFormed {
      var log = DiagnosticLog()
      let document = DocumentReader.read(file, &log)
      let element = try SceneElement(xml: String(decoding: file.bytes, as: UTF8.self))
      #expect(differences(document, element) == [], "\(file.path)")
    }
  }

  @Test func writtenElementsReadBackUnchanged() throws {
    for file in Self.wellFormed {
      let element = try SceneElement(xml: String(decoding: file.bytes, as: UTF8.self))
      let written = SceneFile(path: file.path, text: try element.xml())
      var log = DiagnosticLog()
      let document = DocumentReader.read(written, &log)
      #expect(!log.hasErrors, "\(file.path)")
      #expect(differences(document, element) == [], "\(file.path)")
    }
  }
}
