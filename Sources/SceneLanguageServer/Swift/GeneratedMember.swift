import SceneCatalog
import SceneCompiler
import SceneSyntax

/// A name in generated Swift that an element of a scene becomes.
struct GeneratedMember: Hashable {
  /// The expression by which code reaches it.
  enum Kind: Hashable {
    /// A type: `DashScene`.
    case type
    /// A function of the type that makes the controllers of a file: `MainScenes.instantiateDash`.
    case maker(scenes: String)
    /// A property or a method of a scene: `scene.performShowDetail`.
    case sceneMember(scene: String)
    /// A case of a scene's segues: `DashScene.Segue.edit`.
    case segueCase(scene: String)
    /// The property by which a class that serves several scenes reaches one: `dashScene`.
    case accessor
  }

  let name: String
  let kind: Kind
}

extension SceneInModule {
  /// The type that makes the controllers of the file: `MainScenes`.
  var enumeration: String { GeneratedNames.scenes(ofFile: name) ?? "Scenes" }

  /// The names that an element becomes in Swift. With another name for the element, the list has the same order.
  func generatedMembers(of item: Int, named name: String? = nil) -> [GeneratedMember] {
    let kind = outline.items[item].kind
    switch kind.role {
    case .controller:
      guard let id = name ?? outline.id(of: item)?.value else { return [] }
      return controllerMembers(item, id)
    case .placeholder:
      guard let id = name ?? outline.id(of: item)?.value else { return [] }
      return segueMembers(to: item, id)
    case .segue:
      let identifier = outline.value(.identifier, of: item) == nil ? nil : name.flatMap(SpelledName.lowerCamel)
      guard let segue = identifier ?? segueName(item), let source = outline.controller(of: item) else { return [] }
      return members(ofSegue: segue, in: sceneType(of: source))
    default:
      guard let id = name ?? outline.id(of: item)?.value, kind.type != nil || kind.role == .constraint else {
        return []
      }
      guard let controller = outline.controller(of: item) else {
        return [GeneratedMember(name: GeneratedNames.make(id), kind: .maker(scenes: enumeration))]
      }
      return [
        GeneratedMember(name: GeneratedNames.property(id), kind: .sceneMember(scene: sceneType(of: controller)))
      ]
    }
  }

  /// The functions in Swift that take the parameters of a controller: those that make it, and those that perform segues
  /// to it.
  func functions(takingParametersOf controller: Int) -> [GeneratedMember] {
    let id = outline.id(of: controller)?.value ?? ""
    let makers = [GeneratedNames.instantiate(id), "instantiateInitialViewController"].map {
      GeneratedMember(name: $0, kind: .maker(scenes: enumeration))
    }
    let performing = module.scenes.flatMap { text -> [GeneratedMember] in
      let scene = SceneInModule(text: text, module: module)
      return scene.outline.segues.filter { segue in
        scene.recipient(of: segue).map { $0.scene.path == path && $0.item == controller } ?? false
      }.flatMap { scene.generatedMembers(of: $0) }
    }
    return makers + performing.filter { if case .sceneMember = $0.kind { true } else { false } }
  }

  private func controllerMembers(_ item: Int, _ id: String) -> [GeneratedMember] {
    var members: [GeneratedMember] = []
    if outline.attribute(.sceneType, of: item) == nil {
      let scene = GeneratedNames.scene(id)
      members += [scene, GeneratedNames.wiredClass(scene), GeneratedNames.owner(scene)].map {
        GeneratedMember(name: $0, kind: .type)
      }
    }
    members.append(GeneratedMember(name: GeneratedNames.instantiate(id), kind: .maker(scenes: enumeration)))
    members.append(GeneratedMember(name: GeneratedNames.make(id), kind: .maker(scenes: enumeration)))
    members.append(GeneratedMember(name: GeneratedNames.property(id) + "Scene", kind: .accessor))
    return members + childMembers(item, id) + segueMembers(to: item, id)
  }

  /// The property that holds a controller in the scenes of those that embed it.
  private func childMembers(_ item: Int, _ id: String) -> [GeneratedMember] {
    let parents = outline.segues.filter { segue in
      [SegueKind.embed.rawValue, SegueKind.relationship.rawValue].contains(outline.value(.kind, of: segue))
        && outline.value(.destination, of: segue) == outline.id(of: item)?.value
    }.compactMap { outline.controller(of: $0) }
    return Array(Set(parents)).sorted().map {
      GeneratedMember(name: GeneratedNames.property(id), kind: .sceneMember(scene: sceneType(of: $0)))
    }
  }

  /// What segues without an identifier are named after where they lead.
  private func segueMembers(to item: Int, _ id: String) -> [GeneratedMember] {
    outline.segues.filter { segue in
      outline.attribute(.identifier, of: segue) == nil
        && outline.value(.destination, of: segue) == outline.id(of: item)?.value && segueName(segue) != nil
    }.flatMap { segue -> [GeneratedMember] in
      guard let source = outline.controller(of: segue) else { return [] }
      return members(ofSegue: GeneratedNames.property(id), in: sceneType(of: source))
    }
  }

  private func members(ofSegue name: String, in scene: String) -> [GeneratedMember] {
    [
      GeneratedMember(name: GeneratedNames.perform(name), kind: .sceneMember(scene: scene)),
      GeneratedMember(name: name, kind: .segueCase(scene: scene)),
    ]
  }
}
