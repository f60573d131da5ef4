import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Finds where the Swift of a module uses a property that scenes name, and says where that cannot be known without
/// types.
struct UserPropertyUses {
  private let name: String
  private let owner: String
  private let module: Module
  /// The class that declares the property first and all that inherit from it.
  private let family: ClassFamily

  init(_ name: String, of owner: String, _ module: Module) {
    self.name = name
    self.owner = owner
    self.module = module
    family = ClassFamily(of: owner, module) { type in type.properties.contains { $0.name == name } }
  }

  /// Whether a class has the property by inheritance, or declares it for others.
  func isMember(_ type: String) -> Bool {
    family.contains(ClassMembers(type, module.classes)?.declaration.type.name ?? type)
  }

  /// The declaration and all uses, or why they are not known.
  func locations() -> Result<[Location], Refusal> {
    var found: [Location] = []
    let isElsewhere = UIKitClasses.mayHaveProperty(name) || UIKitClasses.mayHaveMethod(name) || isDeclaredElsewhere
    for text in module.swiftFiles {
      let hiding = HiddenNames(name, in: text.names, of: family.simpleNames)
      for occurrence in text.names.occurrences(of: name) where !hiding.covers(occurrence) {
        func unsure(_ reason: String) -> Result<[Location], Refusal> {
          .failure(module.refusal(name, text, occurrence, reason))
        }
        let isInside = occurrence.type.map(family.simpleNames.contains) ?? false
        let location = Location(path: text.path, range: SourceRange(occurrence.range))
        switch occurrence.receiver {
        case .none where occurrence.isLabel && !occurrence.isDeclared: continue
        case .none where occurrence.isDeclared:
          if family.hasMember(name, at: occurrence.range.lowerBound, in: text) {
            found.append(location)
          } else {
            // A variable of the name inside the class hides the property.
            if isInside { return unsure("is declared inside the class") }
          }
        case .none where isInside, .name("self") where isInside, .name("super") where isInside: found.append(location)
        case .none: continue
        case .implicit: return unsure("may be a member of '\(owner)'")
        case .name, .call:
          if isElsewhere { return unsure("may be a member of '\(owner)'") }
          found.append(location)
        }
      }
    }
    return .success(found)
  }

  /// Whether another type of the module declares a member of the name.
  private var isDeclaredElsewhere: Bool {
    module.swiftFiles.contains { text in
      text.names.occurrences(of: name).contains {
        $0.isDeclared && !family.hasMember(name, at: $0.range.lowerBound, in: text)
      }
    }
  }
}
