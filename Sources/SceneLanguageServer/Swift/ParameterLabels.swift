import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Finds where the Swift of a module writes a parameter of a controller as a label: where the controller's type declares
/// the initialiser, and in calls of that and of the generated functions that take the parameter.
struct ParameterLabels {
  /// The facts about a label.
  private enum Verdict {
    /// A label in a call.
    case argument
    /// The name of the initialiser's parameter, or its label where it has both.
    case declaration
    case other
    /// It may be meant, in words for the user.
    case unsure(String)
  }

  private let module: Module
  /// The parameter.
  private let name: String
  /// The type whose initialiser takes it, without outer types.
  private let type: String
  /// Other names of the type.
  private let aliases: Set<String>
  /// The classes that it inherits from, and that inherit from it.
  private let relatives: Set<String>
  private let protocols: Set<String>
  /// The generated functions that take the parameter.
  private let functions: [GeneratedMember]
  private let uses: GeneratedMemberUses

  /// Nil if the Swift files of the module do not show the type.
  init?(_ name: String, of type: String, takenBy functions: [GeneratedMember], _ module: Module) {
    let classes = module.classes
    guard let declared = ClassMembers(type, classes)?.declaration.type ?? classes.type(type)?.type else { return nil }
    self.module = module
    self.name = name
    self.functions = functions
    self.type = Self.simple(declared.name)
    uses = GeneratedMemberUses(module)
    relatives = Set(
      classes.classNames.filter { other in
        other != declared.name
          && (ClassMembers(other, classes)?.isSubclass(of: declared.name, classes) == true
            || ClassMembers(declared.name, classes)?.isSubclass(of: other, classes) == true)
      }.map(Self.simple))
    protocols = Set(
      module.swiftFiles.flatMap(\.declarations.types).filter { $0.kind == .protocol }.map { Self.simple($0.name) })
    aliases = Self.aliases(of: self.type, module)
  }

  private static func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The names that type aliases of the module give to a type.
  private static func aliases(of type: String, _ module: Module) -> Set<String> {
    Set(
      module.swiftFiles.map(\.names).flatMap { names in
        names.occurrences(of: "typealias").compactMap { alias in
          names.word(alias.index + 3) == type ? names.word(alias.index + 1) : nil
        }
      })
  }

  /// The edits that give the parameter another name, or why they are not known.
  func edits(to new: String) -> Result<[FileEdit], Refusal> {
    var edits: [FileEdit] = []
    var initializers = 0
    for text in module.swiftFiles {
      let names = text.names
      for label in names.occurrences(of: name) where names.isArgumentLabel(label.index) {
        switch verdict(label, text) {
        case .other: break
        case .argument: edits.append(FileEdit(path: text.path, range: SourceRange(label.range), text: new))
        case .declaration:
          guard !names.labels(beside: label.index).contains(new) else {
            return refusal(label, text, "has a neighbour called '\(new)'")
          }
          initializers += 1
          edits += InitializerParameter(label, names).edits(to: new, in: text.path)
        case .unsure(let reason): return refusal(label, text, reason)
        }
      }
    }
    switch initializers {
    case 0: return .failure(Refusal(reason: "no initialiser of '\(type)' with the label '\(name)' is in its sources"))
    case 1: return .success(edits)
    default: return .failure(Refusal(reason: "several initialisers of '\(type)' have the label '\(name)'"))
    }
  }

  private func refusal(
    _ label: SwiftNames.Occurrence, _ text: SourceText, _ reason: String
  ) -> Result<[FileEdit], Refusal> {
    let line = text.lines.line(of: label.range.lowerBound) + 1
    return .failure(Refusal(reason: "'\(name)' in \(text.path.lastPathComponent), line \(line), \(reason)"))
  }

  private func verdict(_ label: SwiftNames.Occurrence, _ text: SourceText) -> Verdict {
    let names = text.names
    guard let index = names.callee(around: label.index), let function = names.word(index) else { return .other }
    let callee = names.occurrence(index)
    if function == "init" { return initializer(callee, names) }
    if isType(function) { return .argument }
    if function == "Self" { return owned(by: callee.type, as: .argument) }
    if relatives.contains(function) { return .unsure("may be a label of the initialiser of '\(type)'") }
    for member in functions where member.name == function {
      switch uses.verdict(callee, member, text) {
      case .own: return .argument
      case .other: continue
      case .unsure(let reason): return .unsure("is a label of '\(function)', which \(reason)")
      }
    }
    return .other
  }

  private func isType(_ name: String) -> Bool { name == type || aliases.contains(name) }

  /// What a label of a call or declaration of `init` is.
  private func initializer(_ callee: SwiftNames.Occurrence, _ names: SwiftNames) -> Verdict {
    switch callee.receiver {
    case .none:
      if callee.type.map(protocols.contains) ?? false { return .unsure("is a label that a protocol may ask for") }
      return owned(by: callee.type, as: .declaration)
    case .name("self"), .name("Self"): return owned(by: callee.type, as: .argument)
    case .name("super"): return ofSuperclass(of: callee.type)
    case .name(let receiver):
      if isType(receiver) { return .argument }
      let isKnown = receiver.first?.isUppercase == true && !relatives.contains(receiver)
      return isKnown ? .other : .unsure("may be a label of the initialiser of '\(type)'")
    case .implicit, .call: return .unsure("may be a label of the initialiser of '\(type)'")
    }
  }

  /// What belongs to the type in whose body it stands.
  private func owned(by owner: String?, as verdict: Verdict) -> Verdict {
    guard let owner else { return .other }
    if isType(owner) { return verdict }
    return relatives.contains(owner) ? .unsure("may be a label of the initialiser of '\(type)'") : .other
  }

  private func ofSuperclass(of owner: String?) -> Verdict {
    guard let owner, relatives.contains(owner) else { return .other }
    let superclass = module.classes.type(owner)?.type.inherited.first
    return superclass.map(isType) ?? false
      ? .argument : .unsure("may be a label of the initialiser of '\(type)'")
  }
}

/// The parameter of an initialiser where that is declared.
private struct InitializerParameter {
  private let label: SwiftNames.Occurrence
  private let names: SwiftNames
  private let name: String

  init(_ label: SwiftNames.Occurrence, _ names: SwiftNames) {
    self.label = label
    self.names = names
    name = names.word(label.index) ?? ""
  }

  /// The edits that change its label, and the name with it where it is both and the body leaves no doubt.
  func edits(to new: String, in path: String) -> [FileEdit] {
    let edit = FileEdit(path: path, range: SourceRange(label.range), text: new)
    if names.word(label.index + 1) != nil { return [edit] }
    guard let values = values(insteadOf: new) else {
      let start = label.range.lowerBound
      return [FileEdit(path: path, range: SourceRange(start, start), text: new + " ")]
    }
    return [edit] + values.map { FileEdit(path: path, range: SourceRange($0.range), text: new) }
  }

  /// The places in the body that mean the parameter; nil if some may mean another variable, or something else is called
  /// as it is to be called.
  private func values(insteadOf new: String) -> [SwiftNames.Occurrence]? {
    guard let body = names.body(around: label.index) else { return nil }
    func variables(_ name: String) -> [SwiftNames.Occurrence] {
      names.occurrences(of: name).filter {
        body.contains($0.index) && $0.receiver == .none && !names.isArgumentLabel($0.index)
      }
    }
    let found = variables(name)
    let isHidden = (names.occurrences(of: name) + names.occurrences(of: new)).contains {
      body.contains($0.index) && declaresVariable($0)
    }
    return isHidden || !variables(new).isEmpty ? nil : found
  }

  /// Whether an occurrence in the body may declare a variable: behind a keyword, or as a parameter of a closure or of a
  /// function.
  private func declaresVariable(_ occurrence: SwiftNames.Occurrence) -> Bool {
    let index = occurrence.index
    if occurrence.isDeclared || names.word(index + 1) == "in" { return true }
    if names.isArgumentLabel(index) {
      guard let callee = names.callee(around: index) else { return true }
      return names.word(callee) == "init" || names.word(callee - 1) == "func"
    }
    let isListed = names.sign(index - 1) == UInt8(ascii: ",") || names.sign(index + 1) == UInt8(ascii: ",")
    return isListed && names.openBracket(around: index).flatMap(names.sign) == UInt8(ascii: "{")
  }
}
