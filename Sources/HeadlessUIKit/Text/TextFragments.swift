import LayoutSolver
import UIKitFacts

/// A text that is laid out in the lines of text containers. A glyph is a UTF-16 unit here.
struct TextFragments {
  /// A line of a container.
  struct Fragment {
    /// The container, by its number.
    var container: Int
    /// The glyphs, with the line end.
    var range: NSRange
    /// The whole width of the container.
    var rect: CGRect
    /// What the text takes, with the padding at either end.
    var used: CGRect
    /// Where each glyph begins in the container, and where the last one ends.
    var edges: [CGFloat]
    /// From the top of the line to its baseline.
    var ascender: CGFloat

    /// The x coordinates of a part of the glyphs.
    func span(of part: NSRange) -> (left: CGFloat, right: CGFloat)? {
      guard let common = range.intersection(part), common.length > 0 else { return nil }
      let first = common.location - range.location
      return (edges[first], edges[first + common.length])
    }
  }

  private(set) var fragments: [Fragment] = []
  /// The line behind a line end at the end of the text, which has no glyphs.
  private(set) var extra: Fragment?
  /// The number of glyphs.
  let length: Int

  /// - Parameter containers: the rooms that the text fills one after the other.
  @MainActor init(_ text: NSAttributedString, in containers: [NSTextContainer]) {
    length = text.length
    var location = 0
    for (number, container) in containers.enumerated() where location < text.length {
      let rest = text.attributedSubstring(from: NSRange(location: location, length: text.length - location))
      let lines = Self.fragments(of: rest, at: location, in: container, number)
      fragments += lines.filter { $0.range.length > 0 }
      extra = lines.last.flatMap { $0.range.length == 0 ? $0 : nil }
      location = lines.last.map { $0.range.location + $0.range.length } ?? location
    }
  }

  @MainActor private static func fragments(
    of text: NSAttributedString, at start: Int, in container: NSTextContainer, _ number: Int
  ) -> [Fragment] {
    var content = TextContent(nil, text, font: .systemFont(ofSize: 12), lines: 0)
    content.wraps = container.lineBreakMode == .byCharWrapping ? .characters : .words
    let padding = container.lineFragmentPadding
    let width = container.size.width
    let isLimited = width > 0 && width < 1e6
    let lines = content.lines(fitting: isLimited ? Double(max(0, width - 2 * padding)) : nil)
    let units = Array(text.string.utf16)
    var result: [Fragment] = []
    var (location, y) = (0, CGFloat(0))
    for line in lines.lines {
      if container.maximumNumberOfLines > 0, result.count == container.maximumNumberOfLines { break }
      let height = CGFloat(line.pieces.map(\.font.lineHeight).max() ?? 0)
      if container.size.height > 0, container.size.height < 1e6, y + height > container.size.height + 0.01 { break }
      let first = location
      let own = CGFloat(line.width) + 2 * padding
      let shift = isLimited ? Self.shift(of: text, at: min(first, max(0, units.count - 1)), width - own) : 0
      var x = shift + padding
      var edges: [CGFloat] = []
      for piece in line.pieces {
        for character in piece.text {
          let advance = CGFloat(piece.font.width(of: String(character)))
          let count = character.utf16.count
          // A character of several units is as wide as it is at its first one.
          edges += [x] + [CGFloat](repeating: x + advance, count: count - 1)
          x += advance
          location += count
        }
      }
      if location < units.count, let end = Self.lineEnd(units, location) {
        edges += [CGFloat](repeating: x, count: end)
        location += end
      }
      edges.append(x)
      result.append(
        Fragment(
          container: number, range: NSRange(location: start + first, length: location - first),
          rect: CGRect(x: 0, y: y, width: isLimited ? width : own, height: height),
          used: CGRect(x: shift, y: y, width: own, height: height), edges: edges,
          ascender: CGFloat(line.pieces.map(\.font.ascender).max() ?? 0)))
      y += height
    }
    return result
  }

  /// The units of a line end; nil where there is none.
  private static func lineEnd(_ units: [UInt16], _ location: Int) -> Int? {
    switch units[location] {
    case 13: location + 1 < units.count && units[location + 1] == 10 ? 2 : 1
    case 10, 11, 12, 0x85, 0x2028, 0x2029: 1
    default: nil
    }
  }

  /// How far a line is from the leading edge, by the alignment of its paragraph.
  @MainActor private static func shift(of text: NSAttributedString, at location: Int, _ spare: CGFloat) -> CGFloat {
    guard text.length > 0, spare > 0 else { return 0 }
    let style = text.attributes(at: location, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    return switch style?.alignment {
    case .center: spare / 2
    case .right: spare
    default: 0
    }
  }

  /// The line of a glyph; the last one behind the text.
  func fragment(of glyph: Int) -> Fragment? {
    let index = fragments.partitionPoint { $0.range.location + $0.range.length > glyph }
    return index < fragments.count ? fragments[index] : fragments.last
  }

  /// The lines of some glyphs in a container.
  func fragments(of range: NSRange, in container: Int) -> [Fragment] {
    fragments.filter { $0.container == container && $0.range.intersection(range) != nil }
  }
}

extension [TextFragments.Fragment] {
  /// The index of the first element that a condition holds for, which holds for all behind it.
  fileprivate func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
