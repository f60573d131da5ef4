import SceneCompiler
import SceneDiagnostics
import ScenePreview
import SceneSyntax

/// The screens of open scenes while somebody types: in as many environments as there is time for between two keys.
enum LiveScreens {
  /// Up to here, a screen is laid out in every usual environment.
  private static let mostViewsOfAll = 400
  /// Up to here, it is laid out in one.
  private static let mostViews = 4_000

  /// What is wrong with the screens of the scenes at some paths.
  static func diagnostics(of graph: SceneGraph, in paths: Set<String>) -> [Diagnostic] {
    let environments = environments(for: graph, paths).filter { !$0.isDark }
    return environments.isEmpty ? [] : ScreenCheck(environments).diagnostics(of: graph, in: paths)
  }

  /// A page with the screens of the scene at a path; nil if there are none, or too many.
  static func page(of graph: SceneGraph, at path: String) -> String? {
    let preview = Preview(graph, describesConstraints: true)
    let variants = environments(for: graph, [path]).map { environment in
      (label: environment.label, screens: preview.screens(in: environment, files: [path]))
    }
    return variants.first?.screens.isEmpty ?? true ? nil : PreviewPage(variants).html
  }

  private static func environments(for graph: SceneGraph, _ paths: Set<String>) -> [PreviewEnvironment] {
    let files = Set(graph.files.indices.filter { paths.contains(graph.files[$0].document.file.path) })
    let count = graph.trees.filter { files.contains($0.file) }.reduce(0) { $0 + $1.objects.count }
    if count > mostViews { return [] }
    return Array(PreviewEnvironment.usual.prefix(count > mostViewsOfAll ? 1 : .max))
  }
}
