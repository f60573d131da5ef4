import SceneDiagnostics
import Testing

@testable internal import SceneSyntax

struct SyntaxDiagnosticsTests {
  @Test(arguments: DiagnosticCase.all)
  func syntaxErrorsAreReportedOnceAndInPlace(_ example: DiagnosticCase) {
    #expect(Reading(example.source).messages == example.messages)
  }

  @Test(arguments: DiagnosticCase.all)
  func fixedDocumentsHaveNoMoreFixes(_ example: DiagnosticCase) {
    let fixed = Reading(Reading(example.source).fixed)
    #expect(fixed.diagnostics.allSatisfy { $0.fix == nil }, "\(fixed.messages)")
  }

  @Test func everyDiagnosticHasACase() {
    let shown = Set(DiagnosticCase.all.flatMap { Reading($0.source).diagnostics.map(\.id) })
    let elsewhere: Set = ["limit-exceeded"]
    #expect(shown.union(elsewhere) == Set(SyntaxDiagnostics.all.map { $0.id }))
  }

  @Test func everyExplanationHasExamples() {
    for kind in SyntaxDiagnostics.all {
      #expect(kind.severity == .error && !kind.isAdjustable)
      #expect(kind.explanation.split(separator: "\n\n").count >= 2, "\(kind.id)")
      #expect(kind.explanation.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(kind.id)")
    }
    #expect(SyntaxDiagnostics.all.map { $0.id } == SyntaxDiagnostics.all.map { $0.id }.sorted())
  }

  @Test func messagesAreOnePhrase() {
    for diagnostic in DiagnosticCase.all.flatMap({ Reading($0.source).diagnostics }) {
      #expect(!diagnostic.message.hasSuffix(".") && !diagnostic.message.contains("--"))
      #expect(!(diagnostic.help ?? "").hasSuffix("."))
    }
  }

  @Test func rangesAreEmptyOnlyAtTheEndOfTheFile() {
    for example in DiagnosticCase.all {
      let reading = Reading(example.source)
      for place in reading.diagnostics.map(\.place) {
        #expect(place.range.length > 0 || place.range.start == reading.file.bytes.count, "\(example.source)")
      }
    }
  }

  @Test func otherEncodingsAreReportedOnce() {
    #expect(
      Reading([0x3C, 0x61, 0x3E, 0xE9, 0x20, 0xFC, 0x3C, 0x2F, 0x61, 0x3E]).messages
        == [
          "1:4 «\u{FFFD}» invalid-encoding: byte 0xE9 is not UTF-8; save the file as UTF-8",
          "note 1:6 «\u{FFFD}» so is this",
        ])
    for start: [UInt8] in [[0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x61, 0], [0, 0x3C, 0, 0x61]] {
      let message = "unsupported-encoding: the file's encoding is 'UTF-16'; save it as UTF-8"
      #expect(Reading(start).messages.map { $0.suffix(message.count) } == [message[...]])
    }
  }
}
