import SceneDiagnostics

extension DocumentReader {
  /// Parses `<?target content?>`.
  mutating func readProcessingInstruction() {
    let start = index
    index += 2
    let target = readName(of: .processingInstruction)
    checkTarget(target, start)
    guard let end = next("?>", from: index) else { return readUnclosed(.processingInstruction, start..<index) }
    if index < end, !byte.isWhitespace, !target.isEmpty {
      report(
        MissingWhitespace(name: string(index..<index + 1)), index..<index + 1, fix: insertion(of: " ", at: index))
    }
    index = end + 2
    appendMarkup(.processingInstruction, start..<index, content: start + 2..<end)
  }

  private mutating func checkTarget(_ target: Range<Int>, _ start: Int) {
    if target.isEmpty {
      report(InvalidName(name: "", owner: .processingInstruction), start..<index)
    } else if string(target).lowercased() == "xml" {
      let isFirst = start > 0 && has("xml", at: start + 2) && bytes[..<start].allSatisfy(\.isWhitespace)
      report(
        MisplacedDeclaration(target: string(target)), start..<index, fix: isFirst ? removal(of: 0..<start) : nil)
    }
  }
}
