import SceneDiagnostics

extension DocumentReader {
  /// Parses a name, including invalid characters; an empty range if there is no word.
  ///
  /// - Parameter owner: the kind of name, for the message about an invalid one.
  mutating func readName(of owner: InvalidName.Owner) -> Range<Int> {
    let start = index
    index = endOfName(from: start)
    if !byte.endsWord, owner != .processingInstruction || !has("?>", at: index) {
      skipWord(of: owner)
      report(InvalidName(name: excerpt(start..<index), owner: owner), start..<index)
      isTagBroken = true
    } else if index - start > limits.nameLength {
      report(LimitExceeded(what: "a name", limit: "\(limits.nameLength) bytes"), start..<start + 1)
    }
    return start..<index
  }

  /// Parses a word of any characters.
  mutating func readWord() -> Range<Int> {
    let start = index
    skipWord(of: .element)
    return start..<index
  }

  /// The end of the name at `start`; `start` if there is none.
  func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        guard NameCharacters.canContinue(byte), end > start || NameCharacters.canStart(byte) else { return end }
        end += 1
      } else {
        guard let length = lengthOfNameCharacter(at: end, isFirst: end == start) else { return end }
        end += length
      }
    }
    return end
  }

  /// Skips a word: everything up to white space, a character of the tag syntax, or the end of the instruction.
  mutating func skipWord(of owner: InvalidName.Owner) {
    while !byte.endsWord, owner != .processingInstruction || !has("?>", at: index) { index += 1 }
  }

  /// Invalid UTF-8 was already reported, so it does not make a name invalid.
  private func lengthOfNameCharacter(at place: Int, isFirst: Bool) -> Int? {
    guard let decoded = DecodedScalar(bytes, at: place) else { return 1 }
    let fits = isFirst ? NameCharacters.canStart(decoded.scalar) : NameCharacters.canContinue(decoded.scalar)
    return fits ? decoded.length : nil
  }
}
