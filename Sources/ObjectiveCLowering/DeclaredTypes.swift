import SwiftDeclarations

/// What the files of a target declare, by the names of types.
struct DeclaredTypes {
  private var methods: [String: [FunctionDeclaration]] = [:]
  private var superclasses: [String: [String]] = [:]
  private var protocols: Set<String> = []

  init(_ files: [SourceFile]) {
    for declaration in files.lazy.flatMap(\.declarations.types) {
      // `extension Login.Form` and `extension Form` inside Login are the same.
      let name = Self.lastName(declaration.name)
      methods[name, default: []] += declaration.methods
      if declaration.kind == .class { superclasses[name, default: []] += declaration.inherited.map(Self.lastName) }
      if declaration.kind == .protocol { protocols.insert(name) }
    }
  }

  /// The name without those of outer types.
  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  func isProtocol(_ name: String) -> Bool { protocols.contains(Self.lastName(name)) }

  /// The classes that a class inherits from, with the class itself.
  func lineage(of type: String) -> [String] {
    var lineage: [String] = []
    var open = [Self.lastName(type)]
    while let name = open.popLast(), !lineage.contains(name) {
      lineage.append(name)
      open += superclasses[name] ?? []
    }
    return lineage
  }

  /// The method of a type that a selector names, or of a class that it inherits from; nil if the target declares none.
  ///
  /// Without labels, the first method of the name that a selector can call.
  func method(_ name: String, _ labels: [String]?, of type: String) -> FunctionDeclaration? {
    for ancestor in lineage(of: type) {
      let named = (methods[ancestor] ?? []).filter { $0.name == name }
      if let labels {
        if let method = named.first(where: { $0.parameters.map(\.label) == labels }) { return method }
      } else if let method = named.first(where: { $0.parameters.count <= SelectorExpression.mostParameters }) {
        return method
      }
    }
    return nil
  }
}
