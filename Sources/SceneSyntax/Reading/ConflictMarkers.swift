import SceneDiagnostics

extension DocumentReader {
  /// Whether a conflict marker of git begins at `place`: at least seven equal signs at the start of a line.
  func isConflictMarker(at place: Int) -> Bool {
    guard place + 7 <= bytes.count, place == 0 || bytes[place - 1] == .lineFeed || bytes[place - 1] == .carriageReturn
    else { return false }
    let mark = bytes[place]
    guard mark == .lessThan || mark == .equals || mark == .greaterThan || mark == .bar else { return false }
    let end = endOfMarker(place)
    return end >= place + 7 && (end == bytes.count || bytes[end].isWhitespace)
  }

  /// The end of the signs of a marker. Git writes more than seven if it is configured so, or for nested conflicts.
  private func endOfMarker(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end
  }

  /// Handles the conflicts in a comment or a CDATA section, where single markers can be text.
  mutating func readConflicts(in content: Range<Int>) {
    let start = index
    for place in content where bytes[place] == .lessThan && isConflictMarker(at: place) {
      guard let other = nextMarker(after: place), endOfConflict(from: other) != nil else { continue }
      index = place
      readConflict()
    }
    index = start
  }

  /// Keeps the first side of a conflict: blanks the markers and the other side, so that only the conflict is reported.
  mutating func readConflict() {
    let start = index
    var notes: [Note] = []
    if byte == .lessThan, let other = nextMarker(after: start), let end = endOfConflict(from: other) {
      notes.append(Note("the other side begins here", at: place(other..<endOfMarker(other))))
      blank(other..<end)
    }
    let marker = start..<endOfMarker(start)
    blank(start..<endOfLine(from: start))
    report(ConflictMarker(), marker, notes: notes)
  }

  /// The end of the `>>>>>>>` line, if it precedes the next conflict.
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
