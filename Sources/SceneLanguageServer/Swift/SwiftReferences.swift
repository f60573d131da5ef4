import SceneCatalog
import SceneCompiler
import SceneDiagnostics

extension Session {
  /// Where the elements of scenes are that a generated member in Swift stands for.
  func sceneDefinition(ofSwift path: String, _ offset: Int) -> [Location] {
    guard path.isSwiftPath, let text = workspace.text(path), let (name, occurrence) = text.names.occurrence(at: offset)
    else { return [] }
    let module = workspace.module(of: path)
    let uses = GeneratedMemberUses(module)
    var certain: [Location] = []
    var possible: [Location] = []
    for scene in module.scenes.map({ SceneInModule(text: $0, module: module) }) {
      if scene.enumeration == name, occurrence.receiver == .none {
        certain.append(Location(path: scene.path, range: SourceRange(0, 0)))
      }
      for item in scene.outline.items.indices {
        for member in scene.generatedMembers(of: item) where member.name == name {
          let location = scene.location(of: item)
          if uses.certainLocations(of: member).contains(where: {
            $0.path == path && $0.range.start == occurrence.range.lowerBound
          }) {
            certain.append(location)
          } else if uses.isPossible(member, occurrence) {
            possible.append(location)
          }
        }
      }
    }
    let found = certain.isEmpty ? possible : certain
    return found.enumerated().filter { index, location in !found[..<index].contains(location) }.map(\.element)
  }
}

extension GeneratedMemberUses {
  /// Whether an occurrence has the form of a use of a generated member, whatever scene it is of.
  func isPossible(_ member: GeneratedMember, _ occurrence: SwiftNames.Occurrence) -> Bool {
    if occurrence.isDeclared || occurrence.isLabel { return false }
    switch (member.kind, occurrence.receiver) {
    case (.sceneMember, .name(let name)): return name.lowercased().hasSuffix("scene")
    case (.segueCase, .name("Segue")), (.segueCase, .name("Identifier")): return true
    case (.maker, .name(let name)), (.maker, .call(let name)): return name.lowercased().hasSuffix("scenes")
    default: return false
    }
  }
}

extension SceneInModule {
  /// The places in Swift that name what is generated for an element.
  func swiftReferences(to item: Int) -> [Location] {
    guard !module.swiftFiles.isEmpty else { return [] }
    let uses = GeneratedMemberUses(module)
    return generatedMembers(of: item).flatMap(uses.certainLocations)
  }
}
