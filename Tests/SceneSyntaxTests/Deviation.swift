import SceneDiagnostics

@testable internal import SceneSyntax

/// A kind of document that libxml2 accepts and the reader does not, on purpose.
struct Deviation {
  let reason: String
  /// A document of the kind.
  let example: String
  /// Whether this deviation alone explains the errors of the parser.
  let explains: @Sendable (Diagnostic, Reading) -> Bool

  static let all: [Deviation] = [
    Deviation(reason: "scenes have no document type declarations", example: "<!DOCTYPE a [<!ENTITY b '>'>]><a/>") {
      diagnostic, _ in diagnostic.id == "document-type-declaration"
    },
    Deviation(reason: "scenes are UTF-8", example: "<?xml version='1.0' encoding='ISO-8859-1'?><a/>") {
      diagnostic, _ in diagnostic.id == "unsupported-encoding"
    },
    Deviation(reason: "libxml2 reads no further than a NUL behind the root", example: "<a/>\u{0}&") {
      diagnostic, reading in
      let end = diagnostic.place.range.start + 1
      return reading.file.bytes[..<end].dropFirst(reading.endOfRoot).contains(0)
    },
    Deviation(reason: "libxml2 wants no digit after the full stop", example: "<?xml version='1.'?><a/>") {
      diagnostic, _ in diagnostic.id == "invalid-declaration" && diagnostic.source == "1."
    },
    Deviation(
      reason: "libxml2 wants no white space before 'standalone'",
      example: "<?xml version='1.0' encoding='UTF-8'standalone='yes'?><a/>"
    ) { diagnostic, _ in
      diagnostic.id == "missing-whitespace" && diagnostic.source == "standalone"
    },
  ]
}

extension Deviation {
  /// A document that only the parser accepts: libxml2 requires a name start character after a second colon, as with
  /// namespaces.
  static let stricterExample = "<a:b:\u{B7}/>"

  /// Whether a document has such a name.
  static func isStricter(_ reading: Reading) -> Bool {
    let name = /:[^\s<>\/="']*:[-.0-9\u{B7}\u{300}\u{203F}]/.matchingSemantics(.unicodeScalar)
    return String(decoding: reading.file.bytes, as: UTF8.self).contains(name)
  }
}

extension Diagnostic {
  fileprivate var source: String { place.file.text(in: place.range) }
}

extension Reading {
  fileprivate var endOfRoot: Int { document.root.map { document[$0].range.end } ?? 0 }
}
