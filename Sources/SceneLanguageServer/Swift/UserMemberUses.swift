import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Finds where the Swift of a module uses a property or method that scenes name, and says where that cannot be known
/// without types.
struct UserMemberUses {
  private let module: Module

  init(_ module: Module) { self.module = module }

  /// The declaration and all uses, or why they are not known.
  func locations(of name: String, in owner: String) -> Result<[Location], Refusal> {
    var found: [Location] = []
    let isUIKit = UIKitClasses.mayHaveProperty(name) || UIKitClasses.mayHaveMethod(name)
    let classes = family(of: owner)
    for text in module.swiftFiles {
      for occurrence in text.names.occurrences(of: name) {
        let location = Location(path: text.path, range: SourceRange(occurrence.range))
        let line = text.lines.line(of: occurrence.range.lowerBound) + 1
        func unsure(_ reason: String) -> Result<[Location], Refusal> {
          .failure(Refusal(reason: "'\(name)' in \(text.path.lastPathComponent), line \(line), \(reason)"))
        }
        let isInside = occurrence.type.map(classes.contains) ?? false
        switch occurrence.receiver {
        case .none where occurrence.isLabel && !occurrence.isDeclared: continue
        case .none where occurrence.isDeclared:
          if isMember(occurrence, text, name, classes) {
            found.append(location)
          } else {
            // A variable of the name inside the class hides the property.
            if isInside { return unsure("is declared inside the class") }
          }
        case .none where isInside, .name("self") where isInside: found.append(location)
        case .none: continue
        case .implicit: return unsure("may be a member of '\(owner)'")
        case .name, .call:
          if isUIKit || isDeclaredElsewhere(name, classes) { return unsure("may be a member of '\(owner)'") }
          found.append(location)
        }
      }
    }
    return .success(found)
  }

  /// The class and all classes of the module that inherit from it or that it inherits from.
  private func family(of owner: String) -> Set<String> {
    let classes = module.classes
    let related = classes.classNames.filter { name in
      ClassMembers(name, classes)?.isSubclass(of: owner, classes) == true
        || ClassMembers(owner, classes)?.isSubclass(of: name, classes) == true
    }
    return Set(related + [owner])
  }

  /// Whether a declaration is the member of a class, and not a variable in a function.
  private func isMember(
    _ occurrence: SwiftNames.Occurrence, _ text: SourceText, _ name: String, _ classes: Set<String>
  ) -> Bool {
    text.declarations.types.contains { type in
      guard classes.contains(type.name) else { return false }
      let ranges =
        type.properties.filter { $0.name == name }.map(\.range) + type.methods.filter { $0.name == name }.map(\.range)
      return ranges.contains { $0.start == occurrence.range.lowerBound }
    }
  }

  /// Whether another type of the module declares a member of the name.
  private func isDeclaredElsewhere(_ name: String, _ classes: Set<String>) -> Bool {
    module.swiftFiles.contains { text in
      text.names.occurrences(of: name).contains { $0.isDeclared && !isMember($0, text, name, classes) }
    }
  }
}
