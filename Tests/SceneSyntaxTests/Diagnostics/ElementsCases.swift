extension DiagnosticCase {
  static let elements = [
    DiagnosticCase(
      "<a><b></a>",
      "1:5 «b» unclosed-element: 'b' has no end tag; write '</b>' where it ends",
      "note 1:7 «</a>» '</a>' closes the element round it"
    ),
    DiagnosticCase(
      "<a><b>",
      "1:2 «a» unclosed-element: 'a' has no end tag; write '</a>' where it ends",
      "note 1:7 «» the file ends here",
      "1:5 «b» unclosed-element: 'b' has no end tag; write '</b>' where it ends",
      "note 1:7 «» the file ends here"
    ),
    DiagnosticCase(
      "<a>\n  <label text=\"x\">\n</a>",
      "2:4 «label» unclosed-element: 'label' has no end tag; write '</label>' where it ends",
      "note 3:1 «</a>» '</a>' closes the element round it"
    ),
    DiagnosticCase(
      "<view><label></button></view>",
      "1:16 «button» mismatched-end-tag: '</button>' does not close '<label>'; write '</label>'",
      "note 1:8 «label» 'label' is opened here"
    ),
    DiagnosticCase(
      "<stackView></stackview>",
      "1:14 «stackview» mismatched-end-tag: '</stackview>' does not close '<stackView>'; write '</stackView>'",
      "note 1:2 «stackView» 'stackView' is opened here"
    ),
    DiagnosticCase(
      "<a><b><c></d></b></a>",
      "1:12 «d» mismatched-end-tag: '</d>' does not close '<c>'; write '</c>'",
      "note 1:8 «c» 'c' is opened here"
    ),
    DiagnosticCase(
      "<view><label/></label></view>",
      "1:15 «</label>» unexpected-end-tag: '</label>' closes nothing; no 'label' is open here"
    ),
    DiagnosticCase(
      "</a>",
      "1:1 «</a>» unexpected-end-tag: '</a>' closes nothing; no 'a' is open here"
    ),
    DiagnosticCase(
      "<a><b></a></b>",
      "1:5 «b» unclosed-element: 'b' has no end tag; write '</b>' where it ends",
      "note 1:7 «</a>» '</a>' closes the element round it"
    ),
    DiagnosticCase(
      "<view><view2></view></view>",
      "1:8 «view2» unclosed-element: 'view2' has no end tag; write '</view2>' where it ends",
      "note 1:14 «</view>» '</view>' closes the element round it"
    ),
    DiagnosticCase(
      "",
      "1:1 «» missing-root: the file holds no element; a scene file begins with '<scenes>'"
    ),
    DiagnosticCase(
      "<!-- x -->",
      "1:11 «» missing-root: the file holds no element; a scene file begins with '<scenes>'"
    ),
    DiagnosticCase(
      "hello",
      "1:1 «hello» content-outside-root: text stands outside the root element; move it inside or remove it"
    ),
    DiagnosticCase(
      "<a/>hello, world ",
      "1:5 «hello, world» content-outside-root: text stands outside the root element; move it inside or remove it"
    ),
    DiagnosticCase(
      "<a/><![CDATA[x]]>",
      "1:5 «<![CDATA[x]]>» content-outside-root: text stands outside the root element; move it inside or remove it"
    ),
    DiagnosticCase(
      "<a/>\n<b><c></b>",
      "2:2 «b» content-outside-root: 'b' stands after the root element; a file has one root, so move it inside",
      "2:5 «c» unclosed-element: 'c' has no end tag; write '</c>' where it ends",
      "note 2:7 «</b>» '</b>' closes the element round it"
    ),
    DiagnosticCase(
      "<1a/>",
      "1:2 «1a» invalid-name: '1a' cannot be the name of an element"
    ),
    DiagnosticCase(
      "<a$b></a$b>",
      "1:2 «a$b» invalid-name: 'a$b' cannot be the name of an element"
    ),
    DiagnosticCase(
      "<a></>",
      "1:4 «</» invalid-name: the name of an element is missing"
    ),
    DiagnosticCase(
      "<×/>",
      "1:2 «×» invalid-name: '×' cannot be the name of an element"
    ),
    DiagnosticCase(
      "<view\n  <label/>\n</view>",
      "1:1 «<view» unclosed-tag: tag '<view' has no '>' at its end"
    ),
    DiagnosticCase(
      #"<view a="b""#,
      "1:1 «<view» unclosed-tag: tag '<view' has no '>' at its end"
    ),
    DiagnosticCase(
      "<a></a\n",
      "1:4 «</a» unclosed-tag: tag '</a' has no '>' at its end"
    ),
    DiagnosticCase(
      #"<a></a b="c">"#,
      #"1:8 «b="c"» unexpected-characters: 'b="c"' has no place in this tag; remove it"#
    ),
    DiagnosticCase(
      "<a></ a>",
      "1:6 « » unexpected-characters: white space after '</' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      #"<a / b="c"/>"#,
      "1:4 «/» unexpected-characters: '/' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      #"<a b="c" / >"#,
      "1:11 « » unexpected-characters: white space between '/' and '>' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      #"<a , b="c"/>"#,
      "1:4 «,» unexpected-characters: ',' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      "<a></a b\n c>",
      "1:8 «b\n c» unexpected-characters: 'b…' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      "<a>\n</a \(String(repeating: "é", count: 40))>",
      "2:5 «\(String(repeating: "é", count: 40))» unexpected-characters: "
        + "'\(String(repeating: "é", count: 30))…' has no place in this tag; remove it"
    ),
  ]
}
