/// The parts of a diagnostic that every report contains.
struct Finding: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int
  var id: String
  var severity: String

  var description: String { "\(path):\(line):\(column): \(severity) [\(id)]" }

  static func < (left: Finding, right: Finding) -> Bool { left.description < right.description }
}
