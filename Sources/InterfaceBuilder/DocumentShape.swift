/// Where elements stand in Interface Builder's documents, and in which order: the file `shape.tsv`, which describes itself.
public struct DocumentShape: Sendable {
  /// The shape that documents of this version of the mapping have.
  public static let standard = DocumentShape(EmbeddedTables.shape.bytes, groups: Mapping.standard.groups)

  /// An element on the way to another.
  struct Step: Sendable {
    let name: String
    let key: String?
    let description: String?
  }

  private struct Row {
    let parents: Set<String>?
    let elements: Set<String>
    let path: [Step]
    /// The key of the element itself.
    let key: String?
  }

  private let rows: [Row]
  private let ranks: [String: Int]

  init(_ bytes: [UInt8], groups: [Substring: Set<String>]) {
    var rows: [Row] = []
    var ranks: [String: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if cells[0] == "order", cells.count == 2 {
        for (rank, name) in cells[1].split(separator: " ").enumerated() { ranks[String(name)] = rank }
      }
      guard cells.count > 2, cells[0] != "in" else { continue }
      rows.append(Self.row(cells, groups))
    }
    (self.rows, self.ranks) = (rows, ranks)
  }

  private static func row(_ cells: [Substring], _ groups: [Substring: Set<String>]) -> Row {
    func names(_ cell: Substring) -> Set<String> {
      cell.split(separator: " ").reduce(into: []) { $0.formUnion(groups[$1] ?? [String($1)]) }
    }
    var steps = cells[2].split(separator: "/").map(step)
    let key = steps.last?.name.isEmpty == true ? steps.removeLast().key : nil
    return Row(
      parents: cells[0] == "*" ? nil : names(cells[0]), elements: names(cells[1]), path: steps, key: key)
  }

  private static func step(_ text: Substring) -> Step {
    func inner(_ open: String, _ close: Character) -> String? {
      guard let range = text.firstRange(of: open), let end = text.lastIndex(of: close), range.upperBound <= end else {
        return nil
      }
      return String(text[range.upperBound..<end])
    }
    return Step(
      name: String(text.prefix { $0 != "[" && $0 != "{" }), key: inner("[", "]"), description: inner("{:", "}"))
  }

  /// The ways to elements that hold attributes of an element.
  func holders(in name: String) -> [[Step]] {
    rows.filter { $0.elements.isEmpty && $0.parents?.contains(name) ?? true }.map(\.path)
  }

  /// The way to an element inside another, and the key that it has there; of several rows, the last counts.
  func place(of name: String, in parent: String) -> (path: [Step], key: String?) {
    var result: (path: [Step], key: String?) = ([], nil)
    for row in rows where row.elements.contains(name) && row.parents?.contains(parent) ?? true {
      result = (row.path, row.key)
    }
    return result
  }

  /// The place of an element among those of its parent: views, sections and other lists come before what Interface
  /// Builder writes behind them.
  func rank(_ element: NibDraft) -> Int {
    if element.comesFirst { return -1 }
    if element.key == "view" || element.key == "contentView" { return 7 }
    return ranks[element.name] ?? (element.parent.map { ranks[$0.name] != nil } ?? false ? 0 : Self.middle)
  }

  private static let middle = 12
}
