import SceneDiagnostics

/// Renames keys of translations in all files that have them.
struct TranslationEdits {
  private let changes: DerivedChanges
  private let module: Module

  init(_ changes: DerivedChanges, _ module: Module) {
    self.changes = changes
    self.module = module
  }

  /// The strings tables whose keys change.
  var tables: Set<String> { Set(changes.keys.map(\.table)) }

  /// The edits of the files of these tables, or why they are not certain.
  func edits(in files: [TranslationFile]) -> Result<[FileEdit], Refusal> {
    for key in changes.keys {
      if isAmbiguous(key) { return refuse("several texts have the key '\(key.old)'") }
      if let text = module.swiftFiles.first(where: { $0.names.hasLiteral(key.old) }) {
        return refuse("'\(text.path.lastPathComponent)' has the text \"\(key.old)\", which may be the key")
      }
    }
    var edits: [FileEdit] = []
    for file in files {
      guard let keys = file.keys else { return refuse("'\(file.path.lastPathComponent)' cannot be read to its end") }
      let names = Set(keys.map(\.name))
      let changed = changes.keys.filter { $0.table == file.table && names.contains($0.old) }
      let gone = Set(changed.map(\.old))
      if let taken = changed.first(where: { names.contains($0.new) && !gone.contains($0.new) }) {
        return refuse("'\(file.path.lastPathComponent)' has the key '\(taken.new)' already")
      }
      let new = Dictionary(changed.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
      for key in keys {
        guard let new = new[key.name] else { continue }
        guard let range = key.range else {
          return refuse("'\(file.path.lastPathComponent)' is no text in UTF-8, so its keys cannot be changed")
        }
        edits.append(FileEdit(path: file.path, range: range, text: new))
      }
    }
    return .success(edits)
  }

  /// Whether a text that keeps the key, or gets another one, has it, too.
  private func isAmbiguous(_ key: DerivedChanges.Key) -> Bool {
    changes.keptKeys.contains(DerivedChanges.Key(table: key.table, old: key.old, new: key.old))
      || changes.keys.contains { $0.table == key.table && $0.old == key.old && $0.new != key.new }
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
