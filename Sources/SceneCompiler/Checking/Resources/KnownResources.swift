import SceneCatalog
import SceneDiagnostics

/// The images, colours, fonts and translations that scenes name are among the resources of the module.
///
/// Without the names of the resources, nothing is checked.
enum KnownResources: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    UnknownImage.self, UnknownColor.self, UnknownFont.self, UnknownTextKey.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let resources = context.graph.modules.resources else { return }
    var check = ResourceCheck(resources)
    for file in context.graph.ownFiles {
      for use in file.resources { check.check(use, in: file, &log) }
    }
  }
}

/// Looks at the names of resources one by one.
private struct ResourceCheck {
  private let resources: ModuleResources
  // What a misspelt name may be meant for; made when the first one is found.
  private lazy var images = Self.index((resources.images ?? []).union(resources.imageFiles))
  private lazy var colors = Self.index(resources.colors ?? [])
  // A scene cannot write the names of families with spaces.
  private lazy var fonts = Self.index((resources.fonts ?? []).filter { !$0.contains(" ") }.union(BuiltInFonts.names))
  private var keys: [String: SuggestionIndex] = [:]

  init(_ resources: ModuleResources) { self.resources = resources }

  mutating func check(_ use: ResourceUse, in file: SceneGraph.File, _ log: inout DiagnosticLog) {
    let isInBundle = file.bundle == .module || resources.includesOtherBundles
    let place = file.place(use.range)
    switch use.kind {
    case .image:
      guard isInBundle, !has(image: use.name) else { return }
      log.report(UnknownImage(name: use.name), at: place, suggestion: images.suggestion(for: use.name))
    case .color:
      guard isInBundle, let known = resources.colors, !known.contains(use.name) else { return }
      log.report(
        UnknownColor(name: use.name), at: place.word(use.name), suggestion: colors.suggestion(for: use.name))
    case .font:
      guard let known = resources.fonts, !known.contains(use.name) else { return }
      let suggestion = fonts.suggestion(for: use.name)
      guard BuiltInFonts.isMissing(use.name, isMisspelt: suggestion != nil) else { return }
      log.report(UnknownFont(name: use.name), at: place.word(use.name), suggestion: suggestion)
    case .textKey:
      guard isInBundle, let table = file.localization, let known = resources.textKeys[table],
        !known.contains(use.name)
      else { return }
      let index = keys[table] ?? Self.index(known)
      keys[table] = index
      log.report(
        UnknownTextKey(key: use.name, table: table), at: place, suggestion: index.suggestion(for: use.name))
    }
  }

  /// The names that can take the place of another one as they are, without XML's escapes.
  private static func index(_ names: Set<String>) -> SuggestionIndex {
    SuggestionIndex(names.filter { name in !name.contains { "&<\"'".contains($0) } })
  }

  /// Whether there is an image. Files are found in folders, too.
  private func has(image name: String) -> Bool {
    guard let known = resources.images else { return true }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return known.contains(name) || resources.imageFiles.contains(file)
  }
}
