/// How conflicts are marked in a file: in git's way.
public struct ConflictMarkers: Sendable {
  /// What the versions are called.
  public var ours: String
  /// What the version that both come from is called.
  public var base: String
  /// What the version that is merged in is called.
  public var theirs: String
  /// How many signs a marker has.
  public var size: Int
  /// Whether conflicts also show what both sides come from.
  public var showsBase: Bool

  /// Markers with names for the versions.
  public init(ours: String, base: String, theirs: String, size: Int = 7, showsBase: Bool = false) {
    (self.ours, self.base, self.theirs) = (ours, base, theirs)
    (self.size, self.showsBase) = (size, showsBase)
  }

  func bytes(round sides: ThreeSides<[UInt8]>) -> [UInt8] {
    var bytes = line("<", ours) + ended(sides.ours)
    if showsBase { bytes += line("|", base) + ended(sides.base) }
    return bytes + line("=", "") + ended(sides.theirs) + line(">", theirs)
  }

  private func line(_ sign: Character, _ label: String) -> [UInt8] {
    let words = label.split { $0.isNewline }.joined(separator: " ")
    return Array((String(repeating: sign, count: size) + (words.isEmpty ? "" : " " + words) + "\n").utf8)
  }

  /// Text that ends its last line, so that a marker can follow.
  private func ended(_ text: [UInt8]) -> [UInt8] {
    text.isEmpty || text.last == Lines.end ? text : text + [Lines.end]
  }
}
