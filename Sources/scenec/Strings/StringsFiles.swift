import SceneDiagnostics

/// The translations of a storyboard or a xib: `de.lproj/Main.strings`, `Main.stringsdict` or `Main.xcstrings`.
struct StringsFiles {
  /// The keys that have a translation.
  private(set) var keys: Set<String> = []
  /// What could not be read, each as a sentence.
  private(set) var problems: [String] = []
  /// Whether there is nothing to keep or to say.
  var isEmpty: Bool { keys.isEmpty && problems.isEmpty }

  init(of name: String, beside folder: Path) {
    var folders = [folder]
    for language in (try? POSIX.names(inFolder: folder)) ?? [] where language.hasSuffix(".lproj") {
      folders.append(folder + language)
    }
    for folder in folders {
      for ending in StringsFileReader.endings { add(folder + Path(name + ending)) }
    }
  }

  private mutating func add(_ path: Path) {
    guard (try? POSIX.status(of: path)) != nil else { return }
    guard let file = try? InputFile.read(found: path), let found = StringsFileReader.keys(in: file) else {
      return problems.append("'\(path)' cannot be read: its translations may be lost")
    }
    keys.formUnion(found.names)
    if found.isDamaged {
      problems.append("'\(path)' is damaged: the translations behind the damage may be lost")
    }
  }
}
