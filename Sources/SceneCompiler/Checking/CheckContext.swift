import SceneDiagnostics
import SwiftDeclarations

/// The input of checks: the graph, its analysis, and facts that several checks need, computed once.
struct CheckContext: Sendable {
  /// The scenes.
  let graph: SceneGraph
  /// Facts that later phases use, too.
  let analysis: GraphAnalysis
  /// The ancestor containers of controllers.
  let surroundings: FlowSurroundings
  /// Which placeholders are used.
  let placeholders: PlaceholderUse
  /// The types that the scene of each controller becomes; none for placeholders. Same order as the graph's controllers.
  let generatedTypes: [[String]]
  /// The classes of the module, if its Swift sources are at hand.
  let classes: SourceClasses?

  /// Which controllers contain which.
  var containment: Containment { analysis.containment }
  /// Which segues lead to which controllers.
  var flow: Flow { analysis.flow }
  /// The roots of the flow.
  var starts: FlowStarts { analysis.starts }

  init(_ analysis: GraphAnalysis, sources: [SwiftFile]? = nil) {
    self.analysis = analysis
    graph = analysis.graph
    classes = sources.map { SourceClasses($0, analysis.graph) }
    surroundings = FlowSurroundings(analysis.graph, analysis.flow, analysis.starts)
    placeholders = PlaceholderUse(analysis.graph)
    generatedTypes = analysis.graph.controllers.map { $0.isPlaceholder ? [] : GeneratedNames.types(of: $0) }
  }
}
