import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

extension Session {
  /// The name at an offset, if it can be renamed.
  public func renamePlace(_ path: String, _ offset: Int) -> RenamePlace? {
    guard let scene = scene(path), let renaming = Renaming(scene, at: offset) else { return nil }
    return RenamePlace(range: renaming.place, name: renaming.name)
  }

  /// The edits that rename what stands at an offset, in scenes and in Swift.
  ///
  /// It refuses where a name in Swift may or may not be meant, and where the renamed scenes would have other
  /// diagnostics.
  public func rename(_ path: String, _ offset: Int, to name: String) -> Result<[FileEdit], Refusal> {
    guard let scene = scene(path), let renaming = Renaming(scene, at: offset) else {
      return .failure(Refusal(reason: "there is no name here that can be changed"))
    }
    if name == renaming.name { return .success([]) }
    return renaming.edits(to: name).flatMap { edits in
      if let problem = workspace.module(of: path).newProblem(after: edits) {
        return .failure(Refusal(reason: "'\(name)' does not fit: " + problem))
      }
      return .success(edits)
    }
  }
}

extension Module {
  /// The message of a diagnostic that edits cause; nil if they cause none.
  func newProblem(after edits: [FileEdit]) -> String? {
    func counted(_ diagnostics: [Diagnostic]) -> [String: Int] {
      Dictionary(diagnostics.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    let before = counted(check())
    let after = check(edited: edits)
    return after.first { before[$0.id, default: 0] < counted(after)[$0.id, default: 0] }?.message
  }
}

/// The change of one name in scenes and in Swift.
struct Renaming {
  /// The target of the rename.
  private enum Subject {
    /// An element with an id, or a parameter.
    case element(SceneInModule.Element)
    /// A segue with an identifier.
    case segue(Int)
    /// A property or method of the user's.
    case swift(SwiftLink)
  }

  private let scene: SceneInModule
  private let subject: Subject
  /// The range of the name at the offset.
  let place: SourceRange
  /// The name as it is.
  let name: String

  init?(_ scene: SceneInModule, at offset: Int) {
    self.scene = scene
    if let element = scene.element(at: offset), let home = scene.scene(element.path),
      let declared = home.declaration(of: element.item)
    {
      subject = .element(element)
      place = scene.outline.use(at: offset)?.range ?? declared.range
      name = declared.name
    } else if let (item, attribute) = scene.value(at: offset) {
      if attribute.name == "identifier", scene.outline.items[item].kind.role == .segue {
        subject = .segue(item)
        (place, name) = (attribute.valueRange, attribute.value)
      } else if let link = scene.swiftLink(of: attribute, in: item), !scene.declarations(of: link).isEmpty {
        if case .type = link { return nil }
        subject = .swift(link)
        name = link.name
        place = SourceRange(attribute.valueRange.start, attribute.valueRange.start + name.utf8.count)
      } else {
        return nil
      }
    } else {
      return nil
    }
    if place.length != name.utf8.count { return nil }
  }

  /// The edits for another name.
  func edits(to new: String) -> Result<[FileEdit], Refusal> {
    if let broken = scene.module.swiftFiles.first(where: { $0.names.isIncomplete || $0.declarations.isIncomplete }) {
      return refuse("'\(broken.path.lastPathComponent)' is not complete; close its brackets and strings first")
    }
    return switch subject {
    case .element(let element): edits(of: element, to: new)
    case .segue(let item): edits(ofSegue: item, to: new)
    case .swift(let link): edits(of: link, to: new)
    }
  }

  private func refuse(_ reason: String) -> Result<[FileEdit], Refusal> { .failure(Refusal(reason: reason)) }

  // MARK: Elements

  private func edits(of element: SceneInModule.Element, to new: String) -> Result<[FileEdit], Refusal> {
    guard let home = scene.scene(element.path) else { return refuse("there is nothing of that name") }
    let role = home.outline.items[element.item].kind.role
    if role != .style, !SwiftName.isIdentifier(new) || SwiftName.isKeyword(new) {
      return refuse("'\(new)' is no name in Swift")
    }
    if home.isTaken(new, for: element.item) { return refuse("something here is called '\(new)' already") }
    let edits = edits(inScenesOf: element.item, home, to: new)
    if role == .style || scene.module.swiftFiles.isEmpty { return .success(edits) }
    if role == .parameter { return self.edits(ofParameter: element.item, home, to: new) }
    if home.isLocalized { return refuse("texts of this file are translated by keys that are made of ids") }
    if home.outline.value(.outlet, of: element.item) == "true" {
      return refuse("an outlet of the class is named like it; give the outlet an element of its own first")
    }
    if home.isInPrototype(element.item) { return swiftEditsOfPrototype(home, element.item, edits) }
    return adding(
      home.generatedMembers(of: element.item), home.generatedMembers(of: element.item, named: new), to: edits)
  }

  /// The edits of the element's own name, and of those that refer to it in scenes.
  private func edits(inScenesOf item: Int, _ home: SceneInModule, to new: String) -> [FileEdit] {
    let uses = scene.uses(of: SceneInModule.Element(path: home.path, item: item)).map {
      FileEdit(path: $0.scene.path, range: $0.use.range, text: new)
    }
    return uses + (home.declaration(of: item).map { [FileEdit(path: home.path, range: $0.range, text: new)] } ?? [])
  }

  /// The edits together with those of generated members in Swift.
  private func adding(
    _ old: [GeneratedMember], _ new: [GeneratedMember], to edits: [FileEdit]
  ) -> Result<[FileEdit], Refusal> {
    let uses = GeneratedMemberUses(scene.module)
    var edits = edits
    var seen: Set<Location> = []
    for (member, renamed) in zip(old, new) {
      switch uses.locations(of: member) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let locations):
        for location in locations where seen.insert(location).inserted {
          edits.append(FileEdit(path: location.path, range: location.range, text: renamed.name))
        }
      }
      let isNew = member.name != renamed.name
      if isNew, case .success(let taken) = uses.locations(of: renamed), !taken.isEmpty {
        return refuse("Swift uses '\(renamed.name)' already")
      }
    }
    return .success(edits)
  }

  private func swiftEditsOfPrototype(
    _ home: SceneInModule, _ item: Int, _ edits: [FileEdit]
  ) -> Result<[FileEdit], Refusal> {
    let property = GeneratedNames.property(home.outline.id(of: item)?.value ?? "")
    for text in scene.module.swiftFiles where !text.names.occurrences(of: property).isEmpty {
      return refuse("Swift uses '\(property)', which may be the view of a cell")
    }
    return .success(edits)
  }

  /// The edits of a parameter: those of its controller, of others with the same class, and of the class's initialiser.
  private func edits(ofParameter item: Int, _ home: SceneInModule, to new: String) -> Result<[FileEdit], Refusal> {
    guard let controller = home.outline.controller(of: item), let type = home.initializedType(of: controller) else {
      return refuse("the class of the controller is not in this module")
    }
    let takers = home.controllers(takingParameter: name, withType: type)
    let functions = takers.flatMap { $0.scene.functions(takingParametersOf: $0.controller) }
    guard let labels = ParameterLabels(name, of: type, takenBy: functions, scene.module) else {
      return refuse("'\(type)', whose initialiser takes it, is not in the sources of this module")
    }
    let inScenes = takers.flatMap { edits(inScenesOf: $0.parameter, $0.scene, to: new) }
    return labels.edits(to: new).map { inScenes + $0 }
  }

  // MARK: Segues

  private func edits(ofSegue item: Int, to new: String) -> Result<[FileEdit], Refusal> {
    let outline = scene.outline
    guard let controller = outline.controller(of: item), let value = outline.attribute(.identifier, of: item) else {
      return refuse("the segue leaves no controller")
    }
    guard let renamed = SpelledName.lowerCamel(new) else { return refuse("no name in Swift can be made of '\(new)'") }
    let others = outline.segues.filter { $0 != item && outline.controller(of: $0) == controller }
    if others.contains(where: { scene.segueName($0) == renamed }) {
      return refuse("a segue of the controller is called '\(new)' already")
    }
    // Segues that differ only in what triggers them are one segue in Swift.
    let alike = others.filter { outline.value(.identifier, of: $0) == name }
    if scene.module.swiftFiles.contains(where: { $0.names.hasLiteral(name) }) {
      return refuse("Swift has the text \"\(name)\", which may be the identifier")
    }
    let ranges = [value.valueRange] + alike.compactMap { outline.attribute(.identifier, of: $0)?.valueRange }
    let edits = ranges.map { FileEdit(path: scene.path, range: $0, text: new) }
    return adding(scene.generatedMembers(of: item), scene.generatedMembers(of: item, named: new), to: edits)
  }

  // MARK: Members in Swift

  private func edits(of link: SwiftLink, to new: String) -> Result<[FileEdit], Refusal> {
    guard SwiftName.isIdentifier(new), !SwiftName.isKeyword(new) else { return refuse("'\(new)' is no name in Swift") }
    let owner: String
    switch link {
    case .type: return refuse("rename the class in Swift")
    case .method(_, let name), .property(_, let name): owner = name
    }
    if scene.module.swiftFiles.contains(where: { !$0.names.occurrences(of: new).isEmpty }) {
      return refuse("Swift uses '\(new)' already")
    }
    return UserMemberUses(scene.module).locations(of: name, in: owner).map { locations in
      let values = scene.values(naming: link).map { value in
        Location(path: value.path, range: SourceRange(value.range.start, value.range.start + name.utf8.count))
      }
      return (values + locations).map { FileEdit(path: $0.path, range: $0.range, text: new) }
    }
  }
}

extension SceneInModule {
  /// Whether something that could be meant by a name has it already.
  fileprivate func isTaken(_ name: String, for item: Int) -> Bool {
    switch outline.items[item].kind.role {
    case .controller, .placeholder: outline.controller(named: name) != nil
    case .style: outline.style(named: name) != nil
    case .parameter:
      outline.controller(of: item).map { controller in
        parameters(of: controller).contains { declaration(of: $0)?.name == name }
      } ?? false
    default: outline.object(named: name, from: item) != nil
    }
  }

  /// Whether texts of the file are translated.
  fileprivate var isLocalized: Bool {
    guard !outline.items.isEmpty else { return false }
    return (outline.value(.localization, of: 0) ?? module.options.localization ?? "") != ""
  }

  /// Whether an element belongs to a prototype, whose views are no members of the scene.
  fileprivate func isInPrototype(_ item: Int) -> Bool {
    let tree = outline.items[item].tree
    return !outline.items[tree].kind.role.isDisjoint(with: .reusable)
  }
}
