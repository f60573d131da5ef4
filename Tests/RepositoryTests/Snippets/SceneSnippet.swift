import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// A scene on a page, or a part of one, made whole: with the elements round it, and with what it refers to elsewhere.
struct SceneSnippet {
  private let text: String
  private let isWhole: Bool

  init(_ text: String) {
    self.text = text
    isWhole = text.hasPrefix("<?xml") || text.hasPrefix("<scenes")
  }

  /// The errors that are left when whatever the part refers to is there.
  var errors: [Diagnostic] {
    guard !isWhole else { return Self.errors(in: text) }
    guard let (before, after) = surroundings else { return Self.errors(in: text) }
    var missing = Missing()
    var errors: [Diagnostic] = []
    // What is missing may be referred to by what was missing before; and so on, but not for long.
    for _ in 0..<4 {
      errors = Self.errors(in: missing.completing(before, text, after))
      if !missing.take(from: errors) { break }
    }
    return errors
  }

  private static func errors(in text: String) -> [Diagnostic] {
    Compiler().compile([SceneFile(path: "Main.scene", text: text)]).diagnostics.filter { $0.severity == .error }
  }

  /// The tags that make a part one of a scene file.
  private var surroundings: (before: String, after: String)? {
    guard let name = text.firstMatch(of: #/<([a-zA-Z]+)/#)?.1, let kind = Catalog.element(named: String(name)) else {
      return nil
    }
    return Self.surroundings(of: kind)
  }

  /// The shortest way from an element up to the root, with the attributes that each element on it needs.
  static func surroundings(of kind: ElementKind) -> (before: String, after: String)? {
    var ways: [(kind: ElementKind, before: String, after: String)] = [(kind, "", "")]
    var seen: Set<String> = [kind.name]
    while let way = ways.first {
      ways.removeFirst()
      if way.kind.role == .scenes { return (way.before, way.after) }
      for parent in Catalog.elements where parent.children.contains(way.kind.role) {
        guard seen.insert(parent.name).inserted else { continue }
        let start = parent.role == .scenes ? "<scenes initialViewController=\"around\">" : Self.start(of: parent.name)
        ways.append((parent, start + "\n" + way.before, way.after + "\n</\(parent.name)>"))
      }
    }
    return nil
  }

  private static func start(of element: String) -> String {
    switch element {
    case "viewController", "navigationController": "<\(element) id=\"around\" customClass=\"Around\">"
    case "segue": "<segue kind=\"present\" identifier=\"around\" destination=\"elsewhere\">"
    default: "<\(element)>"
    }
  }
}

/// What a part of a scene refers to and does not show.
private struct Missing {
  private var controllers: Set<String> = ["around"]
  private var views: Set<String> = []
  private var parameters: Set<String> = []

  /// Takes from errors what is missing; false if there is no more of it.
  mutating func take(from errors: [Diagnostic]) -> Bool {
    let before = (controllers.count, views.count, parameters.count)
    for error in errors {
      guard let name = error.message.firstMatch(of: #/'(\w+)'/#).map({ String($0.1) }) else { continue }
      switch error.id {
      case "unknown-destination", "unknown-parent", "unknown-initial-controller": controllers.insert(name)
      case "unknown-layout-item", "unknown-connection", "unknown-popover-anchor": views.insert(name)
      case "unknown-argument": parameters.insert(name)
      default: break
      }
    }
    return before != (controllers.count, views.count, parameters.count)
  }

  /// A scene file with all of it.
  func completing(_ before: String, _ part: String, _ after: String) -> String {
    let views = views.sorted().map { "<label id=\"\($0)\"/>\n" }.joined()
    let parameters = parameters.sorted().map { "<parameter name=\"\($0)\" type=\"Int\"/>" }.joined()
    let others = controllers.sorted().filter { !(before + part).contains("id=\"\($0)\"") }.map { id in
      "<viewController id=\"\(id)\" customClass=\"\(id.capitalized)\">\(parameters)</viewController>\n"
    }
    let end = after.components(separatedBy: "</scenes>").first ?? after
    // Views stand beside the part, where it can be laid out by them.
    return before + views + part + end + others.joined() + "</scenes>\n"
  }
}
