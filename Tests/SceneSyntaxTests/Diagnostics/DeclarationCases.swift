extension DiagnosticCase {
  static let declaration = [
    DiagnosticCase(
      #"<?xml version="1.0"><a/>"#,
      "1:1 «<?xml» invalid-declaration: the XML declaration has no '?>' at its end"
    ),
    DiagnosticCase(
      #"<?xml version="1.0""#,
      "1:1 «<?xml» invalid-declaration: the XML declaration has no '?>' at its end"
    ),
    DiagnosticCase(
      #"<?xml encoding="UTF-8"?><a/>"#,
      #"1:1 «<?xml» invalid-declaration: the XML declaration does not say its version; write 'version="1.0"' first"#
    ),
    DiagnosticCase(
      "<?xml?><a/>",
      #"1:1 «<?xml» invalid-declaration: the XML declaration does not say its version; write 'version="1.0"' first"#
    ),
    DiagnosticCase(
      #"<?xml version="2.0"?><a/>"#,
      "1:16 «2.0» invalid-declaration: '2.0' is no version of XML that can be read; write '1.0'"
    ),
    DiagnosticCase(
      #"<?xml version=""?><a/>"#,
      #"1:15 «""» invalid-declaration: '' is no version of XML that can be read; write '1.0'"#
    ),
    DiagnosticCase(
      #"<?xml version="1.0" standalone="maybe"?><a/>"#,
      "1:33 «maybe» invalid-declaration: 'standalone' is 'yes' or 'no', not 'maybe'"
    ),
    DiagnosticCase(
      #"<?xml version="1.0" foo="maybe" ?><a/>"#,
      #"1:21 «foo="maybe"» invalid-declaration: 'foo="maybe"' has no place in the XML declaration"#
    ),
    DiagnosticCase(
      #"<?xml version="1.0" standalone="yes" encoding="UTF-8"?><a/>"#,
      #"1:38 «encoding="UTF-8"» invalid-declaration: 'encoding="UTF-8"' has no place in the XML declaration"#
    ),
    DiagnosticCase(
      #"<?xml version="1.0"encoding="UTF-8"?><a/>"#,
      "1:20 «encoding» missing-whitespace: a space is missing before 'encoding'"
    ),
    DiagnosticCase(
      #"<?xml version="1.0" encoding="latin1"?><a>é</a>"#,
      "1:31 «latin1» unsupported-encoding: the file's encoding is 'latin1'; save it as UTF-8"
    ),
    DiagnosticCase(
      #"<?xml version="1.0" encoding="US-ASCII"?><a>é</a>"#,
      "1:45 «é» invalid-encoding: byte 0xC3 is not US-ASCII, which the file declares; declare UTF-8",
      "note 1:31 «US-ASCII» the encoding is declared here"
    ),
    DiagnosticCase(
      #"<?xml version="1.0" encoding=""?><a/>"#,
      #"1:30 «""» invalid-declaration: '""' has no place in the XML declaration"#
    ),
    DiagnosticCase(
      "\u{FEFF}\n<?xml version=\"1.0\"?><a/>",
      "2:1 «<?xml» misplaced-declaration: an XML declaration stands at the very start of a file only; move it there or remove it"
    ),
    DiagnosticCase(
      "<?XML x?><a/>",
      "1:1 «<?XML» misplaced-declaration: '<?XML' is reserved; an XML declaration is written '<?xml'"
    ),
  ]
}
