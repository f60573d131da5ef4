public import SceneDiagnostics
import SceneSyntax

/// Storyboards that UIKit loads: they are checked and drawn like scenes, and typed access to them is generated.
extension Compiler {
  /// Checks storyboards of one app.
  ///
  /// - Parameter isWholeApp: whether all storyboards of the app are given.
  public func check(_ storyboards: [Storyboard], isWholeApp: Bool) -> [Diagnostic] {
    analyze(storyboards, isWholeApp: isWholeApp).diagnostics
  }

  /// Checks storyboards, and makes an overview of them.
  public func map(_ storyboards: [Storyboard], isWholeApp: Bool) -> (map: SceneMap, diagnostics: [Diagnostic]) {
    let (analysis, links, diagnostics) = analyze(storyboards, isWholeApp: isWholeApp)
    var map = SceneMapper.map(analysis, diagnostics)
    let reach = StoryboardReach(links)
    // The controllers of the map are those of the storyboards, in their order.
    for (index, position) in zip(map.controllers.indices, links.positions) {
      map.controllers[index].isUnreachable = reach.isStray(position)
    }
    return (map, diagnostics)
  }

  /// Checks storyboards, and generates a file of typed access to each.
  public func compile(_ storyboards: [Storyboard], isWholeApp: Bool) -> Compilation {
    let (_, links, diagnostics) = analyze(storyboards, isWholeApp: isWholeApp)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Compilation(files: [], diagnostics: diagnostics)
    }
    var log = DiagnosticLog()
    let files = StoryboardEmitter.emit(
      links, level: options.accessLevel, moduleName: options.moduleName, options.templates, &log)
    return Compilation(files: files, diagnostics: diagnostics + log.diagnostics)
  }

  private func analyze(
    _ storyboards: [Storyboard], isWholeApp: Bool
  ) -> (analysis: GraphAnalysis, links: StoryboardLinks, diagnostics: [Diagnostic]) {
    let storyboards = LocalizedStoryboards.joined(storyboards)
    let links = StoryboardLinks(storyboards)
    var own = DiagnosticLog()
    StoryboardChecks.run(
      links, isWholeApp: isWholeApp, moduleName: options.moduleName, options.sources.map(UnwindMethods.init), &own)
    StoryboardTypeNames.check(links, moduleName: options.moduleName, &own)
    var log = DiagnosticLog()
    let guess = UnwindGuess(links)
    let documents = storyboards.indices.map { StoryboardDocument.document($0, of: links, guess) }
    let graph = Resolver.resolve(documents.map { ($0, nil) }, in: ModuleContext(), &log)
    let analysis = GraphAnalysis(graph)
    Checks.run(analysis, &log, all: StoryboardSeverities.checks)
    let diagnostics = own.diagnostics.map(StoryboardWording.apply) + StoryboardSeverities.apply(to: log.diagnostics)
    return (analysis, links, SeverityAdjustment.apply(diagnostics, documents, options.severities))
  }
}
