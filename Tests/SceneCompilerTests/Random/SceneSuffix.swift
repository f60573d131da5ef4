import SceneCatalog
import SceneSyntax

@testable import SceneCompiler
@testable import SceneEditing

/// Renames the declarations of scenes, so that the Swift of many scenes compiles in one module.
enum SceneSuffix {
  /// Adds a suffix to the names of controllers, classes and types.
  static func add(_ suffix: String, to scene: EditableScene) {
    for node in scene.file.subtree where node.kind == .element {
      if node.scene === node, let id = node["id"] { Edit.rename(node.number, id + suffix).apply(to: scene) }
      for name in ["sceneName", "customClass", "type"] {
        if let value = node[name], !(name == "type" && node.name != "parameter") {
          node[name] = added(suffix, to: value)
        }
      }
      if node["sceneName"] != nil, let id = node["referencedIdentifier"] { node["referencedIdentifier"] = id + suffix }
    }
  }

  /// Whether all that a scene adds to a module has the suffix.
  static func isComplete(_ suffix: String, in scene: EditableScene) -> Bool {
    scene.file.subtree.allSatisfy { node in
      guard node.kind == .element else { return true }
      let names = [node.scene === node ? node["id"] : nil, node["customClass"]]
      return names.allSatisfy { $0?.hasSuffix(suffix) ?? true }
        && (node.name != "parameter" || node["type"].map { added(suffix, to: $0) == $0 } ?? true)
    }
  }

  /// A type with a suffix behind each name that is not from Swift or UIKit.
  private static func added(_ suffix: String, to type: String) -> String {
    var names = Set(TypeName.names(in: type)).filter { !StubClasses.known.contains($0) && !$0.hasPrefix("UI") }
    names = names.filter { !$0.hasSuffix(suffix) }
    guard !names.isEmpty || !type.contains(where: { "[(<?".contains($0) }) else { return type }
    if names == [type] { return type + suffix }
    return names.reduce(type) { text, name in text.replacing(name, with: name + suffix) }
  }
}
