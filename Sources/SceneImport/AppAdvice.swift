public import SceneDiagnostics
import SwiftDeclarations

/// Says what has to change in an app when its storyboards become scenes.
public struct AppAdvice: Sendable {
  /// Something to change.
  public struct Change: Sendable, Equatable {
    /// The path of the file.
    public let path: String
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int
    /// What is there.
    public let found: String
    /// What to do.
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

    /// Names an import.
    public init(name: String, identifiers: [String: String]) {
      self.name = name
      let word = IdentifierText.word(from: name.replacing(".", with: "_")) ?? "main"
      scenes = IdentifierText.capitalized(word) + "Scenes"
      self.identifiers = identifiers
    }

    /// The call that makes a controller.
    func call(_ id: String) -> String { "\(scenes).instantiate\(IdentifierText.capitalized(id))()" }
  }

  /// The changes, file by file.
  public private(set) var changes: [Change] = []
  /// Whether the app has a scene delegate.
  public private(set) var hasSceneDelegate = false

  private let imports: [Import]

  /// Advice for an app with these Swift files and property lists.
  public init(for imports: [Import], sources: [SceneFile], propertyLists: [SceneFile]) {
    self.imports = imports
    for file in propertyLists { add(propertyList: file) }
    for file in sources {
      addCalls(in: file)
      hasSceneDelegate =
        hasSceneDelegate || SwiftFile(file).types.contains { $0.inherited.contains("UIWindowSceneDelegate") }
    }
  }

  // MARK: Swift

  private static let functions: Set<String> = [
    "UIStoryboard", "instantiateViewController", "instantiateInitialViewController", "UINib", "loadNibNamed",
  ]

  private mutating func addCalls(in file: SceneFile) {
    let lines = LineTable(file)
    var storyboard: (line: Int, imported: Import?)?
    for call in SwiftCall.find(Self.functions, in: file) {
      let position = lines.position(of: call.range.start)
      if call.name == "UIStoryboard" { storyboard = (position.line, imported(call.text)) }
      // The storyboard that is made in the same statement.
      let near = storyboard.flatMap { position.line - $0.line <= 2 ? $0.imported : nil }
      guard let advice = advice(for: call, near) else { continue }
      let argument = call.text.map { (call.label.map { $0 + ": " } ?? "") + "\"\($0)\"" } ?? ""
      changes.append(
        Change(
          path: file.path, line: position.line, column: position.column, found: "\(call.name)(\(argument))",
          advice: advice))
    }
  }

  private func imported(_ name: String?) -> Import? { imports.first { $0.name == name } }

  private func advice(for call: SwiftCall, _ near: Import?) -> String? {
    switch call.name {
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
    default: return imported(call.text).map { "call the function of '\($0.scenes)' that makes or registers the view" }
    }
  }

  // MARK: Property lists

  private static let keys = ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UISceneStoryboardFile"]

  private mutating func add(propertyList file: SceneFile) {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let hasManifest = lines.contains { $0.contains("<key>UIApplicationSceneManifest</key>") }
    for (index, line) in lines.enumerated() {
      for key in Self.keys where line.contains("<key>\(key)</key>") {
        let isLast = key.hasPrefix("UIMain") && !hasManifest
        let manifest =
          isLast ? ", and add 'UIApplicationSceneManifest': newer systems start no app without it (TN3187)" : ""
        changes.append(
          Change(
            path: file.path, line: index + 1, column: 1, found: key,
            advice: "remove it with its value; the scene delegate shows the scene" + manifest))
      }
    }
  }

  // MARK: Scene delegate

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
