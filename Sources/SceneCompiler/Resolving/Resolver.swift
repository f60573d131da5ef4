import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Turns documents into a scene graph: knows the vocabulary, gives names to things and finds what names refer to.
enum Resolver {
  /// The graph of several documents that see each other, each with its module; nil for the one that is compiled.
  static func resolve(
    _ documents: [(document: Document, module: String?)], in context: ModuleContext, _ log: inout DiagnosticLog
  ) -> SceneGraph {
    var graph = SceneGraph()
    graph.modules = context
    for (index, (document, module)) in documents.enumerated() {
      let name = OutputName.baseName(ofScene: document.file.path)
      graph.files.append(
        SceneGraph.File(document: document, name: name, module: module, isIncomplete: document.hasErrors))
      var builder = GraphBuilder(file: index, document: document, graph: graph, log: log)
      graph = SceneGraph()  // The builder owns it now; a second owner would copy every array.
      log = DiagnosticLog()
      builder.build()
      (graph, log) = (builder.graph, builder.log)
    }
    Linker.link(&graph, &log)
    TextKeys.assign(&graph)
    return graph
  }
}
