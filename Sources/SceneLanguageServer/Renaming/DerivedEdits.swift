import SceneCompiler
import SceneDiagnostics

/// The edits outside of scenes that follow from edits of names in them: of methods that make destinations, and of keys
/// of translations.
struct DerivedEdits {
  private let module: Module
  private let inScenes: [FileEdit]

  init(after inScenes: [FileEdit], _ module: Module) {
    self.module = module
    self.inScenes = inScenes
  }

  /// The edits, or why they are not certain.
  func edits(in workspace: Workspace) -> Result<[FileEdit], Refusal> {
    guard !module.swiftFiles.isEmpty || module.hasTranslations else { return .success([]) }
    guard let changes = DerivedChanges(from: module.derivedNames, to: module.derivedNames(after: inScenes)) else {
      return .failure(Refusal(reason: "it changes which methods and texts the scenes have"))
    }
    let ofMethods = module.swiftFiles.isEmpty ? .success([]) : HookEdits(changes, module).edits()
    return ofMethods.flatMap { ofMethods in
      let translations = TranslationEdits(changes, module)
      let files = workspace.translations(of: translations.tables, module)
      return translations.edits(in: files).map { ofMethods + $0 }
    }
  }
}
