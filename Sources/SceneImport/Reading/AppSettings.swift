import SceneDiagnostics

/// Finds the keys that make the system load a storyboard, in property lists, projects and configurations of Xcode.
struct AppSettings {
  /// A key, and where it is.
  struct Found {
    let key: String
    /// The name of the storyboard; nil if the file does not say it in text.
    var value: String?
    let line: Int
    let column: Int
    let isBinary: Bool
  }

  /// The keys, as a property list writes them.
  static let keys = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile",
    "NSExtensionMainStoryboard",
  ]

  /// Whether a file declares that the app supports scenes.
  static func hasManifest(_ file: SceneFile) -> Bool {
    contains("UIApplicationSceneManifest", file.bytes)
  }

  /// The keys of a file.
  static func find(in file: SceneFile) -> [Found] {
    if file.bytes.starts(with: Array("bplist".utf8)) {
      return keys.filter { !$0.contains("~") && contains($0, file.bytes) }
        .map { Found(key: $0, line: 1, column: 1, isBinary: true) }
    }
    var found: [Found] = []
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0.isWhitespace }.count
      let text = line.dropFirst(indentation)
      guard let key = xmlKey(text) ?? settingsKey(text) else { continue }
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      found.append(
        Found(
          key: key, value: value(of: text, next), line: index + 1, column: text.hasPrefix("<") ? 1 : indentation + 1,
          isBinary: false))
    }
    return found
  }

  /// The value of a key: the string behind it, on its line or the next, or what stands behind `=`.
  private static func value(of line: Substring, _ next: Substring) -> String? {
    if line.hasPrefix("<") {
      let texts = [line, next].compactMap { $0.firstMatch(of: #/<string>([^<]*)</string>/#)?.1 }
      return texts.first.map(String.init)
    }
    guard let sign = line.firstIndex(of: "=") else { return nil }
    return line[sign...].dropFirst().filter { !"\"; \t".contains($0) }
  }

  private static func xmlKey(_ line: Substring) -> String? { keys.first { line.contains("<key>\($0)</key>") } }

  /// The key of `INFOPLIST_KEY_UIMainStoryboardFile = Main;`, or of a property list in the older form.
  private static func settingsKey(_ line: Substring) -> String? {
    let name = line.drop { $0 == "\"" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "~" }
    let prefix = "INFOPLIST_KEY_"
    let key = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name
    guard keys.contains(String(key)), line.contains("=") else { return nil }
    return String(name)
  }

  private static func contains(_ word: String, _ bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return false }
    return bytes.indices.dropLast(word.count - 1).contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }
}
