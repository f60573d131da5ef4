import SceneDiagnostics
import Testing

@testable internal import SceneSyntax

/// Every part of a document has its source range.
struct RangeTests {
  @Test func namesValuesAndTagsHaveRanges() throws {
    let reading = Reading("<a>\n  <b  c = 'd' e=\"\">f</b >\n</a>")
    let a = try #require(reading.document.root)
    #expect(reading.places(of: a) == ["a", "<a>", "<a>\n  <b  c = 'd' e=\"\">f</b >\n</a>"])
    let b = try #require(reading.document.children(of: a).first { reading.document[$0].kind == .element })
    #expect(reading.places(of: b) == ["b", "<b  c = 'd' e=\"\">", "<b  c = 'd' e=\"\">f</b >"])
    let attributes = reading.document.attributes(of: b)
    #expect(attributes.map { reading.source($0.nameRange) } == ["c", "e"])
    #expect(attributes.map { reading.source($0.valueRange) } == ["d", ""])
    #expect(attributes.map(\.quote) == [UInt8(ascii: "'"), UInt8(ascii: "\"")])
  }

  @Test func commentsAndTextHaveRanges() throws {
    let reading = Reading("<?xml version='1.0'?>\n<!--a--><b>c &lt; d<?e f?><![CDATA[g]]></b> <!-- -->")
    let root = try #require(reading.document.root)
    #expect(
      reading.document.topLevel.map { reading.source(reading.document[$0].range) } == [
        "<?xml version='1.0'?>", "<!--a-->", "<b>c &lt; d<?e f?><![CDATA[g]]></b>", "<!-- -->",
      ])
    let children = Array(reading.document.children(of: root))
    #expect(children.map { reading.source(reading.document[$0].range) } == ["c &lt; d", "<?e f?>", "<![CDATA[g]]>"])
    #expect(children.map { reading.document[$0].text } == ["c < d", "e f", "g"])
    for child in children {
      #expect(reading.document[child].nameRange == reading.document[child].range)
      #expect(reading.document[child].startTagRange == reading.document[child].range)
      #expect(reading.document.parent(of: child) == root)
    }
    #expect(reading.document.parent(of: root) == nil)
  }

  @Test func selfClosingElementsAreTheirStartTag() throws {
    let reading = Reading("<a b='c'/>")
    #expect(reading.places(of: try #require(reading.document.root)) == ["a", "<a b='c'/>", "<a b='c'/>"])
  }

  @Test(arguments: [
    ("<a>\n\t<b/>\n</a>", "2:3"),
    ("<a>\r\n <b/></a>", "2:3"),
    ("<a>\r<b/></a>", "2:2"),
    ("<a>\r\r\n\n<b/></a>", "4:2"),
    ("\u{FEFF}<a><b/></a>", "1:5"),
    ("<a>é日<b/></a>", "1:7"),
    ("<a>🙂<b/></a>", "1:7"),
    ("<a>e\u{301}👩‍👩‍👧<b/></a>", "1:15"),
    ("<!-- 🙂\n -->\t<a><b/></a>", "2:10"),
  ])
  func columnsCountUTF16CodeUnits(_ source: String, _ position: String) throws {
    let reading = Reading(source)
    let element = try #require(
      reading.document.root.flatMap { root in
        reading.document.children(of: root).first { reading.document[$0].kind == .element }
      })
    let found = LineTable(reading.file).position(of: reading.document[element].nameRange.start)
    #expect("\(found.line):\(found.column)" == position)
  }

  @Test func onlyBrokenTagsAreMarked() throws {
    let reading = Reading("<a><b c/><d></e><f/><g></a>")
    let root = try #require(reading.document.root)
    let broken = reading.document.children(of: root).map { reading.document[$0].isBroken }
    #expect(broken == [true, true, false, true])
    #expect(!reading.document[root].isBroken)
  }
}

extension Reading {
  fileprivate func source(_ range: SourceRange) -> String { file.text(in: range) }

  fileprivate func places(of node: Document.NodeID) -> [String] {
    [document[node].nameRange, document[node].startTagRange, document[node].range].map(source)
  }
}
