import PathKit
import SceneBuilding
import SceneDiagnostics
import ScenePreview

/// Reads the translations of an app for previews: string catalogues, and strings files in plain text.
enum TranslationReader {
  /// - Parameter files: the files with translations, by the names of their tables.
  static func translations(in files: [String: [Path]]) -> Translations {
    var result = Translations()
    for (table, paths) in files {
      for path in paths {
        guard let file = try? InputFile.read(found: path) else { continue }
        switch path.lowercasedExtension {
        case "xcstrings": addCatalog(file, table, to: &result)
        case "strings":
          // `de.lproj/Main.strings`
          guard path.folder.lowercasedExtension == "lproj", let text = UnicodeText.decoded(file.bytes) else { continue }
          var scanner = StringsScanner(text, at: nil)
          result.add(scanner.texts(), language: path.folder.lastComponentWithoutExtension, table: table)
        default: continue
        }
      }
    }
    return result
  }

  private static func addCatalog(_ file: SceneFile, _ table: String, to result: inout Translations) {
    guard let root = try? JSONParser.value(in: file) else { return }
    var texts: [String: [String: String]] = [:]
    for (name, entry) in root["strings"]?.members ?? [] {
      for (language, localization) in entry["localizations"]?.members ?? [] {
        guard let key = name.string, let language = language.string,
          let text = localization["stringUnit"]?["value"]?.string
        else { continue }
        texts[language, default: [:]][key] = text
      }
    }
    for (language, texts) in texts { result.add(texts, language: language, table: table) }
  }
}
