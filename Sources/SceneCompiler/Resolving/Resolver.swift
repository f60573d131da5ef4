import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Turns documents into a scene graph: knows the vocabulary, gives names to things and finds what names refer to.
enum Resolver {
  /// A scene file, with the name of its module; nil for the module that is compiled.
  typealias Source = (document: Document, module: String?)

  /// The graph of several files that see each other.
  ///
  /// Each processor makes one part of the graph: joining them takes time, too.
  static func resolve(_ sources: [Source], in context: ModuleContext, _ log: inout DiagnosticLog) -> SceneGraph {
    var parts = sources.inParallelRuns(ProcessorCount.active) { [part(of: $0, in: context)] }
    for part in parts { log.append(part.diagnostics) }
    let graphs = parts.map(\.graph)
    parts = []  // A second owner would copy all objects whose ids change.
    var graph = SceneGraph(joining: graphs)
    graph.modules = context
    Linker.linkPlaceholders(&graph, &log)
    return graph
  }

  /// The graph of some of the files: all but what placeholders stand for.
  private static func part(
    of sources: ArraySlice<Source>, in context: ModuleContext
  ) -> (graph: SceneGraph, diagnostics: [Diagnostic]) {
    var graph = SceneGraph()
    var log = DiagnosticLog()
    graph.modules = context
    for (index, (document, module)) in sources.enumerated() {
      let name = OutputName.baseName(ofScene: document.file.path)
      graph.files.append(
        SceneGraph.File(document: document, name: name, module: module, isIncomplete: document.hasErrors))
      var builder = GraphBuilder(file: index, document: document, graph: graph, log: log)
      graph = SceneGraph()  // The builder owns it now; a second owner would copy every array.
      log = DiagnosticLog()
      builder.build()
      (graph, log) = (builder.graph, builder.log)
    }
    Linker.linkWithinFiles(&graph, &log)
    TextKeys.assign(&graph)
    return (graph, log.diagnostics)
  }
}
