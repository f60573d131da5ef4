import SceneDiagnostics
import SceneFormatting
import SceneSyntax
import Testing

/// How a formatted scene looks.
struct LayoutTests {
  /// A scene, and its expected format.
  struct Case: CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }
  }

  @Test(arguments: Case.all)
  func scenesAreFormattedAsExpected(_ example: Case) { #expect(Formatted(example.before).text == example.after) }

  @Test func scenesWithSyntaxErrorsAreRefused() {
    #expect(Formatted("<a><b></a>").bytes == nil)
    #expect(Formatted("").bytes == nil)
  }

  @Test func byteOrderMarkIsRemoved() {
    #expect(Formatted([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).text == "<a/>\n")
  }

  @Test func lineLimitCountsColumns() {
    let fits = "<a b=\"1\" c=\"\(String(repeating: "ü", count: 105))\"/>\n"
    #expect(fits.count == 121 && Formatted(fits).text == fits)
    let overlong = fits.replacing("\"1\"", with: "\"12\"")
    #expect(Formatted(overlong).text?.contains("<a b=\"12\"\n    c=") == true)
  }
}

extension LayoutTests.Case {
  static let all = [
    Self(
      name: "indentation and line ends",
      before: "<scenes>\r\n<viewController\tid='a'>\r<view/></viewController>\r\n\t</scenes>",
      after: """
        <scenes>
          <viewController id="a">
            <view/>
          </viewController>
        </scenes>

        """),
    Self(
      name: "of several blank lines one stays, and none before an end tag",
      before: "\n\n<a>\n\n\n  <b/>\n \n\t\n  <c/>\n  <d/>\n\n</a>\n\n\n",
      after: "<a>\n\n  <b/>\n\n  <c/>\n  <d/>\n</a>\n"),
    Self(
      name: "attributes have an order: who, what it says, what it is like, where it is; strangers come last",
      before: """
        <label zebra="1" width="8" top="0" centerX="0" alpha="1" numberOfLines="2" ape="2" font="body" text="Hi"
          customClass="Own" id="a"/>
        """,
      after: """
        <label id="a" customClass="Own"
            text="Hi" font="body" numberOfLines="2" alpha="1"
            centerX="0" top="0" width="8"
            zebra="1" ape="2"/>

        """),
    Self(
      name: "attributes with traits follow the one without, those with fewer traits first",
      before: """
        <label top.compactHeight="4" font.dark="body" font.compactWidth.dark="title1" top="8" ape.dark="1"
          font.strange="body" text="Hi" font.compactWidth="title2" font="headline"/>
        """,
      after: """
        <label text="Hi" font="headline" font.compactWidth="title2" font.dark="body" font.compactWidth.dark="title1"
            font.strange="body"
            top="8" top.compactHeight="4"
            ape.dark="1"/>

        """),
    Self(
      name: "attributes of a stranger stay in their order",
      before: "<lable text='Hi' id='a'/>", after: "<lable text=\"Hi\" id=\"a\"/>\n"),
    Self(
      name: "what is inside a wrapped tag is told apart from it",
      before: "<view id=\"a\" accessibilityHint=\"\(longText)\" accessibilityLabel=\"Map\"><label/></view>",
      after: """
        <view id="a"
            accessibilityLabel="Map"
            accessibilityHint="\(longText)">
          <label/>
        </view>

        """),
    Self(
      name: "a tag that was wrapped and need not be",
      before: "<view\n  id=\"a\"\n  alpha=\"1\"\n/>", after: "<view id=\"a\" alpha=\"1\"/>\n"),
    Self(
      name: "one attribute is not wrapped",
      before: "<label text=\"\(longText)\(longText)\"/>", after: "<label text=\"\(longText)\(longText)\"/>\n"),
    Self(
      name: "what an author wrote on one line stays there if it is little",
      before: "<a><b><c d='1'/></b><b><c><d/></c></b><b><c/><c/></b><b>text</b><b><!-- none --></b><b>\n<c/></b></a>",
      after: """
        <a>
          <b><c d="1"/></b>
          <b>
            <c><d/></c>
          </b>
          <b>
            <c/>
            <c/>
          </b>
          <b>text</b>
          <b><!-- none --></b>
          <b>
            <c/>
          </b>
        </a>

        """),
    Self(
      name: "a text of two lines, or with an end tag on the next line, does not stay on one",
      before: "<a><b>one\ntwo</b><b>one\n</b><b><c/>\n</b><b>one</b\n></a>",
      after: """
        <a>
          <b>
            one
        two
          </b>
          <b>
            one
          </b>
          <b>
            <c/>
          </b>
          <b>one</b>
        </a>

        """),
    Self(
      name: "what does not fit on one line does not stay there",
      before: "<button title=\"\(longText)\"><action selector=\"save(_:)\"/></button>",
      after: "<button title=\"\(longText)\">\n  <action selector=\"save(_:)\"/>\n</button>\n"),
    Self(
      name: "an element without content ends its own tag",
      before: "<a><b></b><c> </c><d\n></d\n></a>", after: "<a>\n  <b/>\n  <c/>\n  <d/>\n</a>\n"),
    Self(
      name: "comments stay on the line of what they follow",
      before: "<a> <!-- 1 -->\n<b/><!-- 2 --><!-- 3 --><c/></a> <!-- 4 --> <!-- 5 -->",
      after: "<a> <!-- 1 -->\n  <b/> <!-- 2 -->\n  <!-- 3 -->\n  <c/>\n</a> <!-- 4 -->\n<!-- 5 -->\n"),
    Self(
      name: "the lines of a comment move together",
      before: "<a>\n      <!-- one\n           two\n    three -->\n\t<!--\n\t\tfour\n\t-->\n</a>",
      after: "<a>\n  <!-- one\n       two\n    three -->\n  <!--\n  \tfour\n  -->\n</a>\n"),
    Self(
      name: "characters are written as they are where that can be read",
      before: "<a b='&#233;&#x1F642; &gt; &apos; \" &#60;&#38;&#34;\n&#10;&#xA0;&#x200D;&#32;'/>",
      after: "<a b=\"é🙂 > ' &quot; &lt;&amp;&quot; &#10;&#160;&#8205;&#32;\"/>\n"),
    Self(
      name: "a file that says it is ASCII stays ASCII",
      before: "<?xml version='1.0' encoding='us-ascii'?><a b='&#233;&#65;'>&#xE9;</a>",
      after: "<?xml version=\"1.0\" encoding=\"us-ascii\"?>\n<a b=\"&#233;A\">&#233;</a>\n"),
    Self(
      name: "so does one that calls ASCII by its short name",
      before: "<?xml version='1.0' encoding='ascii'?><a b='&#233;'/>",
      after: "<?xml version=\"1.0\" encoding=\"ascii\"?>\n<a b=\"&#233;\"/>\n"),
    Self(
      name: "an instruction whose name begins like a declaration",
      before: "<?xml-stylesheet type = 'text/css' encoding='utf8'?><a/>",
      after: "<?xml-stylesheet type = 'text/css' encoding='utf8'?>\n<a/>\n"),
    Self(
      name: "the XML declaration and instructions",
      before: "<?xml version = '1.0' encoding='utf8' standalone='no' ?><?go  on?><a><?go\n on?></a>",
      after: """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <?go  on?>
        <a>
          <?go
         on?>
        </a>

        """),
    Self(
      name: "text that has no business in a scene is kept, along with CDATA sections",
      before: "<a>  one &lt; ]]&gt; &#93;&#93;> <![CDATA[<two>\r\n]]>three <b/>four\n\n five</a>",
      after: "<a>\n  one &lt; ]]&gt; ]]&gt; <![CDATA[<two>\n]]>three\n  <b/>\n  four\n\n five\n</a>\n"),
  ]

  private static let longText =
    "A map of all the places that were visited, with those of the last days on top of the others"
}
