import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// The scenes that see each other, and the Swift files beside them.
///
/// A change replaces one text; what was found in the others stays.
final class Module {
  /// The folder that holds them.
  let folder: String
  private(set) var options: Compiler.Options
  private var others: [ReadScene]
  /// The texts by path.
  private var texts: [String: SourceText] = [:]
  private var cachedClasses: ClassIndex?
  private var cachedScenes: [SourceText]?
  private var cachedNames: DerivedNames?
  /// Counts the changes of texts and options.
  private(set) var version = 0
  /// Whether something changed since the last check.
  private var isStale = true
  /// The diagnostics of the last check, by element.
  private var checked = CheckedFiles()
  /// The diagnostics of the last check.
  private var diagnostics: [Diagnostic] = []

  /// Finds what is wrong with the screens of open scenes; nil if nobody asks for it.
  private let screens: ScreenSearch?

  init(folder: String, options: Compiler.Options, screens: ScreenSearch? = nil) {
    self.folder = folder
    self.options = options
    self.screens = screens
    others = options.modules.flatMap(\.files).map { ReadScene($0) }
  }

  /// Takes other options, for a configuration that changed.
  func configure(_ options: Compiler.Options) {
    self.options = options
    others = options.modules.flatMap(\.files).map { ReadScene($0) }
    checked = CheckedFiles()
    forgetFindings()
  }

  /// Takes note that a text or an option is another one.
  private func forgetFindings() {
    cachedNames = nil
    version += 1
    isStale = true
  }

  /// The text of a path.
  func text(_ path: String) -> SourceText? { texts[path] }

  /// Takes the text of a path; nil for a file that is gone.
  func replace(_ path: String, by text: SourceText?) {
    texts[path] = text
    cachedScenes = nil
    if path.isSwiftPath { cachedClasses = nil }
    forgetFindings()
  }

  /// The scenes, sorted by path.
  var scenes: [SourceText] {
    if let cachedScenes { return cachedScenes }
    let scenes = texts.values.filter(\.isScene).sorted { $0.path < $1.path }
    cachedScenes = scenes
    return scenes
  }

  /// The Swift files, sorted by path.
  var swiftFiles: [SourceText] { texts.values.filter { $0.path.isSwiftPath }.sorted { $0.path < $1.path } }

  /// The declarations in the Swift files.
  var classes: ClassIndex {
    if let cachedClasses { return cachedClasses }
    let classes = ClassIndex(swiftFiles.map(\.declarations))
    cachedClasses = classes
    return classes
  }

  /// Whether texts of a scene are translated.
  var hasTranslations: Bool {
    let isUsual = !(options.localization ?? "").isEmpty
    return scenes.contains { text in
      guard !text.outline.items.isEmpty else { return false }
      return text.outline.value(.localization, of: 0).map { !$0.isEmpty } ?? isUsual
    }
  }

  /// The names outside of scenes that are made of names in them.
  var derivedNames: DerivedNames {
    if let cachedNames { return cachedNames }
    let names = derivedNames(after: [])
    cachedNames = names
    return names
  }

  /// Those names as they would be after edits.
  func derivedNames(after edits: [FileEdit]) -> DerivedNames {
    Compiler(options).derivedNames(in: edited(scenes, by: edits).map(\.scene), modules: others)
  }

  /// The diagnostics as they would be after edits, without those of screens.
  func check(edited edits: [FileEdit]) -> [Diagnostic] {
    let swift = edited(swiftFiles, by: edits)
    // A copy: these texts are not to stay.
    var checked = checked
    return Compiler(options).check(
      edited(scenes, by: edits).map(\.scene), modules: others,
      sources: swift.isEmpty ? nil : swift.map(\.declarations), &checked)
  }

  private func edited(_ texts: [SourceText], by edits: [FileEdit]) -> [SourceText] {
    let byPath = Dictionary(grouping: edits, by: \.path)
    return texts.map { text in
      guard let edits = byPath[text.path] else { return text }
      var bytes = text.bytes
      for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(edit.range.clamped(to: bytes.count), with: edit.text.utf8)
      }
      return SourceText(path: text.path, bytes: bytes, version: text.version)
    }
  }

  /// The diagnostics of all scenes and Swift files.
  func check() -> [Diagnostic] {
    guard isStale else { return diagnostics }
    let swift = swiftFiles
    let open = Set(scenes.filter { $0.version != nil }.map(\.path))
    diagnostics = Compiler(options).check(
      scenes.map(\.scene), modules: others, sources: swift.isEmpty ? nil : swift.map(\.declarations), &checked,
      screens: screens.map { search in { search($0, open) } })
    isStale = false
    return diagnostics
  }

  /// The graph of the scenes, wrong or not.
  var graph: SceneGraph { Compiler(options).graph(of: scenes.map(\.scene), modules: others) }
}
