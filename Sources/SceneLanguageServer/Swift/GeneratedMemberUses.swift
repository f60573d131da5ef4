import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Finds where the Swift of a module uses generated members, and says where that cannot be known without types.
struct GeneratedMemberUses {
  /// What is known of an occurrence.
  enum Verdict {
    case own, other
    /// It may be meant, in words for the user.
    case unsure(String)
  }

  private let module: Module
  private let files: [SourceText]
  /// The names by which classes reach their scenes.
  private let accessors: Set<String>
  /// The types of the scenes whose controllers have a class, by the class.
  private let scenesByClass: [String: [String]]
  /// The types of the scenes whose controllers have a class.
  private let scenesOfClasses: Set<String>
  /// The types of the scenes that have a member, by its name.
  private let scenesByMember: [String: Set<String>]
  /// The types that make controllers, by the names of their functions.
  private let makers: [String: Set<String>]
  /// Whether the module declares something called `scene` itself, so that `x.scene` need not be a generated scene.
  private let declaresScene: Bool
  /// Whether some scene is held under a name that is no accessor.
  private let passesScenesOn: Bool

  init(_ module: Module) {
    self.module = module
    files = module.swiftFiles
    var accessors: Set<String> = ["scene"]
    var scenesByClass: [String: [String]] = [:]
    var scenes: [String: Set<String>] = [:]
    var makers: [String: Set<String>] = [:]
    for text in module.scenes {
      let scene = SceneInModule(text: text, module: module)
      for item in scene.outline.items.indices {
        for member in scene.generatedMembers(of: item) {
          switch member.kind {
          case .sceneMember(let type): scenes[member.name, default: []].insert(type)
          case .maker(let type): makers[member.name, default: []].insert(type)
          case .accessor: accessors.insert(member.name)
          case .type, .segueCase: break
          }
        }
        if scene.outline.items[item].kind.role == .controller, let name = scene.customClass(of: item) {
          scenesByClass[name, default: []].append(scene.sceneType(of: item))
        }
      }
    }
    self.accessors = accessors
    self.scenesByClass = scenesByClass
    scenesOfClasses = Set(scenesByClass.values.joined())
    scenesByMember = scenes
    self.makers = makers
    declaresScene = files.contains { Self.isShadowed("scene", $0.names) }
    passesScenesOn = files.contains { text in
      accessors.contains { Self.isPassedOn($0, text.names) }
    }
  }

  /// The occurrences of a member, or why they are not known.
  ///
  /// - Parameter known: places that are something else.
  func locations(of member: GeneratedMember, besides known: Set<Location> = []) -> Result<[Location], Refusal> {
    var found: [Location] = []
    let isAliased = mayBeAliased(member)
    for text in files {
      for occurrence in text.names.occurrences(of: member.name) {
        let location = Location(path: text.path, range: SourceRange(occurrence.range))
        if known.contains(location) { continue }
        switch verdict(occurrence, member, isAliased: isAliased, text) {
        case .own: found.append(location)
        case .other: break
        case .unsure(let reason):
          let line = text.lines.line(of: occurrence.range.lowerBound) + 1
          let file = text.path.lastPathComponent
          return .failure(Refusal(reason: "'\(member.name)' in \(file), line \(line), \(reason)"))
        }
      }
    }
    return .success(found)
  }

  /// The occurrences of a member that are certain.
  func certainLocations(of member: GeneratedMember) -> [Location] {
    let isAliased = mayBeAliased(member)
    return files.flatMap { text in
      text.names.occurrences(of: member.name).compactMap { occurrence in
        guard case .own = verdict(occurrence, member, isAliased: isAliased, text) else { return nil }
        return Location(path: text.path, range: SourceRange(occurrence.range))
      }
    }
  }

  /// What is known of an occurrence of a member's name.
  func verdict(_ occurrence: SwiftNames.Occurrence, _ member: GeneratedMember, _ text: SourceText) -> Verdict {
    verdict(occurrence, member, isAliased: mayBeAliased(member), text)
  }

  private func verdict(
    _ occurrence: SwiftNames.Occurrence, _ member: GeneratedMember, isAliased: Bool, _ text: SourceText
  ) -> Verdict {
    switch member.kind {
    case .type: type(occurrence)
    case .maker(let scenes): maker(occurrence, member.name, scenes, text)
    case .sceneMember(let scene): sceneMember(occurrence, member.name, scene, isAliased: isAliased, text)
    case .segueCase(let scene): segueCase(occurrence, scene, text.names)
    case .accessor: accessor(occurrence)
    }
  }

  // MARK: Types

  private func type(_ occurrence: SwiftNames.Occurrence) -> Verdict {
    if occurrence.isDeclared { return .unsure("is a declaration of the same name") }
    switch occurrence.receiver {
    case .none: return occurrence.isLabel ? .other : .own
    case .name(let name) where name == module.options.moduleName: return .own
    default: return .unsure("is a member of something")
    }
  }

  private func accessor(_ occurrence: SwiftNames.Occurrence) -> Verdict {
    if occurrence.isDeclared || occurrence.isLabel { return .other }
    return .unsure("may be the way to the scene")
  }

  // MARK: Functions that make controllers

  private func maker(
    _ occurrence: SwiftNames.Occurrence, _ name: String, _ scenes: String, _ text: SourceText
  ) -> Verdict {
    switch occurrence.receiver {
    case .name(scenes), .call(scenes): return .own
    case .name(let other) where makers[name]?.contains(other) == true: return .other
    case .none where occurrence.isDeclared: return name.hasPrefix("make") ? .unsure("may make a destination") : .other
    case .none where occurrence.isLabel:
      guard text.names.call(around: occurrence.index) == "Factory" else { return .other }
      return makers[name] == [scenes] ? .own : .unsure("may be the label of another file's factory")
    case .none: return occurrence.type == scenes ? .own : .other
    case .name, .call, .implicit: break
    }
    if files.contains(where: { $0.names.occurrences(of: name).contains(where: \.isDeclared) }) {
      return .unsure("may be a function of the same name")
    }
    return makers[name] == [scenes] ? .own : .unsure("may make a controller of another file")
  }

  // MARK: Members of scenes

  private func sceneMember(
    _ occurrence: SwiftNames.Occurrence, _ name: String, _ scene: String, isAliased: Bool, _ text: SourceText
  ) -> Verdict {
    let names = text.names
    guard case .name(let receiver) = occurrence.receiver, accessors.contains(receiver) else {
      if case .call("of") = occurrence.receiver { return .unsure("is a member of a scene that a function gives") }
      if isLabelOfMaker(occurrence, names) { return .own }
      let isElsewhere = occurrence.isDeclared || occurrence.isLabel
      return isElsewhere || !isAliased ? .other : .unsure("may be a member of the scene under another name")
    }
    let accessorIndex = self.accessorIndex(occurrence, names)
    if case .none = names.receiver(accessorIndex), Self.isShadowed(receiver, names) {
      return .unsure("is a member of a 'scene' that is declared in the file")
    }
    if scenesByMember[name] == [scene] { return declaresScene ? own(accessorIndex, scene, occurrence, names) : .own }
    return own(accessorIndex, scene, occurrence, names)
  }

  /// Whether the scene is that of the class around, where several scenes have a member of the name.
  private func own(
    _ accessor: Int, _ scene: String, _ occurrence: SwiftNames.Occurrence, _ names: SwiftNames
  ) -> Verdict {
    let reason = "may be a member of another scene"
    switch names.receiver(accessor) {
    case .none, .name("self"): break
    default: return .unsure(reason)
    }
    guard names.word(accessor) == "scene", let type = occurrence.type else { return .unsure(reason) }
    guard let scenes = scenesByClass[type], scenes.count == 1 else { return .unsure(reason) }
    return scenes == [scene] ? .own : .other
  }

  private func accessorIndex(_ occurrence: SwiftNames.Occurrence, _ names: SwiftNames) -> Int {
    var index = occurrence.index - 2
    while names.word(index) == nil, index > 0 { index -= 1 }
    return index
  }

  /// Whether a name is the label of a child in a call of a function that makes a controller.
  private func isLabelOfMaker(_ occurrence: SwiftNames.Occurrence, _ names: SwiftNames) -> Bool {
    guard occurrence.isLabel, let call = names.call(around: occurrence.index) else { return false }
    return makers[call] != nil
  }

  /// Whether a file declares what the name of an accessor could mean instead, other than by `let scene = dash.scene`.
  private static func isShadowed(_ accessor: String, _ names: SwiftNames) -> Bool {
    names.occurrences(of: accessor).contains { occurrence in
      if occurrence.isLabel { return true }
      guard occurrence.isDeclared else { return false }
      return !isAlias(occurrence, accessor, names)
    }
  }

  /// Whether a declaration is `let scene = … .scene`.
  private static func isAlias(_ occurrence: SwiftNames.Occurrence, _ accessor: String, _ names: SwiftNames) -> Bool {
    guard names.sign(occurrence.index + 1) == UInt8(ascii: "=") else { return false }
    var index = occurrence.index + 2
    while index < names.code.tokens.count, !names.code.tokens[index].isFirstOnLine { index += 1 }
    return names.word(index - 1) == accessor && names.sign(index - 2) == UInt8(ascii: ".")
  }

  /// Whether a scene that has a member can be held under a name that is no accessor: its type is named, or it is passed
  /// on.
  private func mayBeAliased(_ member: GeneratedMember) -> Bool {
    guard case .sceneMember(let scene) = member.kind else { return false }
    return passesScenesOn || files.contains { Self.isNamed(scene, $0.names) }
  }

  /// Whether a file names the type of a scene, other than for its segues.
  private static func isNamed(_ scene: String, _ names: SwiftNames) -> Bool {
    names.occurrences(of: scene).contains { occurrence in
      let next = names.sign(occurrence.index + 1)
      let member = names.word(occurrence.index + 2)
      return !(next == UInt8(ascii: ".") && ["Segue", "Identifier"].contains(member))
    }
  }

  /// Whether a file uses the value of an accessor other than for a member, or for `let scene = dash.scene`.
  private static func isPassedOn(_ accessor: String, _ names: SwiftNames) -> Bool {
    names.occurrences(of: accessor).contains { occurrence in
      guard case .name = occurrence.receiver else { return false }
      var next = occurrence.index + 1
      while let sign = names.sign(next), sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") { next += 1 }
      if names.sign(next) == UInt8(ascii: ".") { return false }
      return !isAliasValue(occurrence, accessor, names)
    }
  }

  /// Whether an occurrence is the end of `let scene = dash.scene`.
  private static func isAliasValue(
    _ occurrence: SwiftNames.Occurrence, _ accessor: String, _ names: SwiftNames
  ) -> Bool {
    (max(0, occurrence.index - 39)..<occurrence.index).contains { index in
      guard names.word(index) == accessor else { return false }
      let declaration = names.occurrence(index)
      return declaration.isDeclared && isAlias(declaration, accessor, names)
    }
  }

  // MARK: Cases of segues

  private func segueCase(_ occurrence: SwiftNames.Occurrence, _ scene: String, _ names: SwiftNames) -> Verdict {
    switch occurrence.receiver {
    case .name("Segue"), .name("Identifier"):
      let type = names.word(occurrence.index - 4)
      if type == scene { return .own }
      return type.map(scenesOfClasses.contains) ?? false ? .other : .unsure("may be a segue of the scene")
    case .implicit:
      if isCaseOfParameter(occurrence, scene, names) { return .own }
      let names = names.occurrences(of: scene).filter {
        names.word($0.index + 2) == "Segue" || names.word($0.index + 2) == "Identifier"
      }
      return names.isEmpty ? .other : .unsure("may be a segue of the scene")
    case .none, .name, .call: return .other
    }
  }

  /// Whether `.edit` is a case in a switch over a parameter whose type is the scene's `Segue`.
  private func isCaseOfParameter(_ occurrence: SwiftNames.Occurrence, _ scene: String, _ names: SwiftNames) -> Bool {
    guard let subject = switchSubject(occurrence.index, names) else { return false }
    // `segue: DashScene.Segue`
    return names.occurrences(of: scene).contains { type in
      names.word(type.index + 2) == "Segue" && names.sign(type.index - 1) == UInt8(ascii: ":")
        && names.word(type.index - 2) == subject && type.index < occurrence.index && type.type == occurrence.type
    }
  }

  /// What is switched over in the innermost switch in which a case stands.
  private func switchSubject(_ index: Int, _ names: SwiftNames) -> String? {
    // Back over other patterns of the case: `case .edit, .detail`.
    var start = index - 1
    while start > 0, names.word(start) != "case", names.sign(start) != UInt8(ascii: "{"),
      names.sign(start) != UInt8(ascii: ":")
    {
      start -= 1
    }
    guard names.word(start) == "case" else { return nil }
    var depth = 0
    var next = start
    while next >= 0 {
      if names.sign(next) == UInt8(ascii: "}") { depth += 1 }
      if names.sign(next) == UInt8(ascii: "{") {
        if depth == 0 { return names.word(next - 2) == "switch" ? names.word(next - 1) : nil }
        depth -= 1
      }
      next -= 1
    }
    return nil
  }
}
