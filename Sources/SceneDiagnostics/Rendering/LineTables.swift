/// The line tables of the files of a run, each made once.
struct LineTables {
  private var byPath: [String: LineTable] = [:]

  mutating func table(of file: SceneFile) -> LineTable {
    if let table = byPath[file.path] { return table }
    let table = LineTable(file)
    byPath[file.path] = table
    return table
  }
}
