import InterfaceBuilder
public import SceneDiagnostics
import SceneCatalog
import SceneFormatting
import SceneSyntax

/// Turns storyboards and xibs into scenes.
///
///     SceneFile --read--> NibDocument --build--> DraftElement --connect, name, repair, write--> text
///
/// Every element and attribute has a line in the `ImportLedger`, from which the report is made.
public enum Importer {
  /// The result of an import.
  public struct Result: Sendable {
    /// The scene, formatted; nil if the file is not one that can be imported.
    public let scene: [UInt8]?
    /// The reason why the file cannot be imported; nil if it can.
    public let objection: String?
    /// Whether it is a launch screen, which stays as it is.
    public var isLaunchScreen: Bool { objection == DocumentObjection.launchScreen.rawValue }
    /// The report; nil if the file cannot be imported.
    public let report: ImportReport?
    /// The errors that the compiler still reports.
    public let errors: [Diagnostic]
    /// The ids of controllers in the scene, by their storyboard identifiers.
    public internal(set) var identifiers: [String: String] = [:]
    /// The ids of all controllers in the scene.
    public internal(set) var controllers: [String] = []
    /// Whether the scene has an initial controller.
    public internal(set) var hasInitialController = false
    /// The classes of controllers, by their ids in the scene.
    public internal(set) var classes: [String: String] = [:]
    /// The names in Swift of the segues that code can perform, by their identifiers in the document: `edit`.
    public internal(set) var segues: [String: String] = [:]
    /// The segue actions that the scene calls.
    public internal(set) var segueActions: [SegueAction] = []
    /// Whether a comment ignores unwind segues without a destination, as far as this file and those that it refers to show.
    public internal(set) var ignoresUnwinds = false
    /// Whether an unwind segue may return to a controller of another file.
    public internal(set) var needsOtherFiles = false
    /// The headers and footers of sections that tables made from the xib.
    public internal(set) var tableHeaders: [TableHeader] = []
    /// The views of the scene with their objects in the document.
    public internal(set) var views: [ViewOrigin] = []
    /// The canvas of the document.
    public internal(set) var canvas = CanvasFacts()
    /// The names of elements, by their object IDs.
    public var names: [String: String] = [:]
  }

  /// The options of an import.
  public struct Options: Sendable {
    /// The name of the strings table of the document, if its texts are translated.
    public var table: String?
    /// The keys that have translations; nil for all.
    public var translatedKeys: Set<String>?
    /// The errors of strings files, for the report.
    public var unreadableTranslations: [String] = []
    /// The copies of the document in other languages.
    public var copies: [SceneFile] = []
    /// The storyboards that are imported together with this one, by their names.
    public var storyboards: [String: ImportedStoryboard] = [:]
    /// The scenes of all files that are imported together with this one, if they contradict each other; nil if it is enough
    /// to look at those that it refers to.
    public var otherScenes: [SceneFile]?
    /// The names that elements keep, by their object IDs: those of an earlier version.
    public var names: [String: String] = [:]
    /// The ids of controllers in other scenes of the module.
    public var takenIDs = TakenIDs()
    /// Whether the scene is compared with another version. Such a scene has no styles, and keeps the errors of the storyboard.
    public var isForComparison = false
    /// Whether the scene shows what the canvas shows, with constraints that an app does not have.
    public var isForCanvas = false
    /// Whether an unwind segue without a destination is an error. It is one only if all files of the module are known.
    public var checksUnwinds = true
    /// The classes of the app; nil if its Swift files are not known.
    public var classes: AppClasses?

    /// The default options.
    public init() {}
  }

  /// Imports a file. `name` is its name without folders; the scene is called `scenePath` in messages.
  public static func run(_ file: SceneFile, named name: String, scenePath: String, _ options: Options) -> Result {
    var log = DiagnosticLog()
    let tree = DocumentReader.read(file, &log)
    let conflict = log.diagnostics.contains { $0.id == "conflict-marker" }
    if conflict { return refused(DocumentObjection.conflict.rawValue) }
    if let error = log.diagnostics.first {
      let line = LineTable(file).position(of: error.place.range.start).line
      return refused("\(DocumentObjection.syntax.rawValue): line \(line): \(error.message)")
    }
    guard let document = NibDocument(tree, isForCanvas: options.isForCanvas) else {
      return refused(DocumentObjection.foreign.rawValue)
    }
    if let objection = DocumentObjection.objection(to: document, named: name) { return refused(objection.rawValue) }
    let ledger = ImportLedger(document)
    guard let builder = SceneBuilder(document, ledger) else { return refused(DocumentObjection.foreign.rawValue) }
    let own = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    return make(builder, named: own, scenePath: scenePath, options)
  }

  private static func make(
    _ builder: SceneBuilder, named name: String, scenePath: String, _ options: Options
  ) -> Result {
    builder.selectors = SelectorNames(options.classes)
    builder.storyboards = options.storyboards.filter { $0.key != name }
    builder.document.tableHeaders = TableHeaders.find(in: builder)
    builder.build()
    SceneConnector(builder).connect()
    StackMargins.apply(to: builder.root)
    ForbiddenCharacters.remove(from: builder)
    ModuleImports.nameFrameworks(in: builder.root)
    let copies = LanguageCopies(options.copies, of: builder)
    addKeys(to: builder, copies, options)
    OwnReferences.apply(to: builder, named: name)
    SceneLinks.apply(to: builder, options.storyboards)
    let noted = NoteImport.ids(in: builder.document)
    ImportedNames.assign(
      in: builder, keeping: options.names.merging(noted) { kept, _ in kept }, besides: options.takenIDs, file: name)
    NoteImport.apply(to: builder)
    if options.isForComparison { return compared(builder, scenePath) }
    SceneShorthand.apply(to: builder.root)
    ModuleImports.apply(to: builder.root)
    SharedStyles.apply(to: builder.root)
    SceneOrder.apply(to: builder.root)
    var repair = SceneRepair(
      builder, path: scenePath, others: others(of: builder, options).filter { $0.path != scenePath }, options)
    let (text, errors) = repair.run()
    let tableHeaders = TableHeaders.note(in: builder, scenePath: scenePath)
    var log = DiagnosticLog()
    let written = DocumentReader.read(SceneFile(path: scenePath, text: text), &log)
    var result = Result(
      scene: SceneFormatter.format(written) ?? Array(text.utf8), objection: nil,
      report: ImportReport(builder.document, builder.ledger), errors: errors + copies.errors)
    result.identifiers = identifiers(in: builder.root)
    result.controllers = builder.root.children.filter { $0.kind.role == .controller }.compactMap(\.name)
    result.hasInitialController = builder.root.has("initialViewController")
    result.classes = classes(in: builder.root)
    result.segues = segues(in: builder.root)
    result.segueActions = SegueAction.all(in: builder.root)
    result.ignoresUnwinds = builder.root.subtree.contains { $0.ignored.contains(unreachableUnwind) }
    result.needsOtherFiles = builder.needsOtherFiles
    result.tableHeaders = tableHeaders
    result.views = ViewOrigin.all(in: builder.root)
    result.canvas = CanvasFacts(builder.document, builder.root)
    return result
  }

  /// The scenes that a scene is checked with.
  private static func others(of builder: SceneBuilder, _ options: Options) -> [SceneFile] {
    if let all = options.otherScenes { return all }
    let targets = Set(builder.root.children.compactMap { $0.text("sceneName") })
    return targets.sorted().compactMap { options.storyboards[$0]?.scene }
  }

  private static func addKeys(to builder: SceneBuilder, _ copies: LanguageCopies, _ options: Options) {
    for problem in options.unreadableTranslations { builder.ledger.note(problem, at: builder.document.root) }
    guard let table = options.table else { return }
    // Without strings files, the texts that are different in a copy have translations.
    let hasTranslations = options.copies.isEmpty || !(options.translatedKeys ?? []).union(copies.translated).isEmpty
    guard hasTranslations else { return }
    StringsFileKeys(builder).add(table: table, options.translatedKeys.map { $0.union(copies.translated) })
  }

  private static func identifiers(in root: DraftElement) -> [String: String] {
    let pairs = root.children.compactMap { controller -> (String, String)? in
      guard let identifier = controller.source?["storyboardIdentifier"], let name = controller.name else { return nil }
      return (identifier, name)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The id of the diagnostic about unwind segues without a destination.
  public static let unreachableUnwind = "unreachable-unwind"

  private static func segues(in root: DraftElement) -> [String: String] {
    let pairs = root.subtree.compactMap { segue -> (String, String)? in
      guard segue.kind.role == .segue, let identifier = segue.source?["identifier"],
        let name = segue.text("identifier").flatMap(SpelledName.lowerCamel)
      else { return nil }
      return (identifier, name)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func classes(in root: DraftElement) -> [String: String] {
    let pairs = root.children.compactMap { controller -> (String, String)? in
      guard controller.kind.role == .controller, let name = controller.name,
        let type = controller.source?["customClass"]
      else { return nil }
      return (name, type)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The scene of a version that is compared with another.
  private static func compared(_ builder: SceneBuilder, _ scenePath: String) -> Result {
    SceneOrder.apply(to: builder.root)
    var log = DiagnosticLog()
    let text = Array(WrittenScene(builder.root).text.utf8)
    let written = DocumentReader.read(SceneFile(path: scenePath, bytes: text), &log)
    return Result(
      scene: SceneFormatter.format(written) ?? text, objection: nil, report: nil, errors: [],
      names: ImportedNames.byObjectID(in: builder))
  }

  private static func refused(_ objection: String) -> Result {
    Result(scene: nil, objection: objection, report: nil, errors: [])
  }
}
