import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneImport
import ScenePreview

/// The screens of a call: those of scenes, and of storyboards as they would be imported.
struct PreviewGallery {
  /// Scenes that are one module, or one storyboard.
  private struct Part {
    let graph: SceneGraph
    var resources = AppResources()
    /// The storyboard that the graph was made of; nil for scenes.
    var document: PreviewedDocument?
  }

  private var parts: [Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files: [SceneFile] = []
  /// The ids of the screens that are asked for; nil for all.
  private var names: Set<String>?

  /// Adds the scenes of a module.
  ///
  /// - Parameter resources: reads what the app has for them.
  mutating func add(
    _ scenes: [SceneFile], _ compiler: Compiler, reports: (Diagnostic) -> Bool, resources: (SceneGraph) -> AppResources
  ) {
    let (graph, diagnostics) = compiler.graph(of: scenes)
    self.diagnostics += diagnostics.filter { $0.severity == .error }.filter(reports)
    files += scenes
    parts.append(Part(graph: graph, resources: resources(graph)))
  }

  /// Adds a storyboard or a xib.
  mutating func add(_ nib: SceneFile) throws(CallError) {
    let (graph, document) = try PreviewedDocument.imported(nib)
    parts.append(Part(graph: graph, document: document))
  }

  /// Takes the screens with some ids only.
  mutating func select(_ ids: [String]) throws(CallError) {
    guard !ids.isEmpty else { return }
    let known = parts.flatMap { Preview($0.graph).names }
    for id in ids where !known.contains(id) {
      throw CallError("there is no screen '\(id)'; there are \(known.map { "'\($0)'" }.joined(separator: ", "))")
    }
    names = Set(ids)
  }

  /// Refuses languages in which nothing is translated.
  func check(languages: [String]) throws(CallError) {
    let known = parts.reduce(into: Set<String>()) { $0.formUnion($1.resources.translations.languages) }
    for language in languages where !known.contains(language) {
      let names = known.sorted().map { "'\($0)'" }.joined(separator: ", ")
      throw CallError(
        "there are no translations in '\(language)'; " + (known.isEmpty ? "no language has any" : "there are \(names)"))
    }
  }

  /// The screens in a format.
  func text(as format: PreviewOptions.Format, _ options: PreviewOptions) -> String {
    let comment = "<!-- Made by scenec preview. Do not edit. -->\n"
    let variants = screens(as: format, options)
    switch format {
    case .svg: return comment + PreviewSheet(variants.flatMap(\.screens)).svg
    case .html:
      return PreviewPage(variants).html
        .replacing("<!DOCTYPE html>\n", with: "<!DOCTYPE html>\n" + comment, maxReplacements: 1)
    case .json:
      return JSON.object([
        ("generator", .string("scenec preview")), ("version", .number(1)),
        ("screens", .array(ScreenJSON.screens(variants.flatMap(\.screens)))),
      ]).text + "\n"
    }
  }

  /// All screens in an environment, without findings.
  func screens(in environment: PreviewEnvironment) -> [Screen] {
    parts.flatMap { Preview($0.graph, findsProblems: false, resources: $0.resources).screens(in: environment) }
  }

  /// The screens of each environment, with its name.
  private func screens(
    as format: PreviewOptions.Format, _ options: PreviewOptions
  ) -> [(label: String, screens: [Screen])] {
    var result: [(label: String, screens: [Screen])] = []
    for part in parts {
      // A picture shows no findings.
      var canvas = options.usesDeviceOfDocument ? part.document?.canvas : nil
      if options.contentOfDocument { canvas?.takeSizesOfContent() }
      let preview = Preview(
        part.graph, findsProblems: format != .svg, canvas: canvas,
        isFullHeight: options.fullHeight, describesConstraints: format == .html, resources: part.resources)
      for environment in options.environments(document: part.document?.device, isPage: format == .html) {
        var screens = preview.screens(in: environment, only: names)
        if let document = part.document { screens = screens.map(document.placed) }
        if let index = result.firstIndex(where: { $0.label == environment.label }) {
          result[index].screens += screens
        } else {
          result.append((environment.label, screens))
        }
      }
    }
    return result
  }
}
