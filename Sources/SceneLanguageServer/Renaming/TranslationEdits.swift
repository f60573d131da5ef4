import SceneDiagnostics

/// Renames keys of translations in all files that have them.
struct TranslationEdits {
  /// A key of a table.
  private struct Place: Hashable {
    let table: String
    let key: String
  }

  /// The new keys by the old ones. A key of several texts can have several.
  private var news: [Place: Set<String>] = [:]
  private let module: Module
  /// The strings tables whose keys change.
  let tables: Set<String>

  init(_ changes: DerivedChanges, _ module: Module) {
    self.module = module
    tables = Set(changes.keys.map(\.table))
    for key in changes.keys { news[Place(table: key.table, key: key.old), default: []].insert(key.new) }
    for key in changes.keptKeys {
      let place = Place(table: key.table, key: key.old)
      if news[place] != nil { news[place]?.insert(key.old) }
    }
  }

  /// The edits of the files of these tables, or why they are not certain.
  func edits(in files: [TranslationFile]) -> Result<[FileEdit], Refusal> {
    if let shared = news.filter({ $0.value.count > 1 }).keys.map(\.key).min() {
      return refuse("several texts have the key '\(shared)'")
    }
    let olds = Set(news.keys.map(\.key))
    for text in module.swiftFiles {
      guard let key = text.names.firstLiteral(among: olds) else { continue }
      return refuse("'\(text.path.lastPathComponent)' has the text \"\(key)\", which may be the key")
    }
    var edits: [FileEdit] = []
    for file in files {
      switch self.edits(in: file) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let found): edits += found
      }
    }
    return .success(edits)
  }

  private func edits(in file: TranslationFile) -> Result<[FileEdit], Refusal> {
    let name = file.path.lastPathComponent
    guard let keys = file.keys else { return refuse("'\(name)' cannot be read to its end") }
    let staying = Set(keys.map(\.name).filter { new(for: $0, in: file) == nil })
    var edits: [FileEdit] = []
    for key in keys {
      guard let new = new(for: key.name, in: file) else { continue }
      if staying.contains(new) { return refuse("'\(name)' has the key '\(new)' already") }
      guard let range = key.range else { return refuse("'\(name)' is no text in UTF-8, so its keys cannot be changed") }
      edits.append(FileEdit(path: file.path, range: range, text: new))
    }
    return .success(edits)
  }

  private func new(for key: String, in file: TranslationFile) -> String? {
    news[Place(table: file.table, key: key)]?.first
  }

  private func refuse(_ reason: String) -> Result<[FileEdit], Refusal> { .failure(Refusal(reason: reason)) }
}

extension TranslationFile {
  /// The strings table: the name of the file without its ending.
  fileprivate var table: String {
    let name = path.lastPathComponent
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}
