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

  /// The names without the suffix that a scene adds to a module, in lower case: types are named after ids.
  static func names(without suffix: String, in scene: EditableScene) -> Set<String> {
    var names: Set<String> = []
    for node in scene.file.subtree where node.kind == .element {
      let id = node.scene === node ? node["id"] : nil
      names.formUnion([id, node["customClass"], node["sceneType"]].compactMap(\.self))
      // The names of types that are derived from the id.
      if let id { names.formUnion([id + "Scene", id + "SceneController"]) }
      if node.name == "parameter", let type = node["type"] { names.formUnion(ownNames(in: type)) }
    }
    return Set(names.filter { !$0.hasSuffix(suffix) }.map { $0.lowercased() })
  }

  /// The names in a type that are neither Swift's nor UIKit's.
  private static func ownNames(in type: String) -> Set<String> {
    Set(TypeName(type: type)?.names ?? []).filter { !StubClasses.known.contains($0) && !$0.hasPrefix("UI") }
  }

  /// A type with a suffix behind each name that is not from Swift or UIKit.
  private static func added(_ suffix: String, to type: String) -> String {
    let names = ownNames(in: type).filter { !$0.hasSuffix(suffix) }
    guard !names.isEmpty || !type.contains(where: { "[(<?".contains($0) }) else { return type }
    if names == [type] { return type + suffix }
    return names.reduce(type) { text, name in text.replacing(name, with: name + suffix) }
  }
}
