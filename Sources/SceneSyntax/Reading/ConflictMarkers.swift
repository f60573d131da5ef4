internal import SceneDiagnostics

extension DocumentReader {
  /// Whether one of git's conflict markers begins at `place`: seven of a kind at the start of a line.
  func isConflictMarker(at place: Int) -> Bool {
    guard place + 7 <= bytes.count, place == 0 || bytes[place - 1] == .lineFeed || bytes[place - 1] == .carriageReturn
    else { return false }
    let mark = bytes[place]
    guard mark == .lessThan || mark == .equals || mark == .greaterThan || mark == .bar else { return false }
    guard bytes[place..<place + 7].allSatisfy({ $0 == mark }) else { return false }
    return place + 7 == bytes.count || bytes[place + 7].isWhitespace
  }

  /// Reads a conflict as its first side: blanks the markers and the other side, so that only the conflict is reported.
  mutating func readConflict() {
    let start = index
    var notes: [Note] = []
    if byte == .lessThan, let other = nextMarker(after: start), let end = endOfConflict(from: other) {
      notes.append(Note("the other side begins here", at: place(other..<other + 7)))
      blank(other..<end)
    }
    blank(start..<endOfLine(from: start))
    report(ConflictMarker(), start..<start + 7, notes: notes)
  }

  /// The end of the line of `>>>>>>>`, if there is one before the next conflict.
  private func endOfConflict(from marker: Int) -> Int? {
    var marker = marker
    while bytes[marker] != .greaterThan {
      guard let following = nextMarker(after: marker) else { return nil }
      marker = following
    }
    return endOfLine(from: marker)
  }

  /// The next marker of the same conflict.
  private func nextMarker(after marker: Int) -> Int? {
    var place = endOfLine(from: marker)
    while place < bytes.count {
      place += 1
      if isConflictMarker(at: place) { return bytes[place] == .lessThan ? nil : place }
      place = endOfLine(from: place)
    }
    return nil
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    return end
  }

  private mutating func blank(_ range: Range<Int>) {
    for place in range { bytes[place] = .space }
  }
}
