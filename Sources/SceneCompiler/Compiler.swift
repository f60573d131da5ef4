public import SceneCatalog
public import SceneDiagnostics
import SceneSyntax
public import SwiftDeclarations

/// Turns scenes into Swift.
///
///     SceneFile --read--> Document --resolve--> SceneGraph --analyze--> GraphAnalysis --check--> [Diagnostic]
///                                                                            |
///                                                                            +--lower--> ModulePlan --emit--> GeneratedFile
///
/// No phase throws for a wrong scene: each reports what it finds and goes on with what it could make.
public struct Compiler: Sendable {
  /// The options of a compilation.
  public struct Options: Sendable {
    /// The access level of the generated declarations.
    public var accessLevel = AccessLevel.internal
    /// The severities of single kinds of diagnostics, by their ids.
    public var severities = SeveritySettings()
    /// The templates of the generated files.
    public var templates = TemplateSet.embedded
    /// The strings table that texts are translated with, in files that name none.
    public var localization: String?
    /// The oldest system that the app is for.
    public var deploymentTarget = SystemVersion.oldest
    /// The name of the module that the scenes belong to, if the user says it.
    public var moduleName: String?
    /// Other modules whose scenes these can show.
    public var modules: [SceneModule] = []
    /// Whether generated files show their controllers in Xcode's previews.
    public var previews = false
    /// Whether Swift is told which lines of generated files come from which lines of scenes. These files then hold the
    /// paths of the scenes, so they are not for being checked in.
    public var sourceLocations = false
    /// Whether interface tests know views and bar items by their ids, where a scene gives no `accessibilityIdentifier`.
    public var accessibilityIdentifiers = false
    /// The Swift files of the module that the scenes belong to, without generated ones; nil if they are not at hand.
    ///
    /// What scenes name is then looked for in them: classes, methods, initialisers, properties.
    public var sources: [SceneFile]?
    /// The resources of the module; nil if scenes are not compared with them.
    public var resources: ModuleResources?
    /// Whether the module has scenes that other calls compile. The support file then has all its parts.
    public var hasOtherScenes = false
    /// Whether the process ends after this call. The compiler then leaves memory to the system, which frees it faster.
    public var isLastCall = false

    /// The choices of a user who made none.
    public init() {}
  }

  /// The result of a compilation.
  public struct Compilation: Sendable {
    /// The Swift files, in the order of the scene files; none if a diagnostic is an error.
    public let files: [GeneratedFile]
    /// The diagnostics, sorted by file and location.
    public let diagnostics: [Diagnostic]

    /// A compilation that gave `files` and had `diagnostics` to say.
    public init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
      self.files = files
      self.diagnostics = diagnostics
    }

    /// Whether a diagnostic is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  let options: Options

  /// A compiler with the choices of a user.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Compiles scene files that belong to one module and see each other.
  public func compile(_ files: [SceneFile]) -> Compilation {
    let (analysis, diagnostics) = analyze(files)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Compilation(files: [], diagnostics: diagnostics)
    }
    var log = DiagnosticLog()
    let plan = ModulePlan(
      analysis, hasLocations: options.sourceLocations, hasPreviews: options.previews,
      hasIdentifiers: options.accessibilityIdentifiers)
    let emitter = Emitter(plan, options.accessLevel)
    let generated = emitter.emit(options.templates, hasOtherScenes: options.hasOtherScenes, &log)
    if options.isLastCall { _ = Unmanaged.passRetained(plan) }
    return Compilation(files: generated, diagnostics: diagnostics + log.diagnostics)
  }

  /// Reads and checks scene files; makes nothing.
  public func check(_ files: [SceneFile]) -> [Diagnostic] {
    analyze(files).diagnostics
  }

  /// Reads and checks scene files, and their screens; makes nothing.
  ///
  /// - Parameter screens: finds what is wrong with the screens of a graph that has no errors. Of a controller whose
  ///   constraints the checks have reported, nothing more is reported about constraints.
  package func check(_ files: [SceneFile], screens: @escaping (SceneGraph) -> [Diagnostic]) -> [Diagnostic] {
    analyze(files, screens).diagnostics
  }

  /// Diagnostics of files without comments, such as the screens of storyboards, with the severities of the options.
  package func adjusted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    SeverityAdjustment.apply(diagnostics, [], options.severities)
  }

  /// Checks scenes that have been read before; makes nothing.
  ///
  /// - Parameters:
  ///   - modules: the files of the other modules that the options name, in their order.
  ///   - sources: the Swift files of the module; nil if they are not at hand.
  ///   - checked: what earlier calls with the same options have found.
  public func check(
    _ scenes: [ReadScene], modules: [ReadScene], sources: [SwiftFile]?, _ checked: inout CheckedFiles
  ) -> [Diagnostic] {
    check(scenes, modules: modules, sources: sources, &checked, screens: nil)
  }

  /// Checks scenes that have been read before, and their screens if somebody finds what is wrong with them, as the check
  /// of scene files does; makes nothing.
  package func check(
    _ scenes: [ReadScene], modules: [ReadScene], sources: [SwiftFile]?, _ checked: inout CheckedFiles,
    screens: ((SceneGraph) -> [Diagnostic])?
  ) -> [Diagnostic] {
    analyze(scenes, modules, sources, &checked, screens).diagnostics
  }

  /// The graph of scenes that have been read before, wrong or not, and not checked.
  package func graph(of scenes: [ReadScene], modules: [ReadScene]) -> SceneGraph {
    var log = DiagnosticLog()
    return resolve(scenes, modules, &log)
  }

  /// Reads and checks scene files, and makes an overview of them, wrong or not.
  public func map(_ files: [SceneFile]) -> (map: SceneMap, diagnostics: [Diagnostic]) {
    let (analysis, diagnostics) = analyze(files)
    return (SceneMapper.map(analysis, diagnostics), diagnostics)
  }

  /// Reads scene files of several modules that have been checked each on its own, and makes one overview of them.
  ///
  /// - Parameters:
  ///   - files: the files whose names need no module.
  ///   - modules: the files of other modules.
  ///   - diagnostics: what the checks have found.
  public static func map(
    _ files: [SceneFile], beside modules: [SceneModule], _ diagnostics: [Diagnostic]
  ) -> SceneMap {
    var options = Options()
    options.modules = modules
    var log = DiagnosticLog()
    return SceneMapper.map(GraphAnalysis(Compiler(options).resolve(files, &log)), diagnostics)
  }

  /// Reads and checks scene files, and returns their graph, wrong or not.
  package func graph(of files: [SceneFile]) -> (graph: SceneGraph, diagnostics: [Diagnostic]) {
    let (analysis, diagnostics) = analyze(files)
    return (analysis.graph, diagnostics)
  }

  /// Reads and checks scene files, and lists the texts that users read.
  public func texts(of files: [SceneFile]) -> (texts: [SceneText], diagnostics: [Diagnostic]) {
    let (analysis, diagnostics) = analyze(files)
    return (SceneText.all(in: analysis.graph), diagnostics)
  }

  /// The names outside of scenes that are made of names in scenes which have been read before.
  package func derivedNames(in scenes: [ReadScene], modules: [ReadScene]) -> DerivedNames {
    var log = DiagnosticLog()
    return DerivedNames(GraphAnalysis(resolve(scenes, modules, &log)))
  }

  /// The phases that all calls share: read, resolve, analyze, check.
  private func analyze(
    _ files: [SceneFile], _ screens: ((SceneGraph) -> [Diagnostic])? = nil
  ) -> (analysis: GraphAnalysis, diagnostics: [Diagnostic]) {
    let sources = options.sources.map { $0.inParallelRuns { run in run.map { SwiftFile($0) } } }
    var checked = CheckedFiles()
    return analyze(ReadScene.read(files), ReadScene.read(options.modules.flatMap(\.files)), sources, &checked, screens)
  }

  private func analyze(
    _ scenes: [ReadScene], _ others: [ReadScene], _ sources: [SwiftFile]?, _ checked: inout CheckedFiles,
    _ screens: ((SceneGraph) -> [Diagnostic])? = nil
  ) -> (analysis: GraphAnalysis, diagnostics: [Diagnostic]) {
    var log = DiagnosticLog()
    let graph = resolve(scenes, others, &log)
    let analysis = GraphAnalysis(graph)
    Checks.run(analysis, &log, sources: sources, &checked)
    if let screens, !log.hasErrors {
      log.append(ScreenDiagnostics.independent(screens(graph), graph, of: log.diagnostics))
    }
    let documents = graph.files.map(\.document)
    let diagnostics = SeverityAdjustment.apply(log.diagnostics, documents, options.severities)
    return (analysis, own(diagnostics, of: scenes.map(\.document.file) + (sources ?? []).map(\.file)))
  }

  /// The graph of scene files and of the scenes of other modules, not yet checked.
  func resolve(_ files: [SceneFile], _ log: inout DiagnosticLog) -> SceneGraph {
    resolve(ReadScene.read(files), ReadScene.read(options.modules.flatMap(\.files)), &log)
  }

  private func resolve(_ scenes: [ReadScene], _ others: [ReadScene], _ log: inout DiagnosticLog) -> SceneGraph {
    for scene in scenes + others { log.append(scene.diagnostics) }
    let modules = options.modules.flatMap { module in module.files.map { _ in module.name } }
    let sources =
      scenes.map { (document: $0.document, module: String?.none) }
      + zip(others, modules).map { (document: $0.document, module: Optional($1)) }
    return Resolver.resolve(sources, in: context, &log)
  }

  private var context: ModuleContext {
    ModuleContext(
      name: options.moduleName, isExposed: options.accessLevel != .internal,
      localization: options.localization, deploymentTarget: options.deploymentTarget, others: options.modules,
      resources: options.resources)
  }

  /// The diagnostics in files of this module; those of another module are reported when that one is compiled.
  private func own(_ diagnostics: [Diagnostic], of files: [SceneFile]) -> [Diagnostic] {
    guard !options.modules.isEmpty else { return diagnostics }
    let paths = Set(files.map(\.path))
    return diagnostics.filter { paths.contains($0.place.file.path) }
  }
}
