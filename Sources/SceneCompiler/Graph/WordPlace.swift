import SceneDiagnostics

extension Place {
  /// Where a word stands in what the place covers, between characters that are no part of words; else all of it.
  func word(_ word: String) -> Place {
    let bytes = file.bytes[range.clamped(to: file.bytes.count)]
    let wanted = Array(word.utf8)
    var start = bytes.startIndex
    while start + wanted.count <= bytes.endIndex {
      let end = start + wanted.count
      let isBounded =
        (start == bytes.startIndex || !bytes[start - 1].isWord) && (end == bytes.endIndex || !bytes[end].isWord)
      if isBounded, bytes[start..<end].elementsEqual(wanted) { return Place(file, SourceRange(start, end)) }
      start += 1
    }
    return self
  }
}

extension UInt8 {
  /// Whether it is part of a letter, a digit or an underscore.
  fileprivate var isWord: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F || self >= 0x80
  }
}
