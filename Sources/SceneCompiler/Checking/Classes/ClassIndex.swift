import SceneCatalog
package import SceneDiagnostics
package import SwiftDeclarations

/// The declarations in the Swift sources of the module, by name.
package struct ClassIndex: Sendable {
  /// A declaration, and the file that it is in.
  package struct Declaration: Sendable {
    package let file: SceneFile
    package let type: TypeDeclaration

    /// Where something of it stands.
    package func place(_ range: SourceRange) -> Place { Place(file, range) }
  }

  /// Whether all declarations are known: where a file is incomplete, what seems to be missing may be there.
  let isComplete: Bool
  /// Whether a module is exported to all files, so that a class may be one of its.
  let exportsModules: Bool
  private var declarations: [String: [Declaration]] = [:]
  /// The names of type aliases, without what they stand in.
  private var aliases: Set<String> = []

  package init(_ files: [SwiftFile]) {
    isComplete = !files.contains { $0.isIncomplete }
    exportsModules = files.contains { $0.exportsModule }
    for file in files {
      for type in file.types {
        declarations[type.name, default: []].append(Declaration(file: file.file, type: type))
        guard type.kind == .typealias else { continue }
        aliases.insert(type.name.split(separator: ".").last.map(String.init) ?? type.name)
      }
    }
  }

  /// The types and extensions of a name; of `Shop.Item`, where nothing is called that, those of `Item`.
  package func declarations(of name: String) -> [Declaration] {
    if let found = declarations[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    return declarations[String(name[name.index(after: dot)...])] ?? []
  }

  /// Whether a type alias of the module, wherever it stands, has a name.
  package func hasAlias(_ name: String) -> Bool { aliases.contains(name) }

  /// The declaration of a type itself, a typealias included.
  package func type(_ name: String) -> Declaration? {
    declarations(of: name).first { $0.type.kind != .extension }
  }

  /// The names of all classes that other files see.
  package var classNames: [String] {
    declarations.values.joined().filter { $0.type.kind == .class && !$0.type.isPrivate }.map(\.type.name)
  }
}
