import Testing

@testable internal import SceneSyntax

/// The parser and libxml2 agree on which documents are well-formed.
struct ReferenceParserTests {
  @Test(arguments: ReferenceParserTests.documents)
  func libxml2AgreesOnDamagedDocuments(_ document: String) throws {
    let bytes = Array(document.utf8)
    try expectAgreement(
      on: [bytes] + Mutations.prefixes(of: bytes) + Mutations.deletions(of: bytes)
        + Mutations.random(of: bytes, count: 700, seed: UInt64(bytes.count)))
  }

  @Test func libxml2AgreesOnCornerCases() throws {
    try expectAgreement(on: CornerCases.all.map { Array($0.utf8) })
  }

  @Test func libxml2AgreesOnInvalidUnicode() throws {
    try expectAgreement(on: CornerCases.bytes)
  }

  @Test(arguments: Deviation.all.map(\.example))
  func documentsThatOnlyLibxml2Accepts(_ example: String) throws {
    let bytes = Array(example.utf8)
    let reading = Reading(bytes)
    #expect(try ReferenceParser.complaints(about: [bytes]) == [nil])
    #expect(!reading.diagnostics.isEmpty && isDeviation(reading))
  }

  @Test func documentsThatOnlyLibxml2Refuses() throws {
    let bytes = Array(Deviation.stricterExample.utf8)
    #expect(try ReferenceParser.complaints(about: [bytes])[0] != nil)
    #expect(Reading(bytes).diagnostics.isEmpty && Deviation.isStricter(Reading(bytes)))
  }

  /// Whether each complaint of ours is one that libxml2 would not make.
  private func isDeviation(_ reading: Reading) -> Bool {
    reading.diagnostics.allSatisfy { diagnostic in
      Deviation.all.contains { $0.explains(diagnostic, reading) }
    }
  }

  private func expectAgreement(on documents: [[UInt8]]) throws {
    let complaints = try ReferenceParser.complaints(about: documents)
    for (document, complaint) in zip(documents, complaints) {
      let reading = Reading(document)
      let agrees = reading.diagnostics.isEmpty == (complaint == nil)
      if agrees || (complaint == nil ? isDeviation(reading) : Deviation.isStricter(reading)) { continue }
      let text = String(decoding: document, as: UTF8.self)
      Issue.record("\(text.debugDescription)\nwe: \(reading.messages)\nlibxml2: \(complaint ?? "well-formed")")
    }
  }

  static let documents = [
    "<a><b c='d' e=\"f\">g &lt; <!-- h --><i j='&#10;'/></b>\n<![CDATA[ ] ]> ]]><b/></a>",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Main -->
    <scenes initialViewController="main">
      <view id='a' title="A &amp; B &#38; &#x26;"/>Hi &lt; <![CDATA[<&]]]]>
      <?go on?>
    </scenes>

    """,
    "<a>\r\n<b c=\"d\" e='f' g = \"h\"\t/>\r<b></b ><!--x-y--><?p?></a><!-- end --> <?q r?>",
    "\u{FEFF}<größe breite=\"ü\">日本 🙂 &quot;&apos;&gt;<_x.y-z:q·/></größe>",
    "<?xml version='1.0' encoding='utf-8' standalone='yes' ?><a b=\"<\"/>",
  ]
}
