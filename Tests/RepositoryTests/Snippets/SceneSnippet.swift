import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import ScenePreview

/// A scene on a page. A part of a scene is completed with outer elements and with the targets of its references.
struct SceneSnippet {
  private let text: String
  private let isWhole: Bool
  private let hasScreens: Bool

  /// - Parameter hasScreens: whether its screens are laid out and checked.
  init(_ text: String, hasScreens: Bool = false) {
    self.text = text
    self.hasScreens = hasScreens
    isWhole = text.hasPrefix("<?xml") || text.hasPrefix("<scenes")
  }

  /// The errors of the completed scene.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The diagnostics of the completed scene.
  var diagnostics: [Diagnostic] {
    var missing = Missing()
    var diagnostics = check(isWhole ? text : missing.completing(surroundings, text), missing)
    // Added elements can have references to others, but not many.
    for _ in 0..<4 where missing.take(from: diagnostics) {
      diagnostics = check(isWhole ? text : missing.completing(surroundings, text), missing)
    }
    return diagnostics
  }

  private func check(_ text: String, _ missing: Missing) -> [Diagnostic] {
    let others = missing.files.sorted().map { SceneFile(path: "\($0).scene", text: Missing.file) }
    var options = Compiler.Options()
    options.modules = missing.modules
    let files = [SceneFile(path: "Main.scene", text: text)] + others
    let diagnostics =
      hasScreens
      ? Compiler(options).check(files, screens: { ScreenCheck().diagnostics(of: $0) })
      : Compiler(options).compile(files).diagnostics
    return diagnostics.filter { $0.place.file.path == "Main.scene" }
  }

  /// The outer elements in which a part of a scene can be.
  private var surroundings: [String] {
    let part = text.replacing(#/<!--[\s\S]*?-->/#, with: "")
    guard let name = part.firstMatch(of: #/<([a-zA-Z]+)/#)?.1, let kind = Catalog.element(named: String(name)) else {
      return []
    }
    let around = "viewController id=\"around\" customClass=\"Around\""
    switch kind.name {
    case "segue": return segueSurroundings(around)
    case "argument":
      let button = "barButtonItem placement=\"right\" title=\"Go\""
      return [around, button, "segue kind=\"present\" identifier=\"go\" destination=\"elsewhere\""]
    case "action": return [around, "view", "button"]
    case "constraint", "layoutGuide": return [around, "view"]
    case "collectionReusableView", "collectionViewCell": return [around, "view", "collectionView"]
    case "owner": return ["view id=\"around\""]
    case "text": return [around, "view", "label"]
    case "run": return [around, "view", "label", "text"]
    case "tableViewSection", "tableViewHeaderFooterView": return Self.table
    case "tableViewCell": return Self.table + ["tableViewSection"]
    case "menuItem": return [around, "view", "button", "menu"]
    default: break
    }
    let isOfCells = Catalog.element(named: "tableViewCell")?.children.contains(kind.role) == true
    if isOfCells, Catalog.element(named: "view")?.children.contains(kind.role) == false {
      return Self.table + ["tableViewSection", "tableViewCell"]
    }
    let isInView = Catalog.element(named: "view")?.children.contains(kind.role) == true
    if !kind.role.isOne(of: .connections), isInView { return [around, "view"] }
    if Catalog.element(named: "scenes")?.children.contains(kind.role) == true { return [] }
    // A value in what has it as a property, such as the appearance of a bar.
    if kind.role == .value { return [around, "view"] + Self.owners(of: kind) }
    // A part of one kind of view, such as a segment.
    let isInController = Catalog.element(named: "viewController")?.children.contains(kind.role) == true
    let owner = Catalog.elements.first { $0.role == .view && $0.children.contains(kind.role) }
    return isInController ? [around] : [around, "view"] + [owner?.name].compactMap(\.self)
  }

  /// The elements around a value, up to the view that has it.
  private static func owners(of kind: ElementKind) -> [String] {
    guard let owner = Catalog.elements.first(where: { $0.part(named: kind.name) != nil }) else { return [] }
    return (owner.role == .value ? owners(of: owner) : []) + [owner.name]
  }

  private static let table = ["tableViewController id=\"around\" customClass=\"Around\"", "tableView"]

  private func segueSurroundings(_ around: String) -> [String] {
    if text.contains("kind=\"embed\"") { return [around, "view", "containerView"] }
    if text.contains("=\"rootViewController\"") { return ["navigationController id=\"around\""] }
    if text.contains("=\"viewControllers\"") { return ["tabBarController id=\"around\""] }
    if text.contains("kind=\"relationship\"") { return ["splitViewController id=\"around\" style=\"tripleColumn\""] }
    return text.contains("identifier=") ? [around] : [around, "barButtonItem placement=\"right\" title=\"Go\""]
  }
}

/// The missing targets of the references in a part of a scene.
private struct Missing {
  private var controllers: Set<String> = []
  private var views: Set<String> = []
  private var parameters: Set<String> = []
  private(set) var files: Set<String> = []
  /// The names of scene files by module, and of controllers by scene file.
  private var scenes: [String: Set<String>] = [:]
  private var namedControllers: [String: Set<String>] = [:]

  /// The modules that placeholders name.
  var modules: [SceneModule] {
    scenes.keys.sorted().map { name in
      let files = (scenes[name] ?? []).sorted().map { file in
        let ids = ["map"] + (namedControllers[file] ?? []).sorted()
        let controllers = ids.map { "<viewController id=\"\($0)\"/>" }.joined()
        return SceneFile(
          path: "\(name)/\(file).scene", text: "<scenes initialViewController=\"map\">\(controllers)</scenes>")
      }
      return SceneModule(name: name, files: files, isExposed: true)
    }
  }

  /// Collects missing targets from errors; false if there are no new ones.
  mutating func take(from errors: [Diagnostic]) -> Bool {
    let before = count
    for error in errors {
      guard let name = Self.name(in: error.message) else { continue }
      switch error.id {
      case "unknown-destination", "unknown-parent", "unknown-initial-controller": controllers.insert(name)
      case "unknown-layout-item", "unknown-connection", "unknown-popover-anchor": views.insert(name)
      case "unknown-argument":
        if let last = error.message.matches(of: #/'(\w+)'/#).last { parameters.insert(String(last.1)) }
      case "unknown-scene-file": takeFile(name, error.message)
      case "unknown-module": scenes[name, default: []] = []
      case "unknown-controller-in-scene":
        if let names = error.message.firstMatch(of: #/'(\w+)\.scene' is called '(\w+)'/#) {
          namedControllers[String(names.1), default: []].insert(String(names.2))
        }
      default: break
      }
    }
    return before != count
  }

  /// The number of missing targets.
  private var count: Int {
    [controllers, views, parameters, files].map(\.count).reduce(0, +) + scenes.count
      + [scenes, namedControllers].flatMap(\.values).map(\.count).reduce(0, +)
  }

  private mutating func takeFile(_ name: String, _ message: String) {
    if let names = message.firstMatch(of: #/the module '(\w+)' has no scene file called '(\w+)'/#) {
      scenes[String(names.1), default: []].insert(String(names.2))
    } else {
      files.insert(name)
    }
  }

  /// The name of the missing target in a message: the quoted one, or the first.
  private static func name(in message: String) -> String? {
    let called = message.firstMatch(of: #/is called '(\w+)'/#) ?? message.firstMatch(of: #/'(\w+)'/#)
    return called.map { String($0.1) }
  }

  /// A complete scene file around a part.
  func completing(_ surroundings: [String], _ part: String) -> String {
    var text = """
      <scenes initialViewController="start">
      <navigationController id="start">
      <segue kind="relationship" relationship="rootViewController" destination="begin"/>
      </navigationController>
      <viewController id="begin"/>\n
      """
    text += surroundings.map { "<\($0)>\n" }.joined()
    // Missing views are siblings of the part, so that constraints can refer to them.
    let views = views.sorted().map { "<label id=\"\($0)\"/>\n" }.joined()
    if surroundings.count > 1 { text += views } else if !views.isEmpty { text += "<view>\n\(views)</view>\n" }
    text += part
    text += surroundings.reversed().map { "</\($0.prefix { $0 != " " })>\n" }.joined()
    let parameters = parameters.sorted().map { "<parameter name=\"\($0)\" type=\"Int\"/>" }.joined()
    for id in controllers.sorted() where !part.contains("id=\"\(id)\"") {
      text += "<viewController id=\"\(id)\" customClass=\"\(id.capitalized)\">\(parameters)</viewController>\n"
    }
    return text + "</scenes>\n"
  }

  /// A scene file that a placeholder leads to.
  static let file = "<scenes initialViewController=\"map\"><viewController id=\"map\"/></scenes>"
}
