import SwiftDeclarations

/// What the files of a target declare, by the names of types without those of outer types.
struct DeclaredTypes {
  private var methods: [String: [FunctionDeclaration]] = [:]
  /// What classes inherit from: superclasses and protocols.
  private var superclasses: [String: [String]] = [:]
  /// What types and their extensions conform to.
  private var inherited: [String: [String]] = [:]
  private var protocols: Set<String> = []

  init(_ files: [SourceFile]) {
    for declaration in files.lazy.flatMap(\.declarations.types) {
      // `extension Login.Form` and `extension Form` inside Login are the same.
      let name = Self.lastName(declaration.name)
      methods[name, default: []] += declaration.methods
      inherited[name, default: []] += declaration.inherited.map(Self.lastName)
      if declaration.kind == .class { superclasses[name, default: []] += declaration.inherited.map(Self.lastName) }
      if declaration.kind == .protocol { protocols.insert(name) }
    }
  }

  /// The name without those of outer types.
  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The classes that a class inherits from, with the class itself.
  func lineage(of type: String) -> [String] {
    Self.reached(from: [Self.lastName(type)]) { superclasses[$0] ?? [] }
  }

  /// The protocols that a type and its extensions name, with those that the target's protocols inherit.
  func conformances(of type: String) -> [String] {
    Self.reached(from: inherited[type] ?? []) { protocols.contains($0) ? inherited[$0] ?? [] : [] }
  }

  /// Names and all that follows from them, each once.
  private static func reached(from names: [String], _ next: (String) -> [String]) -> [String] {
    var reached: [String] = []
    var seen: Set<String> = []
    var open = names.reversed() as [String]
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      reached.append(name)
      open += next(name)
    }
    return reached
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
