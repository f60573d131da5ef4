import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// The change of one name in scenes and in Swift.
struct Renaming {
  /// What is renamed.
  enum Subject: Hashable {
    /// An element with an id, or a parameter.
    case element(SceneInModule.Element)
    /// A segue with an identifier.
    case segue(SceneInModule.Element)
    /// A property of the user's.
    case property(String, class: String)
    /// A method of the user's, with the labels of its parameters.
    case method(String, labels: [String], class: String)
  }

  private let scene: SceneInModule
  let subject: Subject
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
        subject = .segue(SceneInModule.Element(path: scene.path, item: item))
        (place, name) = (attribute.valueRange, attribute.value)
      } else if case .property(let property, let owner)? = scene.swiftLink(of: attribute, in: item) {
        subject = .property(property, class: owner)
        (place, name) = (attribute.valueRange, property)
      } else if let call = scene.call(by: attribute, in: item), let owner = call.owner {
        subject = .method(call.name, labels: call.labels, class: owner)
        name = call.name
        place = SourceRange(attribute.valueRange.start, attribute.valueRange.start + name.utf8.count)
      } else {
        return nil
      }
    } else {
      return nil
    }
    if place.length != name.utf8.count { return nil }
  }

  var module: Module { scene.module }

  /// A name that stands neither in Swift nor in a scene.
  var unusedName: String {
    let names = (1...).lazy.map { "unusedName\($0)" }
    return names.first { name in
      !module.scenes.contains { $0.outline.hasValue(name) }
        && !module.swiftFiles.contains { !$0.names.occurrences(of: name).isEmpty }
    } ?? name
  }

  /// The edits for another name.
  func edits(to new: String, in workspace: Workspace) -> Result<[FileEdit], Refusal> {
    if let broken = module.swiftFiles.first(where: { $0.names.isIncomplete || $0.declarations.isIncomplete }) {
      return refuse("'\(broken.path.lastPathComponent)' is not complete; close its brackets and strings first")
    }
    switch subject {
    case .element(let element): return edits(of: element, to: new, workspace)
    case .segue(let segue): return edits(ofSegue: segue.item, to: new, workspace)
    case .property(let name, let owner): return edits(ofProperty: name, in: owner, to: new)
    case .method(let name, let labels, let owner): return edits(ofMethod: name, labels, in: owner, to: new)
    }
  }

  private func refuse(_ reason: String) -> Result<[FileEdit], Refusal> { .failure(Refusal(reason: reason)) }

  // MARK: Elements

  private func edits(
    of element: SceneInModule.Element, to new: String, _ workspace: Workspace
  ) -> Result<[FileEdit], Refusal> {
    guard let home = scene.scene(element.path) else { return refuse("there is nothing of that name") }
    let role = home.outline.items[element.item].kind.role
    if role != .style, !SwiftName.isIdentifier(new) || SwiftName.isKeyword(new) {
      return refuse("'\(new)' is no name in Swift")
    }
    if home.isTaken(new, for: element.item) { return refuse("something here is called '\(new)' already") }
    let edits = edits(inScenesOf: element.item, home, to: new)
    if role == .style { return .success(edits) }
    if role == .parameter {
      return module.swiftFiles.isEmpty ? .success(edits) : self.edits(ofParameter: element.item, home, to: new)
    }
    if !module.swiftFiles.isEmpty, home.outline.value(.outlet, of: element.item) == "true" {
      return refuse("an outlet of the class is named like it; give the outlet an element of its own first")
    }
    return DerivedEdits(after: edits, module).edits(in: workspace).flatMap { derived in
      if home.isInPrototype(element.item) { return swiftEditsOfPrototype(home, element.item, edits + derived) }
      let (old, new) = (home.generatedMembers(of: element.item), home.generatedMembers(of: element.item, named: new))
      return adding(old, new, to: edits + derived)
    }
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
    guard !module.swiftFiles.isEmpty else { return .success(edits) }
    let uses = GeneratedMemberUses(module)
    let known = Set(edits.map { Location(path: $0.path, range: $0.range) })
    var edits = edits
    var seen = known
    for (member, renamed) in zip(old, new) {
      switch uses.locations(of: member, besides: known) {
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
    for text in module.swiftFiles where !text.names.occurrences(of: property).isEmpty {
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
    guard let labels = ParameterLabels(name, of: type, takenBy: functions, module) else {
      return refuse("'\(type)', whose initialiser takes it, is not in the sources of this module")
    }
    let inScenes = takers.flatMap { edits(inScenesOf: $0.parameter, $0.scene, to: new) }
    return labels.edits(to: new).map { inScenes + $0 }
  }

  // MARK: Segues

  private func edits(ofSegue item: Int, to new: String, _ workspace: Workspace) -> Result<[FileEdit], Refusal> {
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
    if module.swiftFiles.contains(where: { $0.names.hasLiteral(name) }) {
      return refuse("Swift has the text \"\(name)\", which may be the identifier")
    }
    let ranges = [value.valueRange] + alike.compactMap { outline.attribute(.identifier, of: $0)?.valueRange }
    let edits = ranges.map { FileEdit(path: scene.path, range: $0, text: new) }
    return DerivedEdits(after: edits, module).edits(in: workspace).flatMap { derived in
      adding(scene.generatedMembers(of: item), scene.generatedMembers(of: item, named: new), to: edits + derived)
    }
  }

  // MARK: Members in Swift

  private func edits(ofProperty name: String, in owner: String, to new: String) -> Result<[FileEdit], Refusal> {
    if let problem = problem(ofMember: new) { return refuse(problem) }
    guard ClassMembers(owner, module.classes)?.property(name) != nil else {
      return refuse("the sources of this module do not show '\(name)' of '\(owner)'")
    }
    let uses = UserPropertyUses(name, of: owner, module)
    return uses.locations().map { locations in
      let values = scene.values(naming: name) { link in
        if case .property(_, let type) = link { uses.isMember(type) } else { false }
      }
      return (values + locations).map { FileEdit(path: $0.path, range: $0.range, text: new) }
    }
  }

  private func edits(
    ofMethod name: String, _ labels: [String], in owner: String, to new: String
  ) -> Result<[FileEdit], Refusal> {
    if let problem = problem(ofMember: new) { return refuse(problem) }
    return UserMethodUses.find(name, labels, in: owner, module).flatMap { method in
      method?.edits(to: new) ?? refuse("the sources of this module do not show '\(name)' of '\(owner)'")
    }
  }

  /// What keeps a member of the user's from getting a name.
  private func problem(ofMember new: String) -> String? {
    if !SwiftName.isIdentifier(new) || SwiftName.isKeyword(new) { return "'\(new)' is no name in Swift" }
    let isUsed = module.swiftFiles.contains { !$0.names.occurrences(of: new).isEmpty }
    return isUsed ? "Swift uses '\(new)' already" : nil
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

  /// Whether an element belongs to a prototype, whose views are no members of the scene.
  fileprivate func isInPrototype(_ item: Int) -> Bool {
    let tree = outline.items[item].tree
    return outline.items[tree].kind.role.isOne(of: .reusable)
  }
}

extension SceneOutline {
  /// Whether an attribute has a value.
  fileprivate func hasValue(_ value: String) -> Bool {
    items.contains { item in document.attributes(of: item.node).contains { $0.value == value } }
  }
}
