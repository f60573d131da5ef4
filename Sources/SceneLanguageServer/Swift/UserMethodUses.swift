import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Finds where the Swift of a module declares, overrides and uses a method that scenes call, and says where that cannot
/// be known without types.
struct UserMethodUses {
  /// A place that names the method, with the labels that it says.
  struct Use {
    let path: String
    let name: SourceRange
    /// The labels in the parentheses behind the name, each with its range; nil where nothing is in front of an argument.
    let labels: [SwiftNames.Label]
    let isDeclaration: Bool
  }

  /// What is known of an occurrence of the name.
  enum Verdict {
    case own, other
    /// It may be meant, in words for the user.
    case unsure(String)
  }

  /// The method.
  let method: FunctionDeclaration
  let module: Module
  /// The class that scenes call it on.
  private let owner: String
  /// The class that declares the method first and all that inherit from it.
  private let family: ClassFamily
  /// Other methods of the name in these classes.
  let others: [FunctionDeclaration]
  /// Whether these classes have other methods of the name, or UIKit has some.
  private let isOverloaded: Bool
  /// The methods of the name that other types of the module declare.
  private let isDeclaredElsewhere: Bool

  /// The method of a class that a call with some labels is of; nil if the class has none.
  ///
  /// It fails where several methods could be meant, or not all of them are known.
  static func find(
    _ name: String, _ labels: [String], in owner: String, _ module: Module
  ) -> Result<UserMethodUses?, Refusal> {
    let classes = module.classes
    guard let members = ClassMembers(owner, classes) else { return refuse("'\(owner)' is not in the sources") }
    let fitting = members.methods(name).filter { $0.method.accepts(labels: labels) }
    guard let first = fitting.first else {
      return members.isOpen ? refuse("the sources do not show all that '\(owner)' inherits") : .success(nil)
    }
    if let other = fitting.first(where: { $0.method.fullName != first.method.fullName }) {
      return refuse("'\(owner)' has '\(first.method.fullName)' and '\(other.method.fullName)', and both fit")
    }
    let fullName = first.method.fullName
    if first.method.isStatic { return refuse("'\(fullName)' is static") }
    if let asking = module.swiftFiles.flatMap(\.declarations.types).first(where: { type in
      module.classes.type(type.name)?.type.kind == .protocol && type.methods.contains { $0.fullName == fullName }
    }) {
      return refuse("the protocol '\(asking.name)' declares '\(fullName)'")
    }
    let family = ClassFamily(of: owner, module) { type in type.methods.contains { $0.fullName == fullName } }
    if family.declarations.contains(where: { type in
      type.name == family.root && type.methods.contains { $0.fullName == fullName && $0.isOverride }
    }) {
      return refuse("'\(fullName)' overrides a method that is not in the sources")
    }
    return .success(UserMethodUses(first.method, owner, family, module))
  }

  private static func refuse(_ reason: String) -> Result<UserMethodUses?, Refusal> { .failure(Refusal(reason: reason)) }

  private init(_ method: FunctionDeclaration, _ owner: String, _ family: ClassFamily, _ module: Module) {
    self.method = method
    self.owner = owner
    self.family = family
    self.module = module
    others = family.declarations.flatMap { $0.methods + $0.staticMethods }.filter {
      $0.name == method.name && $0.fullName != method.fullName
    }
    isOverloaded = UIKitClasses.mayHaveMethod(method.name) || !others.isEmpty
    isDeclaredElsewhere = module.swiftFiles.contains { text in
      text.names.occurrences(of: method.name).contains { occurrence in
        // A case is no member of a value.
        occurrence.isDeclared && text.names.word(occurrence.index - 1) != "case"
          && !family.hasMember(method.name, at: occurrence.range.lowerBound, in: text)
      }
    }
  }

  /// Whether a class has the method by inheritance, or declares it for others.
  func isMember(_ name: String) -> Bool {
    family.contains(ClassMembers(name, module.classes)?.declaration.type.name ?? name)
  }

  /// The places that name the method, or why they are not known.
  func uses() -> Result<[Use], Refusal> {
    var found: [Use] = []
    let selector = ObjectiveCSelector(of: method).text
    for text in module.swiftFiles {
      let hiding = HiddenNames(method.name, in: text.names, of: family.simpleNames)
      for occurrence in text.names.occurrences(of: method.name) where !hiding.covers(occurrence) {
        switch verdict(occurrence, text) {
        case .other: break
        case .own: found.append(use(occurrence, text))
        case .unsure(let reason): return .failure(module.refusal(method.name, text, occurrence, reason))
        }
      }
      if let literal = text.names.selectorLiteral(selector) {
        return .failure(module.refusal(selector, text, literal, "names it as a text"))
      }
    }
    return .success(found)
  }

  private func use(_ occurrence: SwiftNames.Occurrence, _ text: SourceText) -> Use {
    Use(
      path: text.path, name: SourceRange(occurrence.range), labels: text.names.labels(behind: occurrence.index) ?? [],
      isDeclaration: occurrence.isDeclared)
  }

  private func verdict(_ occurrence: SwiftNames.Occurrence, _ text: SourceText) -> Verdict {
    let isInside = occurrence.type.map(family.simpleNames.contains) ?? false
    if occurrence.isDeclared { return declaration(occurrence, isInside, text) }
    switch occurrence.receiver {
    case .none where occurrence.isLabel: return .other
    case .none: return isInside ? overload(occurrence, text) : .other
    case .implicit: return .other
    case .name("self"), .name("super"), .name("Self"): return isInside ? overload(occurrence, text) : .other
    case .name(let receiver) where family.simpleNames.contains(receiver): return overload(occurrence, text)
    case .name(let receiver) where receiver.first?.isUppercase == true: return .other
    case .name(let receiver) where receiver.lowercased().hasSuffix("scene"): return .other
    case .name, .call:
      if isDeclaredElsewhere { return .unsure("may be a member of '\(owner)'") }
      return overload(occurrence, text)
    }
  }

  private func declaration(_ occurrence: SwiftNames.Occurrence, _ isInside: Bool, _ text: SourceText) -> Verdict {
    guard family.hasMember(method.name, at: occurrence.range.lowerBound, in: text) else {
      // A variable of the name inside the class hides the method.
      return isInside ? .unsure("is declared inside the class") : .other
    }
    let isSame = family.declarations.contains { type in
      type.methods.contains { $0.range.start == occurrence.range.lowerBound && $0.fullName == method.fullName }
    }
    return isSame ? .own : .other
  }

  /// Whether the labels behind a name are those of the method, where there are several of the name.
  private func overload(_ occurrence: SwiftNames.Occurrence, _ text: SourceText) -> Verdict {
    guard isOverloaded else { return .own }
    guard let labels = text.names.labels(behind: occurrence.index),
      !text.names.hasTrailingClosure(behind: occurrence.index)
    else { return .unsure("may be one of several methods") }
    let names = labels.map(\.name)
    if !method.accepts(labels: names) { return .other }
    return others.contains { $0.accepts(labels: names) } ? .unsure("may be one of several methods") : .own
  }
}

extension Module {
  /// Why an occurrence of a name keeps a rename from being certain.
  func refusal(_ name: String, _ text: SourceText, _ occurrence: SwiftNames.Occurrence, _ reason: String) -> Refusal {
    refusal(name, text, occurrence.range.lowerBound, reason)
  }

  /// Why the text at an offset keeps a rename from being certain.
  func refusal(_ name: String, _ text: SourceText, _ offset: Int, _ reason: String) -> Refusal {
    let line = text.lines.line(of: offset) + 1
    return Refusal(reason: "'\(name)' in \(text.path.lastPathComponent), line \(line), \(reason)")
  }
}
