import SceneDiagnostics
import Testing

@testable internal import SceneSyntax

/// No file crashes the parser or makes it hang.
struct RobustnessTests {
  @Test(arguments: DiagnosticCase.all)
  func damagedDocumentsDoNotCrash(_ example: DiagnosticCase) {
    let bytes = Array(example.source.utf8)
    guard !bytes.isEmpty else { return #expect(Reading(bytes).document.nodeCount == 0) }
    let damaged =
      Mutations.prefixes(of: bytes) + Mutations.deletions(of: bytes) + Mutations.random(of: bytes, count: 40, seed: 1)
    for document in damaged { expectSoundness(Reading(document)) }
  }

  /// Ranges are in the file and in their parents' ranges, in order.
  private func expectSoundness(_ reading: Reading) {
    let length = reading.file.bytes.count
    var unseen = Array(reading.document.topLevel)
    var seen = 0
    while let id = unseen.popLast() {
      seen += 1
      let node = reading.document[id]
      #expect(node.range.start < node.range.end && node.range.end <= length)
      #expect(node.range.start <= node.nameRange.start && node.nameRange.end <= node.range.end)
      var last = node.startTagRange.end
      for child in reading.document.children(of: id) {
        #expect(last <= reading.document[child].range.start && reading.document[child].range.end <= node.range.end)
        last = reading.document[child].range.end
        unseen.append(child)
      }
      for attribute in reading.document.attributes(of: id) {
        #expect(attribute.nameRange.end < attribute.valueRange.start && attribute.valueRange.end <= length)
      }
    }
    #expect(seen == reading.document.nodeCount)
    #expect(reading.diagnostics.allSatisfy { $0.place.range.end <= length })
  }

  @Test(arguments: [
    "<a>", "</a>", "<a", "<", "&", "<a b='", "<a b=\"c d=\"", "<!--", "<!--a-->", "<![CDATA[", "<?p", "<!DOCTYPE [",
    "--",
    "\"", "'", "=", " b=\"\"", "<a b='\"'", "]]>", "&amp;", "&a", "é", "\u{0}", "\u{1}é", "<a/>", "<a><b></a>",
    "<a></b>",
    "a='b'c", "\n<<<<<<< \n", "\n<<<<<<< \n=======\n", "\n=======\n", "<a b=“", "a=“ ", "<a b=c\"", "\r", "<a b",
    "<a b='c'd'",
  ])
  func largeRepetitionsTakeLinearTime(_ piece: String) {
    let pieces = String(repeating: piece, count: 5_000)
    for text in [pieces, "<a>" + pieces, "<a " + pieces, "<a b=\"" + pieces, "<!DOCTYPE a [" + pieces] {
      #expect(Reading(text).diagnostics.count <= Limits().errors)
    }
  }

  @Test func deepNestingIsReportedOnce() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(Reading(nested(257)).diagnostics.isEmpty)
    #expect(
      Reading(nested(258)).messages == [
        "1:773 «a» limit-exceeded: the elements inside each other may not exceed 257 levels"
      ])
    #expect(Reading(nested(100_000)).diagnostics.count == 1)
  }

  @Test(arguments: [
    ("<a b=\"xxxxx\"/>", "1:7 «x» limit-exceeded: an attribute value may not exceed 4 bytes"),
    ("<a>xxxxx</a>", "1:4 «x» limit-exceeded: a text may not exceed 4 bytes"),
    ("<!--xxxxx--><a/>", "1:5 «x» limit-exceeded: a comment may not exceed 4 bytes"),
    ("<a><![CDATA[xxxxx]]></a>", "1:13 «x» limit-exceeded: a CDATA section may not exceed 4 bytes"),
    ("<?p xxx?><a/>", "1:3 «p» limit-exceeded: a processing instruction may not exceed 4 bytes"),
    ("<abcd/>", "1:2 «a» limit-exceeded: a name may not exceed 3 bytes"),
    ("<a>xxxx</a>                                 ", "1:1 «<» limit-exceeded: a scene file may not exceed 40 bytes"),
  ])
  func tooLongTextIsReported(_ source: String, _ message: String) {
    let limits = Limits(length: 4, nameLength: 3, fileLength: 40)
    #expect(Reading(source, limits: limits).messages == [message])
  }

  @Test func limitsMatchLibxml2() throws {
    for length in [Limits().length, Limits().length + 1] {
      try expectAgreement(on: "<a>\(String(repeating: "x", count: length))</a>")
    }
    for depth in [Limits().depth, Limits().depth + 1] {
      try expectAgreement(on: String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
    }
    for length in [Limits().nameLength, Limits().nameLength + 1] {
      try expectAgreement(on: "<\(String(repeating: "a", count: length))/>")
    }
  }

  private func expectAgreement(on document: String) throws {
    let complaint = try ReferenceParser.complaints(about: [Array(document.utf8)])[0]
    let diagnostics = Reading(document).diagnostics
    #expect(diagnostics.isEmpty == (complaint == nil), "\(complaint ?? "")")
    #expect(diagnostics.allSatisfy { $0.id == "limit-exceeded" })
  }
}
