extension DiagnosticCase {
  static let attributes = [
    DiagnosticCase(
      #"<a b$="c"/>"#,
      "1:4 «b$» invalid-name: 'b$' cannot be the name of an attribute"
    ),
    DiagnosticCase(
      #"<a $="c"/>"#,
      "1:4 «$» invalid-name: '$' cannot be the name of an attribute"
    ),
    DiagnosticCase(
      #"<a b="1" c="2" b="3"/>"#,
      "1:16 «b» duplicate-attribute: attribute 'b' is given twice; remove one of them",
      "note 1:4 «b» the first 'b' is here"
    ),
    DiagnosticCase(
      #"<a b="1"c="2"/>"#,
      "1:9 «c» missing-whitespace: a space is missing before 'c'"
    ),
    DiagnosticCase(
      "<a b/>",
      #"1:4 «b» missing-attribute-value: attribute 'b' has no value; write 'b="…"'"#
    ),
    DiagnosticCase(
      #"<a b c="d"/>"#,
      #"1:4 «b» missing-attribute-value: attribute 'b' has no value; write 'b="…"'"#
    ),
    DiagnosticCase(
      "<a b=/>",
      #"1:4 «b» missing-attribute-value: attribute 'b' has no value; write 'b="…"'"#
    ),
    DiagnosticCase(
      #"<a b= c="d"/>"#,
      #"1:4 «b» missing-attribute-value: attribute 'b' has no value; write 'b="…"'"#
    ),
    DiagnosticCase(
      #"<a b "c"/>"#,
      "1:4 «b» missing-attribute-value: attribute 'b' has no '=' before its value"
    ),
    DiagnosticCase(
      #"<a b==""/>"#,
      "1:6 «=» unexpected-characters: a second '=' has no place in this tag; remove it"
    ),
    DiagnosticCase(
      #"<a ="b"/>"#,
      #"1:4 «="b"» unexpected-characters: '="b"' has no place in this tag; remove it"#
    ),
    DiagnosticCase(
      #"<a "b"/>"#,
      #"1:4 «"b"» unexpected-characters: '"b"' has no place in this tag; remove it"#
    ),
    DiagnosticCase(
      "<a b=c d=e.f/>",
      "1:6 «c» unquoted-attribute-value: the value of 'b' has no quotes round it",
      "1:10 «e.f» unquoted-attribute-value: the value of 'd' has no quotes round it"
    ),
    DiagnosticCase(
      #"<a b=c"/>"#,
      #"1:6 «c"» unquoted-attribute-value: the value of 'b' has no quotes round it"#
    ),
    DiagnosticCase(
      #"<a b=“c d” e="f"/>"#,
      #"1:6 «“c d”» unquoted-attribute-value: the value of 'b' stands in typographic quotes; XML knows only '"' and "'""#
    ),
    DiagnosticCase(
      "<a b=‘c/>",
      #"1:6 «‘c» unquoted-attribute-value: the value of 'b' stands in typographic quotes; XML knows only '"' and "'""#
    ),
    DiagnosticCase(
      "<a>\n <label text=\"Hello/>\n <label text=\"World\"/>\n</a>",
      #"2:14 «"» unclosed-attribute-value: the value of 'text' has no closing quote; write '"' where it ends"#
    ),
    DiagnosticCase(
      "<a>\n <label text=\"Hello lines=\"2\"/>\n</a>",
      #"2:14 «"» unclosed-attribute-value: the value of 'text' has no closing quote; write '"' where it ends"#
    ),
    DiagnosticCase(
      #"<a b='c"/>"#,
      #"1:6 «'» unclosed-attribute-value: the value of 'b' has no closing quote; write "'" where it ends"#
    ),
    DiagnosticCase(
      #"<a b="c"#,
      #"1:6 «"» unclosed-attribute-value: the value of 'b' has no closing quote; write '"' where it ends"#
    ),
    DiagnosticCase(
      #"<a b="x < y & z"/>"#,
      "1:9 «<» unescaped-character: '<' must be written '&lt;' here",
      "1:13 «&» unescaped-character: '&' must be written '&amp;' here"
    ),
    DiagnosticCase(
      "<a b='it's'/>",
      "1:9 «'» unescaped-character: an apostrophe must be written '&apos;' here"
    ),
    DiagnosticCase(
      #"<a b="say "please" now"/>"#,
      #"1:11 «"» unescaped-character: '"' must be written '&quot;' here"#,
      #"1:18 «"» unescaped-character: '"' must be written '&quot;' here"#
    ),
  ]
}
