import Foundation
import SceneData
import Testing

struct SceneElementTests {
  @Test(arguments: documents)
  func bothParsersAgree(_ xml: String) throws {
    let reading = read(xml)
    #expect(reading.messages == [])
    #expect(differences(reading.document, try SceneElement(xml: xml)) == [])
  }

  @Test(arguments: documents)
  func writtenElementsReadBackUnchanged(_ xml: String) throws {
    let element = try SceneElement(xml: xml)
    let written = try element.xml()
    let reading = read(written)
    #expect(reading.messages == [])
    #expect(differences(reading.document, element) == [])
    #expect(try SceneElement(xml: written) == element)
    #expect(try SceneElement(xml: written).xml() == written)
  }

  @Test(arguments: 0..<200)
  func randomElementsReadBackUnchanged(_ seed: Int) throws {
    var maker = RandomElements(seed: UInt64(seed))
    let element = maker.element(depth: 4)
    let written = try element.xml()
    let reading = read(written)
    #expect(reading.messages == [], "\(written.debugDescription)")
    #expect(differences(reading.document, element) == [])
    #expect(try SceneElement(xml: written) == element.normalized)
  }

  /// Both parsers accept the same documents and read them alike.
  @Test(arguments: documents)
  func damagedDocumentsAreRefusedOrReadAlike(_ xml: String) throws {
    for place in xml.unicodeScalars.indices {
      var damaged = xml.unicodeScalars
      damaged.remove(at: place)
      let reading = read(String(damaged))
      if reading.messages.isEmpty {
        #expect(differences(reading.document, try SceneElement(xml: String(damaged))) == [], "\(String(damaged))")
      } else {
        #expect(throws: SceneDataError.self) { try SceneElement(xml: String(damaged)) }
      }
    }
  }

  @Test func deepElementsReadBackUnchanged() throws {
    let element = (0..<255).reduce(SceneElement("a")) { element, _ in SceneElement("a", content: [.element(element)]) }
    let written = try element.xml()
    #expect(differences(read(written).document, element) == [])
  }

  @Test(arguments: [257, 258, 1_500, 20_000])
  func nestingLimitMatchesTheCompiler(depth: Int) throws {
    let xml = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    if depth <= 257 {
      #expect(try SceneElement(xml: xml).xml().contains("</a>"))
    } else {
      let error = #expect(throws: SceneDataError.self) { try SceneElement(xml: xml) }
      #expect(error?.description == "line 1: the elements inside each other may not exceed 257 levels")
    }
  }

  @Test func tooDeepElementsAreNotWritten() {
    for depth in [257, 1_500] {
      let element = (0..<depth).reduce(SceneElement("a")) { element, _ in
        SceneElement("a", content: [.element(element)])
      }
      let error = #expect(throws: SceneDataError.self) { try element.xml() }
      #expect(error?.description == "'a' cannot be written as XML: more than 257 elements lie in each other")
    }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let header = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
    let name: [UInt8] = [0x3C, 0xE9, 0x2F, 0x3E]
    let text: [UInt8] = [0x3C, 0x61, 0x3E, 0xFF, 0xFE, 0x3C, 0x2F, 0x61, 0x3E]
    for bytes in [
      name, header + name, text, [0xFF], [0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00, 0x2F, 0x00, 0x3E, 0x00], [0],
    ] {
      #expect(throws: SceneDataError.self) { try SceneElement(xml: Data(bytes)) }
    }
  }

  /// Whatever bytes there are, they are read or refused.
  @Test(arguments: documents)
  func arbitraryBytesDoNotCrash(_ xml: String) throws {
    let bytes = Array(xml.utf8)
    for place in bytes.indices {
      for byte: UInt8 in [0x00, 0x3C, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = byte
        _ = try? SceneElement(xml: Data(damaged))
      }
    }
  }

  @Test func attributesAreWrittenByName() throws {
    let element = SceneElement("label", attributes: ["text": "<Hello> & \"you\"", "a": "1\n2"])
    #expect(
      try element.xml() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <label a="1&#10;2" text="&lt;Hello&gt; &amp; &quot;you&quot;" />

        """)
  }

  @Test func contentKeepsItsOrder() throws {
    let element = try SceneElement(xml: "<a>1<b/>2<c d='e'>3</c><![CDATA[<4>]]><b/>5</a>")
    #expect(
      element.content == [
        .text("1"), .element(SceneElement("b")), .text("2"),
        .element(SceneElement("c", attributes: ["d": "e"], content: [.text("3")])), .text("<4>"),
        .element(SceneElement("b")), .text("5"),
      ])
    #expect(element.elements.map(\.name) == ["b", "c", "b"])
  }

  @Test(arguments: [
    ("", "there is no element to read"),
    ("<a/>b", "line 1: text stands outside the root element; move it inside or remove it"),
    ("<a/><b/>", "line 1: 'b' stands after the root element; a file has one root, so move it inside"),
    ("<!DOCTYPE a><a/>", "line 1: a document type declaration is not allowed in a scene; remove it"),
    ("<a>\n  <b></a>", "line 2: 'b' has no end tag; write '</b>' where it ends"),
    ("<a>", "line 1: 'a' has no end tag; write '</a>' where it ends"),
    ("<a b=c/>", "line 1: the value of 'b' has no quotes round it"),
  ])
  func unreadableDocumentsThrowADescription(_ xml: String, _ message: String) {
    let error = #expect(throws: SceneDataError.self) { try SceneElement(xml: xml) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    SceneElement(""), SceneElement("a b"), SceneElement("1"), SceneElement("a", attributes: ["": "x"]),
    SceneElement("a", attributes: ["b=\"c\" d": "x"]), SceneElement("a", content: [.text("\u{1}")]),
    SceneElement("a", content: [.element(SceneElement("b><c"))]),
    SceneElement("a", content: [.element(SceneElement(""))]),
  ])
  func unrepresentableElementsAreNotWritten(_ element: SceneElement) {
    #expect(throws: SceneDataError.self) { try element.xml() }
  }

  static let documents = [
    "<a/>", "<a></a>", "<a b=''/>", "<a> </a>", "<a>b</a>", "<a><b/></a>", "<a><b/><b/><c/><b/></a>",
    "<a><a><a/></a></a>",
    "<a b='1'><b>2</b></a>", "<a b='1' c='2'><b/><c/></a>", "<a b='1'><b b='2'/></a>", "<a b='1'>x</a>",
    "<a b='1'><c/></a>",
    "<a>\n  <b/>\n  <c>\n    <d/>\n  </c>\n</a>", "<a>x<b>y</b>z<b/>&amp;&lt;&#65;</a>", "<a><![CDATA[<&]]></a>",
    "<a>x<![CDATA[<&]]>y</a>", "<a><b/><![CDATA[]]><c/></a>", "<a><![CDATA[x]]><b/><![CDATA[y]]></a>",
    "<a b='&lt;&amp;&gt;&quot;&apos;&#10;&#9;&#13; x\n\ty'/>", "<a>&#13;\r\n\r]]&gt;</a>", "<a b='\r\n'/>",
    "<größe breite='ü'>日本🙂e\u{301}</größe>", "<a><!-- x --><b/><?p q?>y</a>", "<!-- x --><a/><!-- y -->",
    "<a>x<!-- y -->z</a>", "<a value='1'><value/></a>", "<value>1</value>", "<a><value>1</value></a>", "<_.-:/>",
    "<a:b c:d='e'/>", "<?p?><a><?q?>x<!--<?r?>--><![CDATA[<?s?>]]></a><?t?>",
    "<a xmlns:b='uri' b:c='d'><b:e/></a>", "\u{FEFF}<a/>", "<?xml version='1.0' encoding='UTF-8'?>\n<a>\n</a>\n",
    """
    <scenes initialViewController="main">
      <viewController id="dash" customClass="Dash" title="A &amp; B">
        <view backgroundColor="systemBackground">
          <label id="title" text="Hello&#10;World" numberOfLines="0"/>
        </view>
        <segue kind="push" identifier="showDetail" destination="detail"/>
      </viewController>
      <viewController id="detail"/>
    </scenes>
    """,
  ]
}
