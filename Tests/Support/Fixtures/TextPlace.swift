import SceneDiagnostics

/// A place in a file in lines and columns, as fixtures write it: `Main.scene:3:5-3:9`.
public struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// A line and a column, both from 1.
  public struct Position: Hashable, Sendable, Comparable, CustomStringConvertible {
    var line: Int
    var column: Int

    /// The order of positions in a file.
    public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }

    /// `3:5`.
    public var description: String { "\(line):\(column)" }
  }

  var path: String
  var start: Position
  /// The first position that is not part of it.
  var end: Position

  init(_ path: String, _ start: Position, _ end: Position) {
    self.path = path
    self.start = start
    self.end = end
  }

  init(_ place: Place) {
    let lines = LineTable(place.file)
    func position(_ offset: Int) -> Position {
      let position = lines.position(of: offset)
      return Position(line: position.line, column: position.column)
    }
    self.init(place.file.path, position(place.range.start), position(place.range.end))
  }

  /// Parses a `description`.
  init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: #/(?<path>[^:]+):(?<a>\d+):(?<b>\d+)-(?<c>\d+):(?<d>\d+)/#),
      let a = Int(match.a), let b = Int(match.b), let c = Int(match.c), let d = Int(match.d)
    else { return nil }
    self.init(String(match.path), Position(line: a, column: b), Position(line: c, column: d))
  }

  /// `Main.scene:3:5-3:9`.
  public var description: String { "\(path):\(start)-\(end)" }
}
