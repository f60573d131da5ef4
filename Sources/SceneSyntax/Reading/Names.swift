import SceneDiagnostics

extension DocumentReader {
  /// Reads a name, along with whatever unfit characters cling to it; an empty range when no word stands here.
  ///
  /// - Parameter owner: what the name is the name of, for the message about an unfit one.
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

  /// Reads a word, whatever its characters.
  mutating func readWord() -> Range<Int> {
    let start = index
    skipWord(of: .element)
    return start..<index
  }

  /// Where the name that begins at `start` ends; `start` when none does.
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

  /// Steps over a word: everything up to white space or a character that has a meaning in a tag or ends the instruction.
  mutating func skipWord(of owner: InvalidName.Owner) {
    while !byte.endsWord, owner != .processingInstruction || !has("?>", at: index) { index += 1 }
  }

  /// Bytes that are not UTF-8 were reported as such; a name is not wrong for their sake.
  private func lengthOfNameCharacter(at place: Int, isFirst: Bool) -> Int? {
    guard let decoded = DecodedScalar(bytes, at: place) else { return 1 }
    let fits = isFirst ? NameCharacters.canStart(decoded.scalar) : NameCharacters.canContinue(decoded.scalar)
    return fits ? decoded.length : nil
  }
}
