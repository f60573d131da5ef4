import SceneDiagnostics

extension DocumentReader {
  /// Whether the file can be parsed as text; reports why if not.
  mutating func isText() -> Bool {
    if bytes.count > limits.fileLength {
      report(LimitExceeded(what: "a scene file", limit: "\(limits.fileLength) bytes"), 0..<1)
      return false
    }
    guard let encoding = wideEncoding else { return true }
    report(UnsupportedEncoding(encoding: encoding), 0..<2)
    return false
  }

  /// The encoding of a file with two or four bytes for each character, detected by its first character.
  private var wideEncoding: String? {
    switch Array(bytes.prefix(4)) {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: "UTF-32"
    case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): "UTF-16"
    case let start where start.starts(with: [0x3C, 0]) || start.starts(with: [0, 0x3C]): "UTF-16"
    default: nil
    }
  }

  /// Reports invalid bytes and forbidden characters.
  mutating func report(_ characters: CharacterCheck, _ encoding: DeclaredEncoding) {
    for (scalar, range) in characters.forbidden {
      report(ForbiddenCharacter(scalar: scalar), range, fix: removal(of: range))
    }
    switch encoding {
    case .other: break
    case .ascii(let declared): reportBeyondASCII(characters, declared)
    case .utf8: reportInvalidBytes(characters)
    }
  }

  /// All invalid bytes of a file have one cause, so one report is enough.
  private mutating func reportInvalidBytes(_ characters: CharacterCheck) {
    guard let first = characters.invalidBytes.first else { return }
    let notes = characters.invalidBytes.dropFirst().prefix(1).map { Note("so is this", at: place($0)) }
    report(InvalidEncoding(byte: bytes[first.lowerBound], declared: "UTF-8"), first, notes: notes)
  }

  private mutating func reportBeyondASCII(_ characters: CharacterCheck, _ declared: SourceRange) {
    let firsts = [characters.firstBeyondASCII, characters.invalidBytes.first].compactMap { $0 }
    guard let first = firsts.min(by: { $0.lowerBound < $1.lowerBound }) else { return }
    report(
      InvalidEncoding(byte: bytes[first.lowerBound], declared: "US-ASCII"), first,
      notes: [Note("the encoding is declared here", at: Place(file, declared))],
      fix: Fix(replace: Place(file, declared), with: "UTF-8"))
  }
}
