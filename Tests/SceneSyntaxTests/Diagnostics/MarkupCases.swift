extension DiagnosticCase {
  static let markup = [
    DiagnosticCase(
      "<!-- a -- b ---- c --><a/>",
      "1:8 «--» double-hyphen: two hyphens in a row must not stand in a comment; write one",
      "1:13 «----» double-hyphen: two hyphens in a row must not stand in a comment; write one"
    ),
    DiagnosticCase(
      "<!-- a ---><a/>",
      "1:8 «-» double-hyphen: two hyphens in a row must not stand in a comment; write one"
    ),
    DiagnosticCase(
      "<a><!-- a -></a>",
      "1:4 «<!--» unclosed-markup: the comment never ends; the rest of the file is part of it"
    ),
    DiagnosticCase(
      "<a><![CDATA[ ]></a>",
      "1:4 «<![CDATA[» unclosed-markup: the CDATA section never ends; the rest of the file is part of it"
    ),
    DiagnosticCase(
      "<a><?p ></a>",
      "1:4 «<?p» unclosed-markup: the processing instruction never ends; the rest of the file is part of it"
    ),
    DiagnosticCase(
      "<a><?p$?><??></a>",
      "1:6 «p$» invalid-name: 'p$' cannot be the name of a processing instruction",
      "1:10 «<?» invalid-name: the name of a processing instruction is missing"
    ),
    DiagnosticCase(
      "<?p?><a/><?q/?>",
      "1:13 «/» missing-whitespace: a space is missing before '/'"
    ),
    DiagnosticCase(
      "<a><!foo></a>",
      "1:4 «<!foo» unknown-declaration: '<!foo' begins nothing that XML knows"
    ),
    DiagnosticCase(
      "<a><![cdata[x]]></a>",
      "1:4 «<![cdata[x]]» unknown-declaration: '<![cdata[x]]' begins nothing that XML knows"
    ),
    DiagnosticCase(
      #"<!DOCTYPE a [ <!ENTITY x "y>"> <!-- ]> --> ]><a>&x;</a>"#,
      "1:1 «<!DOCTYPE» document-type-declaration: a document type declaration is not allowed in a scene; remove it"
    ),
    DiagnosticCase(
      "<!doctype html><a></b>",
      "1:1 «<!doctype» document-type-declaration: a document type declaration is not allowed in a scene; remove it",
      "1:21 «b» mismatched-end-tag: '</b>' does not close '<a>'; write '</a>'",
      "note 1:17 «a» 'a' is opened here"
    ),
    DiagnosticCase(
      "<!DOCTYPE a ",
      "1:1 «<!DOCTYPE» document-type-declaration: a document type declaration is not allowed in a scene; remove it"
    ),
  ]
}
