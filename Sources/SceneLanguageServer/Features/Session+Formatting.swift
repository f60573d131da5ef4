import SceneCompiler
public import SceneDiagnostics
import SceneFormatting

extension Session {
  /// The edits that format a scene; none for one with syntax errors.
  public func formatting(_ path: String) -> [FileEdit] {
    guard let scene = scene(path), let formatted = SceneFormatter.format(scene.text.scene.document) else { return [] }
    return LineEdits(from: scene.text.bytes, to: formatted).edits.map { edit in
      FileEdit(path: path, range: edit.range, text: edit.text)
    }
  }

  /// The edits that format the lines of a range.
  public func formatting(_ path: String, in range: SourceRange) -> [FileEdit] {
    guard let lines = scene(path)?.text.lines else { return [] }
    let first = lines.range(ofLine: lines.line(of: range.start)).lowerBound
    let last = lines.range(ofLine: lines.line(of: range.end)).upperBound
    return formatting(path).filter { $0.range.start >= first && $0.range.end <= last + 2 && $0.range.start <= last }
  }

  /// The edits after a line end was typed in front of an offset: the new line gets the indentation of its depth.
  public func indentation(_ path: String, _ offset: Int) -> [FileEdit] {
    guard let scene = scene(path) else { return [] }
    let bytes = scene.text.bytes
    let line = scene.text.lines.range(ofLine: scene.text.lines.line(of: offset))
    let scanner = TagScanner(bytes, upTo: line.lowerBound)
    var end = line.lowerBound
    while end < line.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsWithEndTag = bytes[end...].starts(with: "</".utf8)
    let depth: Int
    switch scanner.place {
    case .text: depth = scanner.open.count - (startsWithEndTag ? 1 : 0)
    case .startTag: depth = scanner.open.count + 1
    case .endTag, .other: return []
    }
    let indentation = String(repeating: " ", count: max(0, depth) * 2)
    if bytes[line.lowerBound..<end].elementsEqual(indentation.utf8) { return [] }
    return [FileEdit(path: path, range: SourceRange(line.lowerBound, end), text: indentation)]
  }
}

/// The lines that differ between two versions of a text, as edits of the first.
struct LineEdits {
  struct Edit {
    let range: SourceRange
    let text: String
  }

  private(set) var edits: [Edit] = []
  /// From this many lines on, what differs is replaced as a whole: to compare more would take too long.
  private static let limit = 2000

  init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let before = Array(old[prefix..<old.count - suffix])
    let after = Array(new[prefix..<new.count - suffix])
    guard !before.isEmpty || !after.isEmpty else { return }
    var offset = old[..<prefix].reduce(0) { $0 + $1.count }
    guard before.count <= Self.limit, after.count <= Self.limit else {
      replace(before[...], after[...], at: offset)
      return
    }
    let difference = after.difference(from: before)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let index, _, _): removed.insert(index)
      case .insert(let index, _, _): inserted.insert(index)
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      let (firstOld, firstNew) = (i, j)
      while i < before.count, removed.contains(i) { i += 1 }
      while j < after.count, inserted.contains(j) { j += 1 }
      if i > firstOld || j > firstNew { replace(before[firstOld..<i], after[firstNew..<j], at: offset) }
      offset += before[firstOld..<i].reduce(0) { $0 + $1.count }
      if i < before.count {
        offset += before[i].count
        i += 1
        j += 1
      }
    }
  }

  private mutating func replace(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>, at start: Int
  ) {
    let length = old.reduce(0) { $0 + $1.count }
    edits.append(Edit(range: SourceRange(start, start + length), text: String(decoding: new.joined(), as: UTF8.self)))
  }

  /// The lines of a text, each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
