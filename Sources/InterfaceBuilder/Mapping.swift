/// The mapping from Interface Builder's vocabulary to that of scenes: the file `mapping.tsv`, which describes itself.
public struct Mapping: Sendable {
  /// The mapping of this version.
  public static let standard = Mapping(EmbeddedTables.mapping.bytes)

  /// The rows of the table.
  let rows: [MappingRow]
  /// The rows about each attribute, `*` among them; under an empty name those about elements themselves.
  private let rowsByAttribute: [String: [MappingRow]]
  /// The groups of elements, by their names: `@view`.
  let groups: [Substring: Set<String>]
  /// The attributes that rows name, with the elements that they name them of: `button title`.
  private let attributes: Set<String>

  init(_ bytes: [UInt8]) {
    var groups: [Substring: Set<String>] = [:]
    rows = Self.rows(String(decoding: bytes, as: UTF8.self).split(separator: "\n"), &groups)
    self.groups = groups
    rowsByAttribute = Dictionary(grouping: rows) { $0.attribute ?? "" }
    attributes = Set(
      rows.lazy.flatMap { row -> [String] in
        guard let attribute = row.attribute, let elements = row.steps.last?.names else { return [] }
        return elements.map { $0 + " " + attribute }
      })
  }

  /// The rows that name an attribute; without one, those about elements themselves.
  func rows(naming attribute: String?) -> [MappingRow] { rowsByAttribute[attribute ?? ""] ?? [] }

  /// Whether a row names an attribute of an element.
  func hasAttribute(_ attribute: String, of element: String) -> Bool { attributes.contains(element + " " + attribute) }

  private static func rows(_ lines: [Substring], _ groups: inout [Substring: Set<String>]) -> [MappingRow] {
    var result: [MappingRow] = []
    for line in lines where !line.hasPrefix("#") && !line.hasPrefix("context\t") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > 2 else { continue }
      if cells[0].hasPrefix("@"), cells[1] == "=" {
        let names = cells[2].split(separator: " ").map { groups[$0] ?? [String($0)] }
        groups[cells[0]] = names.reduce(into: []) { $0.formUnion($1) }
        continue
      }
      let attributes = cells[1].split(separator: " ").map(String.init)
      for context in cells[0].split(separator: " ") {
        let steps = context.split(separator: "/").compactMap { MappingStep($0, groups: groups) }
        for attribute in attributes.isEmpty ? [nil] : attributes.map(Optional.some) {
          result.append(MappingRow(steps: steps, attribute: attribute, cells: cells))
        }
      }
    }
    return result
  }
}
