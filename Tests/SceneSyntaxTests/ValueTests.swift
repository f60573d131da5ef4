import Testing

@testable internal import SceneSyntax

/// The normalization of attribute values and text: XML 1.0, sections 2.11 and 3.3.3.
struct ValueTests {
  @Test(arguments: [
    ("", ""),
    (" a  b ", " a  b "),
    ("a\tb\nc\rd\r\ne", "a b c d e"),
    ("a&#9;b&#10;c&#13;d&#x20;e", "a\tb\nc\rd e"),
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    ("&#38;lt;", "&lt;"),
    ("&#x1F642;é🙂", "🙂é🙂"),
    ("'>]]>", "'>]]>"),
  ])
  func attributeValuesAreNormalizedAsInXML(_ written: String, _ value: String) throws {
    let reading = Reading("<a b=\"\(written)\"/>")
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document.root)
    #expect(reading.document.attributes(of: root).map(\.value) == [value])
  }

  @Test(arguments: [
    (" a\t", " a\t"),
    ("a\r\nb\rc\nd\r\r\ne", "a\nb\nc\nd\n\ne"),
    ("a&#13;&#10;b", "a\r\nb"),
    ("&lt;b/&gt; &#38;amp;", "<b/> &amp;"),
    ("]] > > ]]&gt;", "]] > > ]]>"),
  ])
  func textIsNormalizedAsInXML(_ written: String, _ text: String) {
    let reading = Reading("<a>\(written)</a>")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.outline == "a(text'\(text)')")
  }

  @Test func lineEndsBecomeLineFeeds() {
    let reading = Reading("<?p a\r\nb?>\r\n<!--a\rb\r\n--><a><![CDATA[\r\r\n&amp;]]></a>")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.outline == "processingInstruction'p a\nb' comment'a\nb\n' a(cdata'\n\n&amp;')")
  }

  @Test func wrongReferencesAreKeptAsText() {
    #expect(Reading("<a b=1 c='2' c='3' d e='f & g'/>").outline == #"a(b="1" c="2" e="f & g")"#)
    #expect(Reading("<a><b><c/></a><d/>").outline == "a(b(c())) d()")
    #expect(Reading("<a b='x\n c=\"d\"><e/></a>").outline == #"a(b="x" c="d" e())"#)
    #expect(Reading("<a>\n<<<<<<< x\n<b/>\n=======\n<c/>\n>>>>>>> y\n</a>").outline.contains("b()"))
    #expect(!Reading("<a>\n<<<<<<< x\n<b/>\n=======\n<c/>\n>>>>>>> y\n</a>").outline.contains("c()"))
  }
}
