import SceneDiagnostics

extension DocumentReader {
  /// Whether a document type declaration begins at `place`, in upper or lower case.
  func isDocumentType(at place: Int) -> Bool {
    let word = "<!DOCTYPE".utf8
    return place + word.count <= bytes.count && zip(bytes[place...], word).allSatisfy { $0 & 0xDF == $1 & 0xDF }
  }

  /// Skips a document type declaration and reports it.
  mutating func readDocumentType() {
    let start = index
    index += 9
    hasDocumentType = true
    var brackets = 0
    while index < bytes.count {
      let byte = byte
      if byte == .greaterThan, brackets == 0 { break }
      if byte == .openBracket { brackets += 1 }
      if byte == .closeBracket { brackets = max(0, brackets - 1) }
      skipPartOfDocumentType()
    }
    if byte == .greaterThan { index += 1 } else { isCutShort = true }
    report(DocumentTypeDeclaration(), start..<start + 9, fix: removal(of: start..<index))
  }

  /// Skips a byte, or a quoted text, comment or processing instruction, whose brackets do not count.
  private mutating func skipPartOfDocumentType() {
    let end: Int?
    if byte.isQuote {
      end = byte == .quote ? next("\"", from: index + 1) : next("'", from: index + 1)
    } else if has("<!--", at: index) {
      end = next("-->", from: index + 4).map { $0 + 2 }
    } else if has("<?", at: index) {
      end = next("?>", from: index + 2).map { $0 + 1 }
    } else {
      end = index
    }
    index = (end ?? bytes.count - 1) + 1
  }
}
