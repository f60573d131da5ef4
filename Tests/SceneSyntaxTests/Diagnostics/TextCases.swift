extension DiagnosticCase {
  static let text = [
    DiagnosticCase(
      "<a>x < y</a>",
      "1:6 «<» unescaped-character: '<' must be written '&lt;' here"
    ),
    DiagnosticCase(
      "<a>x & y &b</a>",
      "1:6 «&» unescaped-character: '&' must be written '&amp;' here",
      "1:10 «&» unescaped-character: '&' must be written '&amp;' here"
    ),
    DiagnosticCase(
      "<a>]]></a>",
      "1:4 «]]>» unescaped-character: ']]>' must not stand in text; write its last character '&gt;'"
    ),
    DiagnosticCase(
      "<a>&nbsp;&apm;</a>",
      "1:4 «&nbsp;» unknown-entity: '&nbsp;' is not defined; did you mean '&#160;'?",
      "1:10 «&apm;» unknown-entity: '&apm;' is not defined; did you mean '&amp;'?"
    ),
    DiagnosticCase(
      "<a>&amp &#65</a>",
      "1:4 «&amp» invalid-reference: '&amp' has no ';' at its end",
      "1:9 «&#65» invalid-reference: '&#65' has no ';' at its end"
    ),
    DiagnosticCase(
      "<a>&#0;&#xZZ;&#xFFFE;&#1114112;</a>",
      "1:4 «&#0;» invalid-reference: '&#0;' stands for no character that XML allows",
      "1:8 «&#xZZ;» invalid-reference: '&#xZZ;' stands for no character that XML allows",
      "1:14 «&#xFFFE;» invalid-reference: '&#xFFFE;' stands for no character that XML allows",
      "1:22 «&#1114112;» invalid-reference: '&#1114112;' stands for no character that XML allows"
    ),
    DiagnosticCase(
      "<a>x\u{0}\u{0}y</a>",
      "1:5 «\u{0}\u{0}» forbidden-character: character U+0000 is not allowed in XML; remove it"
    ),
    DiagnosticCase(
      "<a b=\"\u{FFFE}\"/>",
      "1:7 «\u{FFFE}» forbidden-character: character U+FFFE is not allowed in XML; remove it"
    ),
    DiagnosticCase(
      "<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c>\n>>>>>>> other\n</a>",
      "2:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 4:1 «=======» the other side begins here"
    ),
    DiagnosticCase(
      "<a\n<<<<<<< HEAD\n  b=\"c\"\n||||||| base\n  b=\"d\"\n=======\n  b=\"e\"\n>>>>>>> other\n/>",
      "2:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 4:1 «|||||||» the other side begins here"
    ),
    DiagnosticCase(
      "<a b=\"\n<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> other\n\"/>",
      "2:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 4:1 «=======» the other side begins here"
    ),
    DiagnosticCase(
      "<<<<<<< HEAD\n<a></b>",
      "1:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "2:6 «b» mismatched-end-tag: '</b>' does not close '<a>'; write '</a>'",
      "note 2:2 «a» 'a' is opened here"
    ),
    DiagnosticCase(
      "<a>\n<!-- one\n<<<<<<< HEAD\n two -->\n=======\n three -->\n>>>>>>> other\n</a>",
      "3:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 5:1 «=======» the other side begins here"
    ),
    DiagnosticCase(
      "<a>\n<!-- one\n<<<<<<<<< HEAD\n two\n=========\n three\n>>>>>>>>> other\n -->\n</a>",
      "3:1 «<<<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 5:1 «=========» the other side begins here"
    ),
    DiagnosticCase(
      "<a><![CDATA[\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n]]></a>",
      "2:1 «<<<<<<<» conflict-marker: a merge conflict is not resolved here",
      "note 4:1 «=======» the other side begins here"
    ),
    DiagnosticCase("<a><!--\n<<<<<<< not one\n=======\n--></a>"),
    DiagnosticCase(
      "<a\n=======\n/>",
      "2:1 «=======» conflict-marker: a merge conflict is not resolved here"
    ),
  ]
}
