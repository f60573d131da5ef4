import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// The classes of a module that share a member: the one that declares it first, and all that inherit from that.
struct ClassFamily {
  /// The class that declares the member first.
  let root: String
  /// The declarations of the classes, extensions included.
  let declarations: [TypeDeclaration]
  /// The names of the classes, without those of the types around them.
  let simpleNames: Set<String>
  private let names: Set<String>

  /// - Parameter declares: whether a class or an extension declares the member.
  init(of owner: String, _ module: Module, _ declares: (TypeDeclaration) -> Bool) {
    let index = module.classes
    let types = module.swiftFiles.flatMap(\.declarations.types)
    let classes = types.filter { $0.kind == .class }.map { (name: $0.name, members: ClassMembers($0.name, index)) }
    let own = ClassMembers(owner, index)
    let declaring = Set(types.filter(declares).map(\.name))
    // Of several classes in one line, that from which all others inherit.
    var root = own?.declaration.type.name ?? owner
    for (name, members) in classes where declaring.contains(name) && own?.isSubclass(of: name, index) == true {
      if !declaring.contains(root) || ClassMembers(root, index)?.isSubclass(of: name, index) == true,
        members != nil
      {
        root = name
      }
    }
    let names = Set(classes.filter { $0.members?.isSubclass(of: root, index) == true }.map(\.name) + [root])
    self.root = root
    self.names = names
    declarations = types.filter { names.contains($0.name) }
    simpleNames = Set(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }

  /// Whether a class of the module is one of them.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether the name at an offset declares a member of the classes, and not a variable in a function.
  func hasMember(_ name: String, at offset: Int, in text: SourceText) -> Bool {
    text.declarations.types.contains { type in
      guard names.contains(type.name) else { return false }
      let methods = (type.methods + type.staticMethods).lazy.filter { $0.name == name }.map(\.range)
      let properties = type.properties.lazy.filter { $0.name == name }.map(\.range)
      return methods.contains { $0.start == offset } || properties.contains { $0.start == offset }
    }
  }
}
