import SceneCatalog
import SceneCompiler
public import SceneDiagnostics
import SwiftDeclarations

/// The changes that an app needs when scenes replace its storyboards.
public struct AppAdvice: Sendable {
  /// A piece of code or a setting that has to change.
  public struct Change: Sendable, Equatable {
    /// The path of the file.
    public let path: String
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int
    /// The present text.
    public let found: String
    /// The change to make.
    public let advice: String
  }

  /// A storyboard or a xib that is imported.
  public struct Import: Sendable {
    /// The name of the file, without folder and extension.
    public let name: String
    /// The enumeration with the functions of the scene: `MainScenes`.
    public let scenes: String
    /// The ids of controllers in the scene, by their storyboard identifiers.
    public let identifiers: [String: String]
    /// The names in Swift of the segues that code can perform, by their identifiers in the storyboard.
    public let segues: [String: String]
    /// The segue actions that the scene calls.
    public let segueActions: [SegueAction]
    /// The scene; nil if it is not known.
    public let scene: SceneFile?
    /// Whether an app can start with it.
    public let startsApp: Bool
    /// The headers and footers of sections that tables made from the file.
    public let tableHeaders: [TableHeader]
    /// The ids of the controllers of a xib, by their classes; none for a storyboard, which no class finds by itself.
    public let controllers: [String: String]

    /// Describes an imported file.
    public init(
      name: String, identifiers: [String: String], segues: [String: String] = [:], segueActions: [SegueAction] = [],
      scene: SceneFile? = nil, startsApp: Bool = false, tableHeaders: [TableHeader] = [],
      controllers: [String: String] = [:]
    ) {
      self.name = name
      scenes = Self.scenes(ofFile: name)
      (self.identifiers, self.segues, self.segueActions) = (identifiers, segues, segueActions)
      (self.scene, self.startsApp, self.tableHeaders) = (scene, startsApp, tableHeaders)
      self.controllers = controllers
    }

    /// The name of the enumeration that is generated for a scene file.
    static func scenes(ofFile name: String) -> String { GeneratedNames.scenes(ofFile: name) ?? "Scenes" }

    /// The call that makes a controller.
    func call(_ id: String) -> String { "\(scenes).instantiate\(IdentifierText.capitalized(id))()" }
  }

  /// The files of an app.
  public struct Files: Sendable {
    /// Swift files.
    public var sources: [SceneFile] = []
    /// Property lists.
    public var propertyLists: [SceneFile] = []
    /// Projects and configurations of Xcode.
    public var settings: [SceneFile] = []
    /// The paths of files in Objective-C.
    public var objectiveC: [String] = []

    /// No files.
    public init() {}
  }

  /// The changes, file by file.
  public private(set) var changes: [Change] = []
  /// Whether the app has a scene delegate.
  public private(set) var hasSceneDelegate = false
  /// What the app starts with; nil without imports.
  public let start: Import?

  private let imports: [Import]

  /// Advice for an app with these files.
  public init(for imports: [Import], _ files: Files) {
    self.imports = imports
    start = Self.start(of: imports, named: Self.startNames(in: files))
    addSettings(in: files)
    let nibs = NibControllers(imports, files.sources)
    for file in files.sources {
      addCalls(in: file, nibs)
      addSceneDelegate(in: file)
    }
    if !hasSceneDelegate, changes.contains(where: { $0.found.contains("UIMainStoryboardFile") }) {
      for file in files.sources { addAppDelegate(in: file) }
    }
    addSegueActions(files.sources)
    addDiagnostics(files.sources)
    for path in files.objectiveC {
      changes.append(
        Change(
          path: path, line: 1, column: 1, found: "Objective-C",
          advice: "look here: scenec reads Swift only, and generated code calls a class in Objective-C through the "
            + "bridging header"))
    }
  }

  // MARK: Calls

  private static let functions: Set<String> = [
    "UIStoryboard", "instantiateViewController", "instantiateInitialViewController", "UINib", "loadNibNamed", "init",
    "performSegue", "dequeueReusableHeaderFooterView",
  ]

  private mutating func addCalls(in file: SceneFile, _ nibs: NibControllers) {
    let lines = LineTable(file)
    var storyboard: (line: Int, imported: Import?)?
    for call in SwiftCall.find(Self.functions.union(nibs.functions), in: file) {
      if call.name == "performSegue", call.label != "withIdentifier" { continue }
      if call.name == "init", call.label != "nibName", !isStoryboard(call) { continue }
      let position = lines.position(of: call.range.start)
      if call.name == "UIStoryboard" || isStoryboard(call) { storyboard = (position.line, imported(call.text)) }
      // The storyboard that is made in the same statement.
      let near = storyboard.flatMap { position.line - $0.line <= 2 ? $0.imported : nil }
      guard let advice = nibs.advice(for: call, in: file) ?? advice(for: call, near) ?? adviceForStart(call, in: file)
      else { continue }
      let argument = call.text.map { "\"\($0)\"" } ?? call.argument
      let text = argument.map { (call.label.map { $0 + ": " } ?? "") + $0 } ?? ""
      changes.append(
        Change(
          path: file.path, line: position.line, column: position.column, found: "\(call.name)(\(text))", advice: advice)
      )
    }
  }

  /// Whether a call is `.init(name: "Main", bundle: nil)`, of a storyboard that is imported.
  private func isStoryboard(_ call: SwiftCall) -> Bool {
    call.name == "init" && call.label == "name" && imported(call.text) != nil
  }

  /// A call such as `storyboard?.instantiateInitialViewController()`, of a storyboard that is made elsewhere.
  private func adviceForStart(_ call: SwiftCall, in file: SceneFile) -> String? {
    guard call.name == "instantiateInitialViewController", let start else { return nil }
    let words = file.bytes[..<call.range.start].suffix(80).split { !$0.isNameByte }
    let receiver = words.last.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
    guard receiver.hasSuffix("storyboard") || receiver == "main" else { return nil }
    return "call '\(start.scenes).instantiateInitialViewController()', if it is of '\(start.name)'"
  }

  private func imported(_ name: String?) -> Import? { imports.first { $0.name == name } }

  private func advice(for call: SwiftCall, _ near: Import?) -> String? {
    guard Self.functions.contains(call.name) else { return nil }
    if call.name == "performSegue" { return adviceForSegue(call) }
    if call.name == "dequeueReusableHeaderFooterView" { return adviceForHeader }
    if call.text == nil, let argument = call.argument, call.name != "instantiateInitialViewController" {
      // An initialiser that passes its arguments on.
      return ["nil", "nibNameOrNil"].contains(argument)
        ? nil : "look here: which file or controller it is stands in '\(argument)'; call a function of the scenes"
    }
    switch call.name {
    case "init" where isStoryboard(call): return imported(call.text).map { "not needed: the scene is '\($0.scenes)'" }
    case "UIStoryboard": return imported(call.text).map { "not needed: the scene is '\($0.scenes)'" }
    case "instantiateInitialViewController":
      return near.map { "call '\($0.scenes).instantiateInitialViewController()'" }
    case "instantiateViewController":
      guard let identifier = call.text else { return nil }
      let owners = imports.filter { $0.identifiers[identifier] != nil }
      guard let owner = near.flatMap({ $0.identifiers[identifier] == nil ? nil : $0 }) ?? owners.first,
        let id = owner.identifiers[identifier]
      else { return nil }
      let others = owners.count > 1 && near == nil ? ", if it is of '\(owner.name)'" : ""
      return "call '\(owner.call(id))'\(others)"
    default:
      guard let nib = imported(call.text) else {
        return call.text.map {
          "look here: '\($0).xib' is not in this import; import it together with the other files, or keep it and this call"
        }
      }
      if call.name == "UINib", let header = nib.tableHeaders.first { return header.advice }
      return "call the function of '\(nib.scenes)' that makes or registers the view"
    }
  }

  /// The call that replaces the dequeuing of a header or footer. The identifier of the registration tells which one it is.
  private var adviceForHeader: String? {
    let calls = imports.flatMap(\.tableHeaders).map { "'\($0.call)'" }
    guard let first = calls.first else { return nil }
    let choice = calls.count > 1 ? "the one of \(calls.joined(separator: ", ")) that makes this view" : first
    return "call \(choice), if it was registered with a nib"
  }

  private func adviceForSegue(_ call: SwiftCall) -> String {
    guard let identifier = call.text else {
      return "look here: which segue it is stands in '\(call.argument ?? "")'; its scene has a method for each segue"
    }
    guard let name = imports.lazy.compactMap({ $0.segues[identifier] }).first else {
      return "look here: no imported scene has a segue '\(identifier)'"
    }
    return "call 'scene.\(GeneratedNames.perform(name))()', which takes what its destination needs"
  }

  // MARK: Declarations

  /// Reports at the declaration of each method with `@IBSegueAction` how the scene calls it.
  private mutating func addSegueActions(_ sources: [SceneFile]) {
    let actions = imports.flatMap(\.segueActions)
    guard !actions.isEmpty else { return }
    let classes = AppClasses(sources).index
    var seen: Set<String> = []
    for action in actions where seen.insert("\(action.className) \(action.selector)").inserted {
      guard let found = ClassMembers(action.className, classes)?.method(of: ObjectiveCSelector(action.selector)) else {
        continue
      }
      let position = LineTable(found.part.file).position(of: found.method.range.start)
      changes.append(
        Change(
          path: found.part.file.path, line: position.line, column: position.column, found: found.method.fullName,
          advice: "the scene calls '\(action.method)', without the coder; without 'destinationCreation' in the segue, "
            + "it is '\(action.hook)'"))
    }
  }

  /// Adds the diagnostics of the compiler that lie in Swift files.
  private mutating func addDiagnostics(_ sources: [SceneFile]) {
    let scenes = imports.compactMap(\.scene)
    guard !scenes.isEmpty, !sources.isEmpty else { return }
    var options = Compiler.Options()
    options.sources = sources
    let known = Set(Compiler().check(scenes).map(Self.key))
    let paths = Set(sources.map(\.path))
    for found in Compiler(options).check(scenes) where !known.contains(Self.key(found)) {
      let place = found.notes.first { paths.contains($0.place.file.path) }?.place ?? found.place
      let position = LineTable(place.file).position(of: place.range.start)
      changes.append(
        Change(
          path: place.file.path, line: position.line, column: position.column, found: found.message,
          advice: found.help ?? found.fix?.title ?? "see 'scenec explain \(found.id)'"))
    }
  }

  private static func key(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.id) \(diagnostic.place.file.path) \(diagnostic.place.range.start)"
  }

  // MARK: Settings

  private mutating func addSettings(in files: Files) {
    let hasManifest = (files.propertyLists + files.settings).contains { AppSettings.hasManifest($0) }
    for file in files.propertyLists + files.settings {
      for found in AppSettings.find(in: file) {
        changes.append(
          Change(
            path: file.path, line: found.line, column: found.column, found: found.key,
            advice: Self.advice(for: found, hasManifest)))
      }
    }
  }

  private static func advice(for found: AppSettings.Found, _ hasManifest: Bool) -> String {
    let binary = found.isBinary ? " (the file is binary: 'plutil -convert xml1' makes it text)" : ""
    if found.key == "NSExtensionMainStoryboard" {
      return "replace it by 'NSExtensionPrincipalClass', a controller that shows the scene's" + binary
    }
    let isLast = found.key.contains("UIMain") && !hasManifest
    let manifest =
      isLast ? ", and add 'UIApplicationSceneManifest': newer systems start no app without it (TN3187)" : ""
    return "remove it with its value; the scene delegate shows the scene" + manifest + binary
  }

  // MARK: Scene delegate

  /// A scene delegate that makes no window has relied on the storyboard for it.
  private mutating func addSceneDelegate(in file: SceneFile) {
    let types = SwiftFile(file).types.filter { $0.inherited.contains("UIWindowSceneDelegate") }
    hasSceneDelegate = hasSceneDelegate || !types.isEmpty
    guard let start, SwiftCall.find(["UIWindow"], in: file).isEmpty else { return }
    let lines = LineTable(file)
    for type in types {
      let name = "scene(_:willConnectTo:options:)"
      let range = type.methods.first { $0.fullName == name }?.range ?? type.range
      let position = lines.position(of: range.start)
      changes.append(
        Change(
          path: file.path, line: position.line, column: position.column, found: name,
          advice:
            "make the window, and show '\(start.scenes).instantiateInitialViewController()' in it: UIKit makes no "
            + "window without a storyboard"))
    }
  }

  /// An app delegate whose window a storyboard has made.
  private mutating func addAppDelegate(in file: SceneFile) {
    guard SwiftCall.find(["UIWindow"], in: file).isEmpty else { return }
    let lines = LineTable(file)
    for type in SwiftFile(file).types where type.inherited.contains("UIApplicationDelegate") {
      let position = lines.position(of: type.range.start)
      changes.append(
        Change(
          path: file.path, line: position.line, column: position.column, found: type.name,
          advice: "the storyboard made the window of this app delegate: add a scene delegate that makes it, which "
            + "'--scene-delegate' writes, and name it in 'UIApplicationSceneManifest'"))
    }
  }

  /// What an app starts with: the storyboard that its settings name, or the one called `Main`, or the first that has an
  /// initial controller.
  public static func start(of imports: [Import], named names: [String] = []) -> Import? {
    let starts = imports.filter(\.startsApp)
    for name in names + ["Main"] {
      if let named = starts.first(where: { $0.name == name }) { return named }
    }
    return starts.first ?? imports.first
  }

  /// The storyboards that settings name: those of scenes first, which the system prefers.
  private static func startNames(in files: Files) -> [String] {
    let found = (files.propertyLists + files.settings).flatMap { AppSettings.find(in: $0) }
    let main = found.filter { $0.key.contains("UIMain") }
    return (found.filter { $0.key == "UISceneStoryboardFile" } + main).compactMap(\.value)
  }

  /// A scene delegate that shows the first controller of an import.
  public static func sceneDelegate(for one: Import) -> String {
    """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = \(one.scenes).instantiateInitialViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
  }
}
