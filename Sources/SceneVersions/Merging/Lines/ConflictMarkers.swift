import TextLines

/// The conflict markers of a file, in the format of git.
public struct ConflictMarkers: Sendable {
  static let oursSign = UInt8(ascii: "<")
  static let baseSign = UInt8(ascii: "|")
  static let theirsSign = UInt8(ascii: "=")
  static let endSign = UInt8(ascii: ">")

  /// The name of ours.
  public var ours: String
  /// The name of the base.
  public var base: String
  /// The name of theirs.
  public var theirs: String
  /// The number of signs in a marker.
  public var size: Int
  /// Whether conflicts show the base.
  public var showsBase: Bool

  /// Markers with names for the versions.
  public init(ours: String, base: String, theirs: String, size: Int = 7, showsBase: Bool = false) {
    (self.ours, self.base, self.theirs) = (ours, base, theirs)
    (self.size, self.showsBase) = (size, showsBase)
  }

  func bytes(round sides: ThreeWay<[UInt8]>) -> [UInt8] {
    var bytes = line(Self.oursSign, ours) + ended(sides.ours)
    if showsBase { bytes += line(Self.baseSign, base) + ended(sides.base) }
    return bytes + line(Self.theirsSign, "") + ended(sides.theirs) + line(Self.endSign, theirs)
  }

  private func line(_ sign: UInt8, _ label: String) -> [UInt8] {
    let words = label.split { $0.isNewline }.joined(separator: " ")
    return Array(repeating: sign, count: size) + Array(((words.isEmpty ? "" : " " + words) + "\n").utf8)
  }

  /// Text that ends its last line, so that a marker can follow.
  private func ended(_ text: [UInt8]) -> [UInt8] {
    text.isEmpty || text.last == Lines.end ? text : text + [Lines.end]
  }

  /// The sign of a marker; nil if the line is not one.
  func sign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let sign = line.first, Self.length(of: line) >= size else { return nil }
    return sign
  }

  /// The same markers, but longer than any similar line of these files.
  func unmistakable(in files: ThreeWay<[UInt8]>) -> Self {
    var markers = self
    for side in Side.allCases {
      for line in Lines(files[side]).all { markers.size = max(markers.size, Self.length(of: line) + 1) }
    }
    return markers
  }

  /// The number of a marker's signs at the start of a line; 0 if another sign follows.
  private static func length(of line: ArraySlice<UInt8>) -> Int {
    guard let sign = line.first, [oursSign, baseSign, theirsSign, endSign].contains(sign) else { return 0 }
    return line.prefix { $0 == sign }.count
  }
}
