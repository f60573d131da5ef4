import SceneCompiler

/// What edits of scenes change outside of them: keys of translations, and methods that make destinations.
struct DerivedChanges {
  /// A key of translations that changes.
  struct Key: Hashable {
    let table: String
    let old: String
    let new: String
  }

  /// A method that changes.
  struct Method: Hashable {
    let old: DerivedNames.Method
    let new: DerivedNames.Method
  }

  /// The keys that change, each once.
  private(set) var keys: [Key] = []
  /// The keys that a text keeps.
  private(set) var keptKeys: Set<Key> = []
  /// The methods that change, each once.
  private(set) var methods: [Method] = []
  /// The methods that a scene still needs under their names.
  private(set) var keptMethods: Set<DerivedNames.Method> = []

  /// Nil if the edits add or remove something.
  init?(from old: DerivedNames, to new: DerivedNames) {
    guard old.texts.count == new.texts.count, old.methods.map(\.count) == new.methods.map(\.count) else { return nil }
    var seenKeys: Set<Key> = []
    for (old, new) in zip(old.texts, new.texts) {
      guard let table = old.table else { continue }
      let key = Key(table: table, old: old.key, new: new.key)
      if old.key == new.key { keptKeys.insert(key) } else if seenKeys.insert(key).inserted { keys.append(key) }
    }
    var seenMethods: Set<Method> = []
    for (old, new) in zip(old.methods.joined(), new.methods.joined()) {
      let method = Method(old: old, new: new)
      if old == new { keptMethods.insert(old) } else if seenMethods.insert(method).inserted { methods.append(method) }
    }
  }
}
