import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneImport

/// The import of one storyboard or xib.
struct NibImport {
  let path: Path
  /// The path of the scene.
  let scenePath: Path
  private(set) var result: Importer.Result
  /// The name of the file, without its extension.
  let name: String
  private let file: SceneFile
  private let strings: StringsFiles
  /// The ids of other scenes that its controllers cannot have.
  private var takenIDs = TakenIDs()
  /// The scenes of all files that are imported together with it, if these contradict each other.
  private var otherScenes: [SceneFile]?
  /// The copies of it in other languages.
  private let copies: [SceneFile]
  /// The classes of the app.
  private let classes: AppClasses?

  init(_ path: Path, copies: [Path], folder: Path?, _ classes: AppClasses?) throws(CallError) {
    self.classes = classes
    self.path = path
    let isLocalized = path.folder.hasSuffix(".lproj")
    let home = isLocalized ? path.folder.folder : path.folder
    name = path.lastComponentWithoutExtension
    scenePath = (folder ?? home).appending(Path(name + ".scene"))
    file = try InputFile.read(path)
    self.copies = try InputFile.read(copies)
    strings = StringsFiles(of: name, beside: home)
    var options = Importer.Options()
    options.classes = classes
    result = Importer.run(file, named: path.lastComponent, scenePath: scenePath.shown, options)
    if !strings.isEmpty || !copies.isEmpty { run([:]) }
  }

  /// Imports again, with references to what is imported together with it.
  mutating func run(_ storyboards: [String: ImportedStoryboard], checkingUnwinds: Bool = true) {
    var options = Importer.Options()
    if !strings.isEmpty || !copies.isEmpty { (options.table, options.translatedKeys) = (name, strings.keys) }
    options.unreadableTranslations = strings.problems
    options.copies = copies
    (options.storyboards, options.otherScenes) = (storyboards, otherScenes)
    options.takenIDs = takenIDs
    options.checksUnwinds = checkingUnwinds
    options.classes = classes
    result = Importer.run(file, named: path.lastComponent, scenePath: scenePath.shown, options)
  }

  /// Whether it refers to another storyboard.
  var hasReferences: Bool {
    result.scene.map { String(decoding: $0, as: UTF8.self).contains(" storyboardName=") } ?? false
  }
  /// Whether it could not be imported, or gave a scene that has errors.
  var hasFailed: Bool { result.scene == nil || !result.errors.isEmpty }
  /// Whether it is a launch screen, which stays a storyboard.
  var isLaunchScreen: Bool { result.isLaunchScreen }
  /// Whether a controller loses more than half of what it has.
  var hasLosses: Bool { !(result.report?.losses.isEmpty ?? true) }

  /// Imports again, with ids that no other scene of the module has.
  private mutating func avoid(_ ids: TakenIDs) {
    takenIDs = ids
    run([:])
  }

  /// Imports files. References from one to another become references between their scenes.
  ///
  /// - Parameter allowingLosses: whether a file is written although a controller loses more than half.
  static func all(
    _ paths: [Path], folder: Path?, _ classes: AppClasses?, allowingLosses: Bool
  ) throws(CallError) -> [NibImport] {
    var imports: [NibImport] = []
    let names = paths.map(\.shown)
    let originals = Set(OutputName.originals(among: names))
    let copies = Dictionary(
      OutputName.localizations(among: names).map { ($0.original, Set($0.copies)) }, uniquingKeysWith: { $0.union($1) })
    for path in paths where originals.contains(path.shown) {
      let ofPath = copies[path.shown] ?? []
      let found = ofPath.isEmpty ? [] : paths.filter { ofPath.contains($0.shown) }
      imports.append(try NibImport(path, copies: found, folder: folder, classes))
    }
    separateIDs(of: &imports, allowingLosses)
    link(&imports, allowingLosses)
    return imports
  }

  /// Has the controllers of all scenes differ in their ids: those of a module share their types. Scenes that are there
  /// already keep theirs.
  private static func separateIDs(of imports: inout [NibImport], _ allowingLosses: Bool) {
    var ids = TakenIDs()
    for id in ExistingScenes.ids(beside: imports.map(\.scenePath)) { ids.insert(id) }
    for index in imports.indices where imports[index].mayBeWritten(allowingLosses) {
      if imports[index].result.controllers.contains(where: ids.contains) { imports[index].avoid(ids) }
      for id in imports[index].result.controllers { ids.insert(id) }
    }
  }

  /// A storyboard that is not written cannot be referred to. One that becomes so by its references is missing in the next
  /// round.
  private static func link(_ imports: inout [NibImport], _ allowingLosses: Bool) {
    let linked = imports.indices.filter { imports[$0].hasReferences || imports[$0].result.needsOtherFiles }
    guard !linked.isEmpty else { return }
    var written = imports.indices.filter { imports[$0].mayBeWritten(allowingLosses) }
    for _ in imports.indices {
      var storyboards: [String: ImportedStoryboard] = [:]
      for index in written { storyboards[imports[index].name] = imports[index].storyboard }
      for index in linked {
        imports[index].otherScenes = nil
        imports[index].run(storyboards)
      }
      reconcile(&imports, written, &storyboards)
      let left = written.filter { imports[$0].isWritten(allowingLosses) }
      guard left.count < written.count else { return keepReachableUnwinds(of: &imports, written, storyboards) }
      written = left
    }
  }

  /// Has files that are right each by itself leave out what contradicts other files, such as containers in each other.
  private static func reconcile(
    _ imports: inout [NibImport], _ written: [Int], _ storyboards: inout [String: ImportedStoryboard]
  ) {
    // A file that sees all others is repaired at once; what it leaves out can make another one wrong.
    for _ in 0..<2 * written.count {
      let scenes = written.compactMap { imports[$0].sceneFile }
      let wrong = Set(Compiler().check(scenes).filter(isContradiction).map(\.place.file.path))
      let index = written.first { wrong.contains(imports[$0].scenePath.shown) && imports[$0].result.errors.isEmpty }
      guard let index else { return }
      imports[index].otherScenes = scenes
      imports[index].run(storyboards)
      storyboards[imports[index].name] = imports[index].storyboard
    }
  }

  /// Unwind segues are looked at last.
  private static func isContradiction(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && diagnostic.id != Importer.unreachableUnwind
  }

  /// Its scene; nil if it has none.
  private var sceneFile: SceneFile? { result.scene.map { SceneFile(path: scenePath.shown, bytes: $0) } }

  /// What other files that are imported refer to; nil if it is no storyboard that has a scene.
  private var storyboard: ImportedStoryboard? {
    guard path.hasSuffix(".storyboard"), let sceneFile else { return nil }
    return ImportedStoryboard(
      scene: sceneFile, identifiers: result.identifiers, classes: result.classes,
      hasInitialController: result.hasInitialController)
  }

  /// Takes back that unwind segues return to what is not there, where another file of the import shows their source. All
  /// are checked at once: each file with all others would be quadratic.
  private static func keepReachableUnwinds(
    of imports: inout [NibImport], _ written: [Int], _ storyboards: [String: ImportedStoryboard]
  ) {
    let ignoring = written.filter { imports[$0].result.ignoresUnwinds }
    guard !ignoring.isEmpty else { return }
    let results = ignoring.map { imports[$0].result }
    for index in ignoring { imports[index].run(storyboards, checkingUnwinds: false) }
    let scenes = written.compactMap { imports[$0].sceneFile }
    let wrong = Set(Compiler().check(scenes).filter { $0.id == Importer.unreachableUnwind }.map(\.place.file.path))
    for (index, result) in zip(ignoring, results) where wrong.contains(imports[index].scenePath.shown) {
      imports[index].result = result
    }
  }

  /// Whether its scene is written once it knows the other files of the import.
  private func mayBeWritten(_ allowingLosses: Bool) -> Bool {
    isWritten(allowingLosses) || result.scene != nil && result.needsOtherFiles
  }

  /// Whether its scene is written.
  func isWritten(_ allowingLosses: Bool) -> Bool { result.scene != nil && (allowingLosses || !hasLosses) }
}
